import { z } from 'zod';
import { CivilDay, civilDay } from './civil-day.ts';
import {
  adminProblems,
  defineEndpoints,
  entityProblems,
  IdParams,
  NoContent,
  Version,
} from './endpoint.ts';
import { Problem, QuoteConflict } from './problem.ts';
import { formatNumber } from './text/format-number.ts';
import { humanText } from './text/human-text.ts';
import { storedWebUrl, webUrl } from './text/web-url.ts';

/** In Unicode code points. */
export const QUOTE_TEXT_MAX = 5000;
/** In Unicode code points. */
export const QUOTE_SOURCE_MAX = 500;

export const Quote = z
  .object({
    id: z.int(),
    text: z.string(),
    source: z.string(),
    displayDate: CivilDay.nullable(),
    referenceUrl: z.string().nullable(),
    createdAt: z.iso.datetime(),
    updatedAt: z.iso.datetime(),
    version: Version,
  })
  .meta({ id: 'Quote' });
export type Quote = z.infer<typeof Quote>;

/** The quote of the day as the home page shows it: plain text, free of markup. */
export const TodaysQuote = Quote.pick({
  id: true,
  text: true,
  source: true,
  displayDate: true,
  referenceUrl: true,
}).meta({ id: 'TodaysQuote' });
export type TodaysQuote = z.infer<typeof TodaysQuote>;

/** An optional field left empty: missing, null and blank mean the same. */
function blankAsNull<T extends z.ZodType>(schema: T) {
  return z.preprocess(
    (input) =>
      input === undefined || (typeof input === 'string' && input.trim() === '') ? null : input,
    schema.nullable(),
  );
}

const WRONG_URL = 'Please enter a valid URL';

/** A quote as a volunteer writes it. */
export const NewQuote = z.object({
  text: humanText({ label: 'Quote text', required: 'Quote text is required', max: QUOTE_TEXT_MAX }),
  source: humanText({ label: 'Source', required: 'Source is required', max: QUOTE_SOURCE_MAX }),
  displayDate: blankAsNull(civilDay()).optional().default(null),
  referenceUrl: blankAsNull(webUrl(WRONG_URL)).optional().default(null),
});
export type NewQuote = z.output<typeof NewQuote>;

/** The same of a stored quote: see {@link storedWebUrl}. */
export const StoredNewQuote = NewQuote.extend({
  referenceUrl: blankAsNull(storedWebUrl(WRONG_URL)),
});

/** Most quotes deleted in one call. */
const BULK_DELETE_MAX = 100_000;

const wrongIds = {
  error: `ids must be a list of 1 to ${formatNumber(BULK_DELETE_MAX)} whole numbers`,
};

export const BulkDeleteIds = z
  .array(z.int(wrongIds).min(1, wrongIds), wrongIds)
  .min(1, wrongIds)
  .max(BULK_DELETE_MAX, wrongIds);

/** Most quotes that one call gives dates. */
export const SCHEDULE_MAX = 10_000;

const wrongAssignments = {
  error: `assignments must be a list of 1 to ${formatNumber(SCHEDULE_MAX)} quotes with their dates`,
};
const wrongQuoteId = { error: 'id must be the id of a quote' };

/** Which quotes get which dates. */
export const Schedule = z.object({
  assignments: z
    .array(
      z.object({
        id: z.int(wrongQuoteId).min(1, wrongQuoteId),
        displayDate: civilDay(),
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
  {
    addIssue,
  }: { addIssue: (issue: { code: 'custom'; path: PropertyKey[]; message: string }) => void },
): void {
  const ids = new Set<number>();
  const days = new Set<string>();
  for (const [place, { id, displayDate }] of assignments.entries()) {
    if (ids.has(id)) {
      const message = `The quote with the id ${id} is in the list more than once`;
      addIssue({ code: 'custom', path: [place, 'id'], message });
    }
    if (days.has(displayDate)) {
      const message = `${displayDate} is in the list more than once`;
      addIssue({ code: 'custom', path: [place, 'displayDate'], message });
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
    summary: "The quote of the community's day",
    tag: 'Quotes',
    access: 'public',
    otherSites: true,
    responses: { 200: TodaysQuote, 404: Problem },
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
  'POST /api/quotes': {
    summary: 'Add a quote; its date must be free',
    tag: 'Quotes',
    access: 'admin',
    body: NewQuote,
    responses: { 201: Quote, ...adminProblems, 409: QuoteConflict },
  },
  'PUT /api/quotes/{id}': {
    summary: 'Change a quote; a new date must be free',
    tag: 'Quotes',
    access: 'admin',
    params: IdParams,
    body: NewQuote,
    responses: { 200: Quote, ...entityProblems, 409: QuoteConflict },
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
