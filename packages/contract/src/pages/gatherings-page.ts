import type { GatheringKind } from '../gatherings/new-gathering.ts';
import type { Language } from '../site/language.ts';

/** A moment as the community's clocks show it. */
export interface LocalTime {
  /** Civil day. */
  readonly day: string;
  /** `HH:MM` */
  readonly time: string;
}

/** One meeting as a page shows it: only what its readers may know. */
export interface ShownGathering {
  readonly id: number;
  /** The civil day by the rule, which its address has. */
  readonly day: string;
  /** The civil day by the rule where it is held on another one. */
  readonly movedFrom: string | null;
  /** Instants, ISO 8601 in UTC. */
  readonly startsAt: string;
  readonly endsAt: string;
  readonly begins: LocalTime;
  readonly ends: LocalTime;
  readonly kind: GatheringKind;
  readonly title: string;
  readonly description: string;
  readonly place: string;
  readonly online: string | null;
  readonly note: string | null;
  readonly cancelled: boolean;
  /** The language of its texts. */
  readonly language: Language;
}

/** Why a form at which visitors answer comes back. */
export type AnswerProblem =
  | 'stamp'
  /** The same form was sent before, and its answer is stored. */
  | 'sent'
  | 'tooMany'
  | 'name'
  | 'people'
  | 'places'
  | 'unavailable';

/** What was typed into a form that is shown again. */
export interface TypedAnswer {
  readonly name: string;
  readonly people: string;
}

/** What a page offers to people who want to come: a form, or the reason why there is none. */
export type Answering =
  | {
      readonly state: 'open';
      readonly stamp: string;
      /** A Feast asks for none. */
      readonly asksName: boolean;
      readonly typed: TypedAnswer;
      readonly problem: AnswerProblem | null;
    }
  | { readonly state: 'full' | 'closed' };

/**
 * The state of a meeting that somebody has answered for; only an answer for one that is `open` can still be changed.
 */
export type AnswerState = 'open' | 'begun' | 'cancelled' | 'lost' | 'off';

/** Somebody's answer, as they see it. */
export interface OwnAnswer {
  /** The language of the page. */
  readonly language: Language;
  /** Title and address where everybody may know them; null where only people with the link may. */
  readonly gathering: { readonly title: string; readonly address: string | null } | null;
  /** Civil day on which it is held. */
  readonly day: string;
  /** From when to when; null where the rule has no such day any more. */
  readonly when: Pick<ShownGathering, 'startsAt' | 'begins' | 'ends'> | null;
  readonly state: AnswerState;
  readonly asksName: boolean;
  /** The name in the answer; null where there is none, or where it cannot be read now. */
  readonly name: string | null;
  readonly people: number;
}

/** What one page about gatherings shows. */
export type GatheringsView =
  /** What everybody may know of the next weeks. */
  | { readonly view: 'all'; readonly shown: readonly ShownGathering[] }
  | {
      readonly view: 'one';
      readonly gathering: ShownGathering;
      /** Whether what is done there has pages of its own. */
      readonly hasProgramme: boolean;
      /** null where nobody is asked. */
      readonly answering: Answering | null;
    }
  /** What somebody with the link sees of a series. */
  | {
      readonly view: 'link';
      readonly token: string;
      readonly title: string;
      readonly description: string;
      readonly kind: GatheringKind;
      readonly language: Language;
      readonly shown: readonly ShownGathering[];
    }
  | {
      readonly view: 'link-day';
      readonly token: string;
      readonly gathering: ShownGathering;
      readonly hasProgramme: boolean;
      readonly answering: Answering | null;
    }
  | {
      readonly view: 'answer';
      readonly token: string;
      readonly answer: OwnAnswer;
      /** What was typed into a form that is shown again; null where none was sent. */
      readonly typed: TypedAnswer | null;
      /** What became of the form that was sent; null where none was. */
      readonly outcome: 'saved' | 'closed' | AnswerProblem | null;
    }
  | { readonly view: 'withdrawn' | 'gone' };

/** What the pages about gatherings have of their own. */
export interface GatheringsParts {
  readonly gatherings: GatheringsView;
}
