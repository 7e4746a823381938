const UNREACHABLE = 'The server could not be reached. Please check your connection and try again.';
const UNREADABLE = 'The server’s answer could not be read. Please try again.';
const REFUSED = 'The server could not answer. Please try again.';

/** A call that did not succeed. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  /** Undefined when no answer came. */
  readonly status: number | undefined;
  /** What to tell people; `message` is for logs. */
  readonly userMessage: string;

  constructor(message: string, details: { userMessage: string; status?: number; cause?: unknown }) {
    super(message, { cause: details.cause });
    this.status = details.status;
    this.userMessage = details.userMessage;
  }

  /** For an answer that is not OK, and its body as text. */
  static refused({ status, statusText }: Response, body: string): ApiError {
    return new ApiError(`${status}: ${body || statusText}`, {
      status,
      userMessage: sentenceOf(body) || statusText || REFUSED,
    });
  }

  /** For a successful answer whose body is not what the contract says. */
  static unreadable({ status }: Response, cause: unknown): ApiError {
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

/** The sentence to show for any error that a call can end with. */
export function userMessageOf(error: Error): string {
  return error instanceof ApiError ? error.userMessage : error.message;
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
