import { z } from 'zod';
import { fieldsOf, type ServiceRequest } from './imitation-server.ts';

/** What the service refuses, by its code and in its words. */
export class Refusal extends Error {
  readonly code: number;
  readonly parameters: object | undefined;

  constructor(code: number, description: string, parameters?: object) {
    super(description);
    this.code = code;
    this.parameters = parameters;
  }
}

export const badRequest = (what: string, parameters?: object) =>
  new Refusal(400, `Bad Request: ${what}`, parameters);

/** 'MessageEntity', `type`. */
const ENTITY_TYPES =
  'mention hashtag cashtag bot_command url email phone_number bold italic underline strikethrough spoiler blockquote expandable_blockquote code pre text_link text_mention custom_emoji';

export const entity = z
  .strictObject({
    type: z.enum(ENTITY_TYPES.split(' ')),
    offset: z.int().nonnegative(),
    length: z.int().positive(),
    url: z.string().optional(),
    user: z.object({ id: z.int() }).optional(),
    language: z.string().optional(),
    custom_emoji_id: z.string().optional(),
  })
  .refine(({ type, url }) => type !== 'text_link' || url !== undefined);

/** What both methods take, by Bot API 7.0 and later. The service ignores unknown fields; a test should not. */
const common = {
  business_connection_id: z.string().optional(),
  chat_id: z.union([z.int(), z.string()]),
  message_thread_id: z.int().optional(),
  parse_mode: z.string().optional(),
  disable_notification: z.boolean().optional(),
  protect_content: z.boolean().optional(),
  allow_paid_broadcast: z.boolean().optional(),
  message_effect_id: z.string().optional(),
  reply_parameters: z.object({ message_id: z.int() }).optional(),
  reply_markup: z.object({}).optional(),
};
export const sendMessage = z.strictObject({
  ...common,
  text: z.string(),
  entities: z.array(entity).optional(),
  /** 'LinkPreviewOptions'. */
  link_preview_options: z
    .strictObject({
      is_disabled: z.boolean().optional(),
      url: z.string().optional(),
      prefer_small_media: z.boolean().optional(),
      prefer_large_media: z.boolean().optional(),
      show_above_text: z.boolean().optional(),
    })
    .optional(),
});
export const sendPhoto = z.strictObject({
  ...common,
  photo: z.union([z.string(), z.instanceof(File)]),
  caption: z.string().optional(),
  caption_entities: z.array(entity).optional(),
  show_caption_above_media: z.boolean().optional(),
  has_spoiler: z.boolean().optional(),
});
export const getChat = z.strictObject({ chat_id: common.chat_id });
export const getMe = z.strictObject({});

/** Parameters that are plain texts; in forms all others are written as JSON ('JSON-serialized'). */
const TEXTS = new Set([
  'text',
  'caption',
  'parse_mode',
  'photo',
  'message_effect_id',
  'business_connection_id',
]);

function fromForm(name: string, value: unknown): unknown {
  if (typeof value !== 'string' || TEXTS.has(name)) return value;
  try {
    return JSON.parse(value);
  } catch {
    return value;
  }
}

/** 'Making requests': a query, a form, JSON (but not for files) or multipart, by GET or POST. */
export async function parametersOf<Shape extends z.ZodType>(
  request: ServiceRequest,
  shape: Shape,
): Promise<z.output<Shape>> {
  const fields = await fieldsOf(request);
  if (fields === null) throw badRequest("can't parse the request's body");
  const isJson = request.headers['content-type']?.startsWith('application/json');
  const given = Object.fromEntries([
    ...[...request.query].map(([name, value]) => [name, fromForm(name, value)] as const),
    ...fields.map(([name, value]) => [name, isJson ? value : fromForm(name, value)] as const),
  ]);
  // 'InputFile': a file in a field of another name is meant by attach://<name>.
  const attached = /^attach:\/\/(.+)$/.exec(String(given.photo))?.[1];
  if (attached !== undefined) {
    given.photo = given[attached];
    delete given[attached];
  }
  const read = shape.safeParse(given);
  if (read.success) return read.data;
  const { path, code, message } = read.error.issues[0] ?? {};
  const name = path?.join('.');
  if (name && given[String(path?.[0])] === undefined) throw badRequest(`${name} is empty`);
  throw badRequest(name ? `can't parse ${name}: ${message}` : `${code}: ${message}`);
}
