import { z } from 'zod';
import { adminProblems, defineEndpoints, entityProblems, Version } from '../http/endpoint.ts';
import { Problem } from '../http/problem.ts';
import { refuse } from '../http/say-rule.ts';
import { humanText } from '../text/human-text.ts';
import { lineOfText } from '../text/line-of-text.ts';
import { OccurrenceParams } from './gatherings.ts';
import { PROGRAMME_LIMITS, PROGRAMME_PARTS } from './programme-limits.ts';

const { items, title, text, source, reader } = PROGRAMME_LIMITS;
const PROGRAMME_BODY_BYTES_MAX = 1024 * 1024;

const optional = (field: 'title' | 'source' | 'reader', max: number) =>
  lineOfText({ field, required: null, max }).default('');

export const ProgrammePart = z.enum(PROGRAMME_PARTS, {
  error: refuse('not-one-of', { field: 'part', options: PROGRAMME_PARTS }),
});
export type ProgrammePart = z.infer<typeof ProgrammePart>;

/** One item of what people do together, in the order in which they do it. */
export const ProgrammeItem = z
  .object({
    part: ProgrammePart,
    title: optional('title', title),
    text: humanText({ field: 'text', required: null, max: text }).default(''),
    source: optional('source', source),
    reader: optional('reader', reader).meta({
      description:
        'Who reads it: sealed, shown only behind the link, and gone 14 days after the day on which people met',
    }),
  })
  .refine((item) => item.title !== '' || item.text !== '', {
    error: refuse('programme-item-empty'),
    path: ['title'],
  })
  .meta({ id: 'ProgrammeItem' });
export type ProgrammeItem = z.output<typeof ProgrammeItem>;

const wrongItems = refuse('not-a-list-of-items', { max: items });

export const NewProgramme = z.object({
  items: z.array(ProgrammeItem, { error: wrongItems }).max(items, { error: wrongItems }),
});
export type NewProgramme = z.output<typeof NewProgramme>;

/** The programme of one meeting; without items there is none. */
export const Programme = NewProgramme.extend({ version: Version }).meta({ id: 'Programme' });
export type Programme = z.output<typeof Programme>;

export const programmeEndpoints = defineEndpoints({
  'GET /api/gatherings/{id}/occurrences/{day}/programme': {
    summary: 'The programme of one occurrence; the day is the one by the rule',
    tag: 'Gatherings',
    access: 'admin',
    feature: 'gatherings',
    params: OccurrenceParams,
    responses: { 200: Programme, ...adminProblems, 404: Problem },
  },
  'PUT /api/gatherings/{id}/occurrences/{day}/programme': {
    summary: 'Set the programme of one occurrence, whole; without items it has none',
    tag: 'Gatherings',
    access: 'admin',
    feature: 'gatherings',
    params: OccurrenceParams,
    body: NewProgramme,
    bodyBytesMax: PROGRAMME_BODY_BYTES_MAX,
    responses: { 200: Programme, ...entityProblems },
  },
});
