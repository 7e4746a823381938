import type { LanguageFacts } from './language-facts.ts';
import type {
  AccountMailTexts,
  AnswerTexts,
  DashboardTexts,
  DocumentTexts,
  FeedTexts,
  GatheringTexts,
  LetterTexts,
  NotificationTexts,
  PageTexts,
  ProblemTexts,
  SheetTexts,
} from './texts.ts';

/** The texts of a language by the part that they are loaded with. */
export interface Parts {
  readonly page: PageTexts;
  readonly documents: DocumentTexts;
  readonly feeds: FeedTexts;
  readonly letters: LetterTexts;
  readonly gatherings: GatheringTexts;
  readonly notifications: NotificationTexts;
  readonly answers: AnswerTexts;
  readonly accountMail: AccountMailTexts;
  readonly sheets: SheetTexts;
}

/** The functions that load each part by itself. */
export type PartLoaders = {
  readonly [Part in keyof Parts]: () => Promise<Readonly<Record<Part, Parts[Part]>>>;
};

/** What login and dashboard say, and the API where it refuses something. */
export interface DashboardParts {
  readonly dashboard: DashboardTexts;
  readonly problems: ProblemTexts;
}

/** All that English has to have. */
export interface OriginalLanguage extends PartLoaders {
  readonly facts: LanguageFacts;
}

/** All that every other language has to have. */
export interface WholeLanguage extends OriginalLanguage {
  /** Loads what login and dashboard say; English has that in the scripts themselves. */
  readonly dashboard: () => Promise<DashboardParts>;
}
