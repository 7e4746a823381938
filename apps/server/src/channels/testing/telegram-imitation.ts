import type { z } from 'zod';
import { imageSize } from './image-size.ts';
import {
  type ServerOptions,
  type ServiceAnswer,
  type ServiceRequest,
  startImitation,
} from './imitation-server.ts';
import {
  EntityProblem,
  type MessageEntity,
  type ParsedText,
  parseHtml,
  parseMarkdownV2,
} from './telegram-entities.ts';
import {
  badRequest,
  type entity,
  getChat,
  getMe,
  parametersOf,
  Refusal,
  sendMessage,
  sendPhoto,
} from './telegram-parameters.ts';

/** Bot API, 'sendMessage': 1-4096 characters after entities parsing, in UTF-16 code units ('MessageEntity'). */
const TEXT_MAX = 4096;
/** 'sendPhoto': 0-1024 characters after entities parsing. */
const CAPTION_MAX = 1024;
/** 'sendPhoto': at most 10 MB, width and height at most 10000 in total, their ratio at most 20. */
const PHOTO = { bytes: 10 * 1024 * 1024, sides: 10_000, ratio: 20 };
/** 'Sending files': 5 MB for a photo by its address, 50 MB for any upload. */
const PHOTO_BY_ADDRESS_BYTES = 5 * 1024 * 1024;
const UPLOAD_BYTES = 50 * 1024 * 1024;

interface Chat {
  readonly id: number;
  readonly type: 'channel' | 'supergroup' | 'group' | 'private';
  readonly title: string;
  readonly username?: string;
  /** What the bot may do in the chat; tests change it. */
  standing: 'may-post' | 'may-not-post' | 'not-a-member' | 'kicked';
  /** Where a group has moved ('ResponseParameters', `migrate_to_chat_id`). */
  migratedTo?: number;
}

interface Message {
  readonly method: 'sendMessage' | 'sendPhoto';
  readonly id: number;
  readonly chat: number;
  /** The text of the message or photo, after entities parsing. */
  readonly text: string;
  readonly entities: readonly MessageEntity[];
  readonly photo?: Buffer;
  /** The other fields of the request, such as `link_preview_options`. */
  readonly fields: Readonly<Record<string, unknown>>;
}

interface Options extends ServerOptions {
  readonly token?: string;
  readonly chats?: Chat[];
  /** The photos that the service finds at addresses. */
  readonly web?: Readonly<Record<string, Buffer>>;
}

function parsed(
  source: string,
  mode: string | undefined,
  entities: readonly z.output<typeof entity>[] = [],
): ParsedText {
  try {
    if (mode === 'HTML') return parseHtml(source);
    if (mode === 'MarkdownV2') return parseMarkdownV2(source);
  } catch (error) {
    if (error instanceof EntityProblem) throw badRequest(`can't parse entities: ${error.message}`);
    throw error;
  }
  // 'Markdown' is a legacy mode, retained for backward compatibility: nothing new should ask for it.
  if (mode !== undefined && mode !== '') throw badRequest('unsupported parse_mode');
  const outside = entities.find(({ offset, length }) => offset + length > source.length);
  if (outside) throw badRequest('ENTITY_BOUNDS_INVALID');
  return { text: source, entities: entities as readonly MessageEntity[] };
}

/** A Bot API server (core.telegram.org/bots/api) with one bot, by what is published of versions 7.0 and later. */
export async function startTelegram({ token = '123456:right-token', ...options }: Options = {}) {
  const chats: Chat[] = options.chats ?? [
    {
      id: -1001234567890,
      type: 'channel',
      title: 'Quotes',
      username: 'quotes_channel',
      standing: 'may-post',
    },
  ];
  const bot = {
    id: Number.parseInt(token, 10),
    is_bot: true,
    first_name: 'Bot',
    username: 'a_bot',
  };
  const received: Message[] = [];

  function chatOf(id: number | string, isPosting: boolean): Chat {
    const chat = chats.find((one) => String(one.id) === String(id) || `@${one.username}` === id);
    if (!chat) throw badRequest('chat not found');
    const kind = `${chat.type} chat`;
    if (chat.migratedTo !== undefined) {
      throw badRequest('group chat was upgraded to a supergroup chat', {
        migrate_to_chat_id: chat.migratedTo,
      });
    }
    if (chat.standing === 'kicked') {
      const isUser = chat.type === 'private';
      throw new Refusal(
        403,
        `Forbidden: bot was ${isUser ? 'blocked by the user' : `kicked from the ${kind}`}`,
      );
    }
    if (chat.standing === 'not-a-member')
      throw new Refusal(403, `Forbidden: bot is not a member of the ${kind}`);
    if (isPosting && chat.standing === 'may-not-post') {
      throw badRequest(`need administrator rights in the ${kind}`);
    }
    return chat;
  }

  const told = ({ id, type, title, username }: Chat) => ({
    id,
    type,
    ...(type === 'private' ? { first_name: title } : { title }),
    ...(username !== undefined && { username }),
  });

  async function photoOf(photo: string | File): Promise<Buffer> {
    const address = typeof photo === 'string' ? photo : undefined;
    if (address !== undefined && !/^https?:\/\//.test(address)) {
      throw badRequest('wrong file identifier/HTTP URL specified');
    }
    const bytes =
      address === undefined
        ? Buffer.from(await (photo as File).arrayBuffer())
        : options.web?.[address];
    if (!bytes) throw badRequest('failed to get HTTP URL content');
    const limit = address === undefined ? PHOTO.bytes : PHOTO_BY_ADDRESS_BYTES;
    if (bytes.length === 0) throw badRequest('file must be non-empty');
    if (bytes.length > limit) {
      throw badRequest(
        `file of size ${bytes.length} bytes is too big for a photo; the maximum size is ${limit} bytes`,
      );
    }
    const size = imageSize(bytes);
    if (!size) throw badRequest('IMAGE_PROCESS_FAILED');
    const [less, more] = [size.width, size.height].toSorted((a, b) => a - b) as [number, number];
    if (less === 0 || less + more > PHOTO.sides || more / less > PHOTO.ratio) {
      throw badRequest('PHOTO_INVALID_DIMENSIONS');
    }
    return bytes;
  }

  function kept(message: Omit<Message, 'id' | 'chat'>, chat: Chat): object {
    const id = received.length + 1;
    received.push({ ...message, id, chat: chat.id });
    const { text, entities, photo } = message;
    const { width, height } = (photo && imageSize(photo)) ?? {};
    const file = { file_id: `photo-${id}`, file_unique_id: `unique-${id}`, width, height };
    return {
      message_id: id,
      ...(chat.type === 'channel' ? { sender_chat: told(chat) } : { from: bot }),
      chat: told(chat),
      date: Math.floor(Date.now() / 1000),
      ...(photo
        ? {
            photo: [{ ...file, file_size: photo.length }],
            caption: text,
            caption_entities: entities,
          }
        : { text, entities }),
    };
  }

  const methods: Record<string, (request: ServiceRequest) => Promise<object>> = {
    async getMe(request) {
      await parametersOf(request, getMe);
      return { ...bot, can_join_groups: true, can_read_all_group_messages: false };
    },
    async getChat(request) {
      const chat = chatOf((await parametersOf(request, getChat)).chat_id, false);
      return { ...told(chat), accent_color_id: 0, max_reaction_count: 11 };
    },
    async sendMessage(request) {
      const {
        text: source,
        parse_mode,
        entities,
        chat_id,
        ...fields
      } = await parametersOf(request, sendMessage);
      const chat = chatOf(chat_id, true);
      const message = parsed(source, parse_mode, entities);
      if (message.text.trim() === '') throw badRequest('message text is empty');
      if (message.text.length > TEXT_MAX) throw badRequest('message is too long');
      return kept({ method: 'sendMessage', ...message, fields }, chat);
    },
    async sendPhoto(request) {
      const asked = await parametersOf(request, sendPhoto);
      const { photo, caption = '', parse_mode, caption_entities, chat_id, ...fields } = asked;
      const chat = chatOf(chat_id, true);
      const message = parsed(caption, parse_mode, caption_entities);
      if (message.text.length > CAPTION_MAX) throw badRequest('message caption is too long');
      const bytes = await photoOf(photo);
      return kept({ method: 'sendPhoto', ...message, photo: bytes, fields }, chat);
    },
  };

  const refused = (code: number, description: string, parameters?: object): ServiceAnswer => ({
    status: code,
    body: { ok: false, error_code: code, description, ...(parameters && { parameters }) },
  });
  const methodOf = ({ path }: ServiceRequest) => /^\/bot([^/]+)\/(\w+)$/.exec(path)?.slice(1) ?? [];

  const server = await startImitation(
    {
      operationOf: (request) => methodOf(request)[1] ?? '',
      // The documentation has the seconds in `parameters`, and nothing of a header.
      tooManyRequests(after) {
        const seconds =
          after instanceof Date ? Math.ceil((after.getTime() - Date.now()) / 1000) : after;
        return seconds === undefined
          ? refused(429, 'Too Many Requests')
          : refused(429, `Too Many Requests: retry after ${seconds}`, { retry_after: seconds });
      },
      serverError: (status) => refused(status, 'Internal Server Error'),
      async answer(request) {
        const [given, name = ''] = methodOf(request);
        const method = Object.hasOwn(methods, name) ? methods[name] : undefined;
        if (given === undefined) return refused(404, 'Not Found');
        if (given !== token) return refused(401, 'Unauthorized');
        if (!method) return refused(404, 'Not Found: method not found');
        if (!['GET', 'POST'].includes(request.method)) return refused(405, 'Method Not Allowed');
        if (request.body.length > UPLOAD_BYTES) return refused(413, 'Request Entity Too Large');
        try {
          return { status: 200, body: { ok: true, result: await method(request) } };
        } catch (error) {
          if (error instanceof Refusal) return refused(error.code, error.message, error.parameters);
          throw error;
        }
      },
    },
    options,
  );
  return { ...server, token, chats, received: received as readonly Message[] };
}
