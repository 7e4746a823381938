const UNREACHABLE = 'The server could not be reached. Please check your connection and try again.';
const UNREADABLE = 'The server’s answer could not be read. Please try again.';
const REJECTED = 'The server could not answer. Please try again.';

interface ErrorDetails {
  readonly userMessage: string;
  readonly status?: number;
  readonly body?: string;
  readonly isUnexplained?: boolean;
  readonly cause?: unknown;
}

/** The status line of a response, from `fetch` or XMLHttpRequest. */
export type ResponseStatus = Pick<Response, 'ok' | 'status' | 'statusText'>;

/** A call that did not succeed. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  /** Undefined when there was no response. */
  readonly status: number | undefined;
  /** The response body as text, for callers that read more of it than its message. */
  readonly body: string | undefined;
  /** The message for the page; `message` is for logs. */
  readonly userMessage: string;
  /** Whether the server gave no reason. */
  readonly isUnexplained: boolean;

  constructor(message: string, details: ErrorDetails) {
    super(message, { cause: details.cause });
    this.status = details.status;
    this.body = details.body;
    this.userMessage = details.userMessage;
    this.isUnexplained = details.isUnexplained ?? false;
  }

  /** For a response that is not OK, with its body as text. */
  static rejected({ status, statusText }: ResponseStatus, body: string): ApiError {
    const sentence = messageIn(body);
    return new ApiError(`${status}: ${body || statusText}`, {
      status,
      body,
      userMessage: sentence || statusText || REJECTED,
      isUnexplained: sentence === '',
    });
  }

  /** For a successful response whose body does not match the contract. */
  static unreadable({ status }: ResponseStatus, cause: unknown): ApiError {
    return new ApiError(`${status}: unreadable answer`, {
      status,
      cause,
      userMessage: UNREADABLE,
    });
  }

  /** For a request that got no response. */
  static unreachable(cause: unknown): ApiError {
    return new ApiError(String(cause), { cause, userMessage: UNREACHABLE });
  }
}

/**
 * The message to show for any error of a call; `fallback` is shown when the server gave no reason.
 */
export function userMessageOf(error: Error, fallback = ''): string {
  if (!(error instanceof ApiError)) return error.message || fallback;
  return (error.isUnexplained && fallback) || error.userMessage;
}

/** The failed call that an error is, or that caused it. */
function failedCall(error: unknown): ApiError | undefined {
  if (error instanceof ApiError) return error;
  return error instanceof Error ? failedCall(error.cause) : undefined;
}

/** Whether an error, or the cause of it, is a call that failed because nobody is logged in (401). */
export const isUnauthenticated = (error: unknown): boolean => failedCall(error)?.status === 401;

/** Whether nobody is logged in because the account was deleted: no password helps. */
export function isAccountDeleted(error: unknown): boolean {
  return (
    isUnauthenticated(error) && valueIn(failedCall(error)?.body ?? '', 'accountDeleted') === true
  );
}

/** The `message` of a JSON body, else the text itself unless it is a proxy's HTML page. */
function messageIn(body: string): string {
  const message = valueIn(body, 'message');
  if (typeof message === 'string') return message;
  return body.trimStart().startsWith('<') ? '' : body;
}

function valueIn(body: string, field: string): unknown {
  try {
    return JSON.parse(body)?.[field];
  } catch {
    // Not every response comes from the product's own server.
    return undefined;
  }
}
