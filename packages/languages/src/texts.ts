import type { accountMail } from './en/account-mail.ts';
import type { common } from './en/common.ts';
import type * as dashboard from './en/dashboard/index.ts';
import type { dates } from './en/dates.ts';
import type { documents } from './en/documents.ts';
import type { feeds } from './en/feeds.ts';
import type { answers } from './en/forms/answers.ts';
import type { notifications } from './en/forms/notifications.ts';
import type { gatherings } from './en/gatherings.ts';
import type { letters } from './en/letters.ts';
import type { page } from './en/page.ts';
import type { place } from './en/place.ts';
import type { problems } from './en/problems/index.ts';
import type { quoteFields, quoteHeadings } from './en/quotes/fields.ts';
import type { share } from './en/share.ts';
import type { sheets } from './en/sheets.ts';
import type { toasts } from './en/toasts.ts';
import type { FieldWords } from './quotes/field-words.ts';

export type { FieldName } from './en/problems/field-names.ts';
export type { PasswordAdvice } from './en/problems/password-advice.ts';

/**
 * English is the type: every language says what English says, and is handed the same. What a text is for stands
 * beside the English one.
 */
type SaidAs<English> = {
  readonly [Text in keyof English]: English[Text] extends string
    ? string
    : English[Text] extends Readonly<Record<string, unknown>>
      ? SaidAs<English[Text]>
      : English[Text] extends (...values: infer Values) => string
        ? (...values: Values) => string
        : English[Text];
};

export type CommonTexts = SaidAs<typeof common>;
export type DateTexts = SaidAs<typeof dates>;
export type PlaceTexts = SaidAs<typeof place>;
export type ShareTexts = SaidAs<typeof share>;
export type ToastTexts = SaidAs<typeof toasts>;

export type PageTexts = SaidAs<typeof page>;
export type DocumentTexts = SaidAs<typeof documents>;
export type FeedTexts = SaidAs<typeof feeds>;
/** The texts of letters by e-mail, and those about them and about privacy. */
export type LetterTexts = SaidAs<typeof letters>;
/** What the mails to volunteers say. */
export type AccountMailTexts = SaidAs<typeof accountMail>;
/** The texts about gatherings. */
export type GatheringTexts = SaidAs<typeof gatherings>;
export type NotificationTexts = SaidAs<typeof notifications>;
/** The texts for visitors who are asked whether they come to a gathering. */
export type AnswerTexts = SaidAs<typeof answers>;
/** What login and dashboard say, by their rooms. */
export type DashboardTexts = SaidAs<typeof dashboard>;
/** The API's problems, by code. */
export type ProblemTexts = SaidAs<typeof problems>;

/** What the fields of a quote are called. */
export type QuoteFieldTexts = Readonly<Record<keyof typeof quoteFields, FieldWords>>;
/** What heads their columns in sheets: as many words as the language has for each. */
export type QuoteHeadings = Readonly<Record<keyof typeof quoteHeadings, readonly string[]>>;

/** Words by the number of what they name. */
type Named<Numbers extends number> = { readonly [Number in Numbers]?: readonly string[] };

/** The comments on the English words say what each is for. */
export interface DateWords {
  readonly regions: readonly string[];
  readonly months: Named<1 | 2 | 3 | 4 | 5 | 6 | 7 | 8 | 9 | 10 | 11 | 12>;
  readonly weekdays: Named<0 | 1 | 2 | 3 | 4 | 5 | 6>;
  readonly fillers: string;
}

/** For each kind of column, as many words as the language has. */
export interface SheetTexts {
  readonly headings: Readonly<Record<keyof typeof sheets.headings, readonly string[]>>;
  readonly dates: DateWords;
}
