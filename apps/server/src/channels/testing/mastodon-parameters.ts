import { z } from 'zod';
import { fieldsOf, type ServiceRequest } from './imitation-server.ts';

// Sections cited below are those of docs.joinmastodon.org under 'methods'.

/** What the service refuses, by its status and in its words. */
export class Refusal extends Error {
  readonly status: number;

  constructor(status: number, error: string) {
    super(error);
    this.status = status;
  }
}

export const invalid = (what: string) => new Refusal(422, `Validation failed: ${what}`);

const boolean = z.union([
  z.boolean(),
  z.enum(['true', 'false', '1', '0']).transform((text) => /1|true/.test(text)),
]);
/** methods/statuses#create. The service ignores unknown fields; a test should not. */
export const statusFields = z.strictObject({
  status: z.string().default(''),
  media_ids: z.array(z.string()).default([]),
  in_reply_to_id: z.string().nullish(),
  sensitive: boolean.default(false),
  spoiler_text: z.string().default(''),
  visibility: z.enum(['public', 'unlisted', 'private', 'direct']).default('public'),
  /** ISO 639-1. */
  language: z
    .string()
    .regex(/^[a-z]{2}$/)
    .nullish(),
  quote_approval_policy: z.enum(['public', 'followers', 'nobody']).optional(),
});
/** methods/media#v2. */
export const mediaFields = z.strictObject({
  file: z.instanceof(File),
  thumbnail: z.instanceof(File).optional(),
  description: z.string().optional(),
  focus: z
    .string()
    .regex(/^-?[01](?:\.\d+)?,-?[01](?:\.\d+)?$/)
    .optional(),
});

/** @returns Fields by their names; a name with [] has a list. */
export async function read<Shape extends z.ZodType>(
  request: ServiceRequest,
  shape: Shape,
): Promise<z.output<Shape>> {
  const fields = await fieldsOf(request);
  if (fields === null) throw new Refusal(400, 'Bad Request');
  const given: Record<string, unknown> = {};
  for (const [name, value] of fields) {
    const list = /^(.+)\[\]$/.exec(name)?.[1];
    if (list === undefined) given[name] = value;
    else given[list] = [...((given[list] as unknown[] | undefined) ?? []), value];
  }
  const result = shape.safeParse(given);
  if (result.success) return result.data;
  const { path = [], message } = result.error.issues[0] ?? {};
  throw invalid(`${path.join('.')} is invalid: ${message}`);
}
