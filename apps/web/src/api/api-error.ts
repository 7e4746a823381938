import type { Problem } from '@bahai-friends/contract';
import { spoken } from '../texts/spoken.ts';
import { texts } from '../texts/texts.ts';
import { told } from '../texts/told.ts';

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

  /** The error of a response that is not OK, with its body as text. */
  static rejected({ status, statusText }: ResponseStatus, body: string): ApiError {
    const sentence = messageIn(body);
    return new ApiError(`${status}: ${body || statusText}`, {
      status,
      body,
      // The server's own sentence is English; public pages in other languages have no translations of it.
      userMessage: (speaksOfProblems() ? sentence || statusText : '') || texts.rejected,
      isUnexplained: sentence === '',
    });
  }

  /** The error of a successful response whose body does not match the contract. */
  static unreadable({ status }: ResponseStatus, cause: unknown): ApiError {
    return new ApiError(`${status}: unreadable answer`, {
      status,
      cause,
      userMessage: texts.unreadable,
    });
  }

  /** The error of a request that got no response. */
  static unreachable(cause: unknown): ApiError {
    return new ApiError(String(cause), { cause, userMessage: texts.unreachable });
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
export function failedCall(error: unknown): ApiError | undefined {
  if (error instanceof ApiError) return error;
  return error instanceof Error ? failedCall(error.cause) : undefined;
}

/** Whether an error, or the cause of it, is a call that got no response. */
export function isUnreachable(error: unknown): boolean {
  const call = failedCall(error);
  return call !== undefined && call.status === undefined;
}

/** Whether the page has the sentences for the server's problems. */
const speaksOfProblems = (): boolean => !spoken.page || globalThis.dashboardLanguage !== undefined;

/**
 * The message in a JSON body, in the language of the page; otherwise the text itself, unless it is a proxy's HTML page.
 */
function messageIn(body: string): string {
  const problem = read(body) as Problem | undefined;
  if (typeof problem?.message === 'string') return told(problem);
  return body.trimStart().startsWith('<') ? '' : body;
}

/** A JSON body; undefined where it is none: not every response comes from the product's own server. */
function read(body: string): Readonly<Record<string, unknown>> | null | undefined {
  try {
    return JSON.parse(body);
  } catch {
    return undefined;
  }
}

/** A field of a JSON body; undefined where there is none. */
export const valueIn = (body: string, field: string): unknown => read(body)?.[field];
