import { z } from 'zod';
import { adminProblems, Download, defineEndpoints, IdParams } from '../http/endpoint.ts';
import { Problem } from '../http/problem.ts';
import { refuse } from '../http/say-rule.ts';
import { Language } from '../site/language.ts';
import { askedLanguage } from '../site/settings.ts';
import { PICTURE_SIZES } from './picture-sizes.ts';

/** `?size=` of a picture; the wide one when it is missing. */
export const askedPictureSize = z
  .enum(PICTURE_SIZES, { error: refuse('not-one-of', { field: 'size', options: PICTURE_SIZES }) })
  .optional();

/** A quote as it is passed on. */
export const QuoteMessage = z
  .object({
    subject: z.string(),
    text: z.string().meta({
      description:
        'The quote with its source; of one of more than 1,500 characters only the source',
    }),
    language: Language.nullable().meta({ description: 'Of the text; null where nobody knows' }),
    path: z.string().meta({
      description: 'Where it stands on the site from its day on; the home page without a day',
    }),
    isWhole: z.boolean().meta({ description: 'Whether the text has the quote' }),
  })
  .meta({ id: 'QuoteMessage' });
export type QuoteMessage = z.infer<typeof QuoteMessage>;

/** How volunteers pass a quote on, also before its day. */
export const quoteMessageEndpoints = defineEndpoints({
  'GET /api/quotes/{id}/picture': {
    summary:
      'A quote as a picture (PNG), also before its day, in a language that it is translated to',
    tag: 'Quotes',
    access: 'admin',
    params: IdParams,
    query: z.object({ size: askedPictureSize, lang: askedLanguage }),
    responses: { 200: Download, ...adminProblems, 404: Problem, 503: Problem },
  },
  'GET /api/quotes/{id}/message': {
    summary: 'A quote as a text to be passed on, in a language that it is translated to',
    tag: 'Quotes',
    access: 'admin',
    params: IdParams,
    query: z.object({ lang: askedLanguage }),
    responses: { 200: QuoteMessage, ...adminProblems, 404: Problem },
  },
});
