import { z } from 'zod';
import { civilDay, givenDay } from '../http/civil-day.ts';
import {
  adminProblems,
  defineEndpoints,
  entityProblems,
  IdParams,
  NoContent,
  Version,
} from '../http/endpoint.ts';
import { Problem, QuoteConflict } from '../http/problem.ts';
import { refuse, refusedAt, sayRule } from '../http/say-rule.ts';
import { Language } from '../site/language.ts';
import { askedLanguage } from '../site/settings.ts';
import { humanText } from '../text/human-text.ts';
import {
  CHANGED_SHAPE,
  GIVEN_SHAPE,
  KEPT_SHAPE,
  PUBLIC_QUOTE_FIELDS,
  STORED_SHAPE,
  TYPED_SHAPE,
} from './each-quote-field.ts';
import { NewTranslations, placeOfOwnLanguage, Translation } from './translations.ts';

/** A quote by itself, whatever translations it has. */
export const OriginalQuote = z
  .object({
    id: z.int(),
    ...STORED_SHAPE,
    addedBy: z.string().nullable().meta({
      description: 'Who added it, as they were named then; null when that is not known',
    }),
    createdAt: z.iso.datetime(),
    updatedAt: z.iso.datetime(),
    version: Version,
  })
  .meta({ id: 'OriginalQuote' });
export type OriginalQuote = z.infer<typeof OriginalQuote>;

/** A quote as lists have it: with the languages of its translations, but not with their texts. */
export const Quote = OriginalQuote.extend({
  languages: z.array(Language).meta({ description: 'Those that it is translated to' }),
}).meta({ id: 'Quote' });
export type Quote = z.infer<typeof Quote>;

/** A quote with all that it is in other languages. */
export const WholeQuote = Quote.extend({ translations: z.array(Translation) }).meta({
  id: 'WholeQuote',
});
export type WholeQuote = z.infer<typeof WholeQuote>;

const IN_PUBLIC = Object.fromEntries(PUBLIC_QUOTE_FIELDS.map((field) => [field, true])) as Record<
  (typeof PUBLIC_QUOTE_FIELDS)[number],
  true
>;

/** The quote of the day as the home page shows it: plain text, free of markup. */
export const TodaysQuote = OriginalQuote.pick({ id: true, ...IN_PUBLIC }).meta({
  id: 'TodaysQuote',
});
export type TodaysQuote = z.infer<typeof TodaysQuote>;

/** A quote as a volunteer writes it. */
export const NewQuote = z.object(TYPED_SHAPE);
export type NewQuote = z.output<typeof NewQuote>;

/** The new values of the fields of a stored quote. */
export const QuoteChange = z.object(CHANGED_SHAPE);

/** A quote as a volunteer wrote it, whichever version has stored it. */
export const StoredNewQuote = z.object(KEPT_SHAPE);

function rejectOwnLanguage(
  {
    language,
    translations,
  }: { readonly language: Language | null; readonly translations: readonly Translation[] },
  { addIssue }: { addIssue: (issue: ReturnType<typeof refusedAt>) => void },
): void {
  const place = placeOfOwnLanguage(language, translations);
  if (language === null || place < 0) return;
  const path = ['translations', place, 'language'];
  addIssue(refusedAt(path, sayRule('language-of-original', { language })));
}

/** A quote with its translations, as a volunteer writes it. */
export const NewWholeQuote = NewQuote.extend({
  translations: NewTranslations.default([]),
}).superRefine(rejectOwnLanguage);
export type NewWholeQuote = z.output<typeof NewWholeQuote>;

/** The same of a stored quote, whichever version has stored it. */
export const StoredNewWholeQuote = StoredNewQuote.extend({
  translations: NewTranslations,
}).superRefine(rejectOwnLanguage);

/**
 * What a client changes a quote to. It leaves what it does not name and perhaps does not know: the translations,
 * the language, the credit. Null, or a list without any, removes them.
 */
export const GivenQuoteChange = z.object({
  ...GIVEN_SHAPE,
  translations: NewTranslations.optional(),
});
export type GivenQuoteChange = z.output<typeof GivenQuoteChange>;

/** Eleven translations of the longest texts. */
const QUOTE_BODY_BYTES_MAX = 512 * 1024;

/** The most code points that a search may have. */
const SEARCH_MAX = 200;

/** Most quotes deleted in one call. */
const BULK_DELETE_MAX = 100_000;

const wrongIds = {
  error: refuse('not-a-list-of-ids', { field: 'ids', min: 1, max: BULK_DELETE_MAX }),
};

export const BulkDeleteIds = z
  .array(z.int(wrongIds).min(1, wrongIds), wrongIds)
  .min(1, wrongIds)
  .max(BULK_DELETE_MAX, wrongIds);

/** Most quotes that one call gives dates. */
export const SCHEDULE_MAX = 10_000;

const wrongAssignments = {
  error: refuse('not-a-list-of-assignments', {
    field: 'assignments',
    min: 1,
    max: SCHEDULE_MAX,
  }),
};
const wrongQuoteId = { error: refuse('not-a-quote-id') };

/** Which quotes get which dates. */
export const Schedule = z.object({
  assignments: z
    .array(
      z.object({
        id: z.int(wrongQuoteId).min(1, wrongQuoteId),
        displayDate: givenDay(),
      }),
      wrongAssignments,
    )
    .min(1, wrongAssignments)
    .max(SCHEDULE_MAX, wrongAssignments)
    .superRefine(rejectRepeated),
});
export type Schedule = z.output<typeof Schedule>;

/** A quote has one date, and a date that is assigned has one quote. */
function rejectRepeated(
  assignments: readonly { readonly id: number; readonly displayDate: string }[],
  { addIssue }: { addIssue: (issue: ReturnType<typeof refusedAt>) => void },
): void {
  const ids = new Set<number>();
  const days = new Set<string>();
  for (const [place, { id, displayDate }] of assignments.entries()) {
    if (ids.has(id)) {
      addIssue(refusedAt([place, 'id'], sayRule('quote-listed-twice', { id })));
    }
    if (days.has(displayDate)) {
      const said = sayRule('date-listed-twice', { date: displayDate });
      addIssue(refusedAt([place, 'displayDate'], said));
    }
    ids.add(id);
    days.add(displayDate);
  }
}

/** The batch by which a change can be undone; null when nothing was changed. */
export const BatchOfChange = z.int().nullable().meta({
  description: 'The batch that undoes this; null when nothing was changed',
});

export const quoteEndpoints = defineEndpoints({
  'GET /api/quotes/today': {
    summary: "The quote of the community's day, in a language where there is a translation",
    tag: 'Quotes',
    access: 'public',
    otherSites: true,
    query: z.object({ lang: askedLanguage }),
    responses: { 200: TodaysQuote, 400: Problem, 404: Problem },
  },
  'GET /api/quotes': {
    summary: 'All quotes, by display date, undated last',
    tag: 'Quotes',
    access: 'admin',
    storable: true,
    responses: { 200: z.array(Quote), ...adminProblems },
  },
  'GET /api/quotes/date/{displayDate}': {
    summary: 'The quotes of one date',
    tag: 'Quotes',
    access: 'admin',
    storable: true,
    params: z.object({ displayDate: civilDay() }),
    responses: { 200: z.array(Quote), ...adminProblems },
  },
  'GET /api/quotes/search': {
    summary:
      'Which quotes have each word of a search in their texts, sources and credits, in any language; ids in ascending order',
    tag: 'Quotes',
    access: 'admin',
    query: z.object({
      text: humanText({
        field: 'text',
        required: refuse('required', { field: 'text' }),
        max: SEARCH_MAX,
      }),
    }),
    responses: { 200: z.array(z.int()), ...adminProblems },
  },
  'GET /api/quotes/{id}': {
    summary: 'A quote with its translations',
    tag: 'Quotes',
    access: 'admin',
    storable: true,
    params: IdParams,
    responses: { 200: WholeQuote, ...adminProblems, 404: Problem },
  },
  'POST /api/quotes': {
    summary: 'Add a quote; its date must be free',
    tag: 'Quotes',
    access: 'admin',
    body: NewWholeQuote,
    bodyBytesMax: QUOTE_BODY_BYTES_MAX,
    responses: { 201: WholeQuote, ...adminProblems, 409: QuoteConflict },
  },
  'PUT /api/quotes/{id}': {
    summary: 'Change a quote; a new date must be free',
    tag: 'Quotes',
    access: 'admin',
    params: IdParams,
    body: GivenQuoteChange,
    bodyBytesMax: QUOTE_BODY_BYTES_MAX,
    responses: { 200: WholeQuote, ...entityProblems, 409: QuoteConflict },
  },
  'DELETE /api/quotes/{id}': {
    summary: 'Delete a quote',
    tag: 'Quotes',
    access: 'admin',
    params: IdParams,
    responses: { 204: NoContent, ...entityProblems },
  },
  'DELETE /api/quotes': {
    summary: 'Delete several quotes; unknown ids are skipped',
    tag: 'Quotes',
    access: 'admin',
    body: z.object({ ids: BulkDeleteIds }),
    bodyBytesMax: 1024 * 1024,
    responses: {
      200: z.object({
        successCount: z.int().min(0),
        batch: BatchOfChange,
      }),
      ...adminProblems,
    },
  },
  'POST /api/quotes/schedule': {
    summary:
      'Give several quotes their dates, all or none; a date is free when no quote has it that stays there',
    tag: 'Quotes',
    access: 'admin',
    body: Schedule,
    bodyBytesMax: 1024 * 1024,
    responses: {
      200: z.object({ scheduled: z.int().min(1), batch: BatchOfChange }),
      ...adminProblems,
      404: Problem,
      409: QuoteConflict,
    },
  },
});
