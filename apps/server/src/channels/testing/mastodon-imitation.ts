import { imageSize } from './image-size.ts';
import {
  retryAfterHeader,
  type ServerOptions,
  type ServiceAnswer,
  type ServiceRequest,
  startImitation,
} from './imitation-server.ts';
import { statusLength } from './mastodon-length.ts';
import { invalid, mediaFields, Refusal, read, statusFields } from './mastodon-parameters.ts';

// References to docs.joinmastodon.org name the section there: 'methods', 'entities' or 'api'.

/** entities/Instance: what `configuration` of version 4.4 says. */
const LIMITS = {
  maxCharacters: 500,
  charactersPerUrl: 23,
  attachments: 4,
  description: 1500,
  imageBytes: 16_777_216,
  imagePixels: 33_177_600,
};
/** api/rate-limits: requests of an account, and its uploads. */
const RATES = {
  any: { requests: 300, minutes: 5 },
  upload: { requests: 30, minutes: 30 },
};
/** methods/statuses: 'Idempotency keys are stored for up to 1 hour'. */
const KEY_MS = 60 * 60 * 1000;
const MINUTE_MS = 60 * 1000;

interface Attachment {
  readonly id: string;
  readonly description: string | null;
  readonly bytes: Buffer;
  isAttached: boolean;
}

interface Post {
  readonly id: string;
  readonly status: string;
  readonly visibility: string;
  readonly language: string | null;
  readonly media: readonly Attachment[];
  readonly idempotencyKey: string | undefined;
}

interface Options extends ServerOptions {
  /** Scopes of each token (api/oauth-scopes). */
  readonly tokens?: Readonly<Record<string, readonly string[]>>;
  readonly limits?: Partial<typeof LIMITS>;
  /** Uploads are processed later, when a test says so. */
  readonly processesLater?: boolean;
  readonly now?: () => Date;
}

const escaped = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');

/** A Mastodon instance with one account, by the published documentation of its API. */
export async function startMastodon(options: Options = {}) {
  const {
    tokens = { 'right-token': ['read', 'write'] },
    processesLater = false,
    now = () => new Date(),
  } = options;
  const limits = { ...LIMITS, ...options.limits };
  const posts: Post[] = [];
  const uploads: Attachment[] = [];
  const inProcess = new Set<string>();
  const keys = new Map<string, { readonly post: Post; readonly at: number }>();
  const used = new Map<string, number>();
  const account = {
    id: '1',
    username: 'quotes',
    acct: 'quotes',
    display_name: 'Quotes',
    bot: true,
  };

  /** api/rate-limits: the headers are of the limit that is nearest. */
  function count(
    token: string,
    isUpload: boolean,
  ): { left: number; headers: Record<string, string> } {
    const rates = isUpload ? [RATES.any, RATES.upload] : [RATES.any];
    const states = rates.map(({ requests, minutes }) => {
      const length = minutes * MINUTE_MS;
      const window = Math.floor(now().getTime() / length);
      const key = `${token} ${minutes} ${window}`;
      used.set(key, (used.get(key) ?? 0) + 1);
      return { requests, left: requests - (used.get(key) ?? 0), ends: (window + 1) * length };
    });
    const nearest = states.toSorted((a, b) => a.left - b.left)[0] ?? {
      requests: 0,
      left: 0,
      ends: 0,
    };
    return {
      left: nearest.left,
      headers: {
        'x-ratelimit-limit': String(nearest.requests),
        'x-ratelimit-remaining': String(Math.max(0, nearest.left)),
        'x-ratelimit-reset': new Date(nearest.ends).toISOString(),
      },
    };
  }

  function tokenOf({ headers }: ServiceRequest, ...scopes: string[]): string {
    const token = /^Bearer (\S+)$/.exec(headers.authorization ?? '')?.[1] ?? '';
    const granted = Object.hasOwn(tokens, token) ? tokens[token] : undefined;
    if (!granted) throw new Refusal(401, 'The access token is invalid');
    // api/oauth-scopes: `write` is all of `write:…`.
    const isGranted = scopes.some(
      (scope) => granted.includes(scope) || granted.includes(scope.split(':')[0] ?? ''),
    );
    if (!isGranted) throw new Refusal(403, 'This action is outside the authorized scopes');
    return token;
  }

  /** entities/MediaAttachment. */
  const toldMedia = ({ id, description, bytes }: Attachment) => {
    const { width, height } = imageSize(bytes) ?? {};
    const url = `${server.url}/media/${id}.png`;
    return {
      id,
      type: 'image',
      url: inProcess.has(id) ? null : url,
      preview_url: url,
      remote_url: null,
      meta: { original: { width, height, size: `${width}x${height}` } },
      description,
      blurhash: null,
    };
  };

  /** entities/Status. */
  const toldPost = ({ id, status, visibility, language, media }: Post) => ({
    id,
    created_at: now().toISOString(),
    visibility,
    language,
    uri: `${server.url}/users/quotes/statuses/${id}`,
    url: `${server.url}/@quotes/${id}`,
    content: `<p>${escaped(status)}</p>`,
    account,
    media_attachments: media.map(toldMedia),
  });

  async function upload(request: ServiceRequest): Promise<ServiceAnswer> {
    const isMultipart = request.headers['content-type']?.startsWith('multipart/form-data');
    if (!isMultipart) throw invalid("File can't be blank");
    const { file, description = null } = await read(request, mediaFields);
    const bytes = Buffer.from(await file.arrayBuffer());
    const size = imageSize(bytes);
    // 'The file must have a MIME type': the right one.
    if (!size || size.type !== file.type)
      throw invalid('File content type is invalid, File is invalid');
    if (bytes.length > limits.imageBytes)
      throw invalid(`File file size must be less than ${limits.imageBytes} bytes`);
    if (size.width * size.height > limits.imagePixels) {
      throw invalid(`${size.width}x${size.height} images are not supported`);
    }
    if ([...(description ?? '')].length > limits.description) {
      throw invalid(`Description is too long (maximum is ${limits.description} characters)`);
    }
    const attachment: Attachment = {
      id: String(22_348_641 + uploads.length),
      description,
      bytes,
      isAttached: false,
    };
    uploads.push(attachment);
    if (processesLater) inProcess.add(attachment.id);
    return { status: processesLater ? 202 : 200, body: toldMedia(attachment) };
  }

  function attachmentsOf(ids: readonly string[]): Attachment[] {
    if (ids.length > limits.attachments)
      throw invalid(`Cannot attach more than ${limits.attachments} files`);
    const found = ids.map((id) => uploads.find((one) => one.id === id && !one.isAttached));
    const media = found.filter((one) => one !== undefined);
    if (media.length < ids.length || new Set(ids).size < ids.length) {
      throw invalid(`Media ${ids.join(', ')} not found or already attached to another post`);
    }
    if (ids.some((id) => inProcess.has(id))) {
      throw invalid(
        'Cannot attach files that have not finished processing. Try again in a moment!',
      );
    }
    return media;
  }

  async function post(request: ServiceRequest, token: string): Promise<ServiceAnswer> {
    const key = request.headers['idempotency-key']?.toString();
    const before = keys.get(`${token} ${key}`);
    if (key !== undefined && before && now().getTime() - before.at < KEY_MS) {
      return { status: 200, body: toldPost(before.post) };
    }
    const {
      status,
      media_ids,
      spoiler_text,
      visibility,
      language = null,
    } = await read(request, statusFields);
    const media = attachmentsOf(media_ids);
    if (status.trim() === '' && media.length === 0) throw invalid("Text can't be blank");
    const length = statusLength(`${spoiler_text}${status}`, limits.charactersPerUrl);
    if (length > limits.maxCharacters) {
      throw invalid(`Text character limit of ${limits.maxCharacters} exceeded`);
    }
    for (const one of media) one.isAttached = true;
    const made: Post = {
      id: String(103_254_962 + posts.length),
      status,
      visibility,
      language,
      media,
      idempotencyKey: key,
    };
    posts.push(made);
    if (key !== undefined) keys.set(`${token} ${key}`, { post: made, at: now().getTime() });
    return { status: 200, body: toldPost(made) };
  }

  /** entities/Instance, of what clients go by. */
  const instance = () => ({
    domain: new URL(server.url).host,
    title: 'An instance',
    version: '4.4.0',
    languages: ['en'],
    configuration: {
      statuses: {
        max_characters: limits.maxCharacters,
        max_media_attachments: limits.attachments,
        characters_reserved_per_url: limits.charactersPerUrl,
      },
      media_attachments: {
        description_limit: limits.description,
        supported_mime_types: ['image/jpeg', 'image/png'],
        image_size_limit: limits.imageBytes,
        image_matrix_limit: limits.imagePixels,
      },
    },
  });

  const calls: Record<string, (request: ServiceRequest) => Promise<ServiceAnswer>> = {
    'GET /api/v2/instance': async () => ({ status: 200, body: instance() }),
    async 'GET /api/v1/accounts/verify_credentials'(request) {
      // methods/accounts#verify_credentials: `profile` is enough since 4.3.0.
      tokenOf(request, 'read:accounts', 'profile');
      return { status: 200, body: { ...account, url: `${server.url}/@quotes` } };
    },
    async 'POST /api/v2/media'(request) {
      tokenOf(request, 'write:media');
      return upload(request);
    },
    async 'GET /api/v1/media/:id'(request) {
      tokenOf(request, 'write:media');
      const attachment = uploads.find(({ id }) => request.path.endsWith(`/${id}`));
      if (!attachment) throw new Refusal(404, 'Record not found');
      return { status: inProcess.has(attachment.id) ? 206 : 200, body: toldMedia(attachment) };
    },
    'POST /api/v1/statuses': (request) => post(request, tokenOf(request, 'write:statuses')),
  };
  const operationOf = ({ method, path }: ServiceRequest) =>
    `${method} ${path.replace(/^(\/api\/v1\/media)\/\d+$/, '$1/:id')}`;

  const server = await startImitation(
    {
      operationOf,
      tooManyRequests: (after) => ({
        status: 429,
        headers: {
          'x-ratelimit-limit': String(RATES.any.requests),
          'x-ratelimit-remaining': '0',
          'x-ratelimit-reset': new Date(
            now().getTime() + RATES.any.minutes * MINUTE_MS,
          ).toISOString(),
          ...(after !== undefined && { 'retry-after': retryAfterHeader(after) }),
        },
        body: { error: 'Too many requests' },
      }),
      serverError: (status) => ({ status, body: { error: 'Something went wrong on our end' } }),
      async answer(request) {
        const operation = operationOf(request);
        const call = Object.hasOwn(calls, operation) ? calls[operation] : undefined;
        if (!call) return { status: 404, body: { error: 'Not Found' } };
        const rate = count(request.headers.authorization ?? '', operation === 'POST /api/v2/media');
        const { headers } = rate;
        if (rate.left < 0) return { status: 429, headers, body: { error: 'Too many requests' } };
        try {
          return { headers, ...(await call(request)) };
        } catch (error) {
          if (error instanceof Refusal)
            return { status: error.status, headers, body: { error: error.message } };
          throw error;
        }
      },
    },
    options,
  );
  return {
    ...server,
    posts: posts as readonly Post[],
    uploads: uploads as readonly Attachment[],
    /** Makes all uploads ready. */
    finishProcessing: () => inProcess.clear(),
  };
}
