/** Why a request is refused, in the product's words; `problem.ts` maps each to HTTP. */
export type DomainErrorCode =
  | 'invalid'
  | 'unauthenticated'
  | 'forbidden'
  | 'not-found'
  | 'conflict'
  | 'changed-meanwhile'
  | 'too-large'
  | 'too-many-attempts'
  | 'busy'
  | 'unavailable';

/** A refusal that is nobody's bug. The message is shown to people. */
export class DomainError extends Error {
  override readonly name = 'DomainError';
  readonly code: DomainErrorCode;
  /** Further fields of the answer, such as `conflicts`. */
  readonly details: Readonly<Record<string, unknown>>;

  /** Seconds after which trying again makes sense. */
  readonly retryAfter: number | undefined;

  constructor(
    code: DomainErrorCode,
    message: string,
    { retryAfter, ...details }: { retryAfter?: number; [detail: string]: unknown } = {},
  ) {
    super(message);
    this.code = code;
    this.details = details;
    this.retryAfter = retryAfter;
  }
}
