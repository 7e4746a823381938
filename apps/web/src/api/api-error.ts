const UNREACHABLE = 'The server could not be reached. Please check your connection and try again.';
const UNREADABLE = 'The server’s answer could not be read. Please try again.';
const REFUSED = 'The server could not answer. Please try again.';

interface ErrorDetails {
  readonly userMessage: string;
  readonly status?: number;
  readonly body?: string;
  readonly isUnexplained?: boolean;
  readonly cause?: unknown;
}

/** How an answer begins, whichever way it came. */
export type ResponseStatus = Pick<Response, 'ok' | 'status' | 'statusText'>;

/** A call that did not succeed. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  /** Undefined when no answer came. */
  readonly status: number | undefined;
  /** The text of a refusal, for those who know more of it than its sentence. */
  readonly body: string | undefined;
  /** What to tell people; `message` is for logs. */
  readonly userMessage: string;
  /** Whether the server refused without a word. */
  readonly isUnexplained: boolean;

  constructor(message: string, details: ErrorDetails) {
    super(message, { cause: details.cause });
    this.status = details.status;
    this.body = details.body;
    this.userMessage = details.userMessage;
    this.isUnexplained = details.isUnexplained ?? false;
  }

  /** For an answer that is not OK, and its body as text. */
  static refused({ status, statusText }: ResponseStatus, body: string): ApiError {
    const sentence = sentenceOf(body);
    return new ApiError(`${status}: ${body || statusText}`, {
      status,
      body,
      userMessage: sentence || statusText || REFUSED,
      isUnexplained: sentence === '',
    });
  }

  /** For a successful answer whose body is not what the contract says. */
  static unreadable({ status }: ResponseStatus, cause: unknown): ApiError {
    return new ApiError(`${status}: unreadable answer`, {
      status,
      cause,
      userMessage: UNREADABLE,
    });
  }

  /** For a request that got no answer at all. */
  static unreachable(cause: unknown): ApiError {
    return new ApiError(String(cause), { cause, userMessage: UNREACHABLE });
  }
}

/**
 * The sentence to show for any error that a call can end with; `fallback` is for a server that gave
 * no reason.
 */
export function userMessageOf(error: Error, fallback = ''): string {
  if (!(error instanceof ApiError)) return error.message || fallback;
  return (error.isUnexplained && fallback) || error.userMessage;
}

/** Whether a call failed, or what it was made for, because nobody is logged in. */
export function isUnauthenticated(error: unknown): boolean {
  if (error instanceof ApiError) return error.status === 401;
  return error instanceof Error && isUnauthenticated(error.cause);
}

/** The `message` of a JSON body, else the text itself unless it is a proxy's HTML page. */
function sentenceOf(body: string): string {
  try {
    const { message } = JSON.parse(body);
    if (typeof message === 'string') return message;
  } catch {
    // Not every answer comes from the product's own server.
  }
  return body.trimStart().startsWith('<') ? '' : body;
}
