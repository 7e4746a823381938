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

export const quoteEndpoints = defineEndpoints({
  'GET /api/quotes/today': {
    summary: "The quote of the day (today's date is UTC's)",
    tag: 'Quotes',
    access: 'public',
    responses: { 200: TodaysQuote, 404: Problem },
  },
  'GET /api/quotes': {
    summary: 'All quotes, by display date, undated last',
    tag: 'Quotes',
    access: 'admin',
    responses: { 200: z.array(Quote), ...adminProblems },
  },
  'GET /api/quotes/date/{displayDate}': {
    summary: 'The quotes of one date',
    tag: 'Quotes',
    access: 'admin',
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
    responses: { 200: z.object({ successCount: z.int().min(0) }), ...adminProblems },
  },
});
