import type { AnyProblem } from '@bahai-friends/contract';

/** Why a request is rejected; `http/` maps each kind to an HTTP status. */
export type DomainErrorKind =
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

/** A request is rejected, and the program is not at fault. The message is shown to users. */
export class DomainError extends Error {
  override readonly name = 'DomainError';
  readonly kind: DomainErrorKind;
  /** The problem for the response. */
  readonly said: AnyProblem;
  /** Further fields of the response, such as `conflicts`. */
  readonly details: Readonly<Record<string, unknown>>;

  /** Seconds after which trying again makes sense. */
  readonly retryAfter: number | undefined;

  constructor(
    kind: DomainErrorKind,
    said: AnyProblem,
    { retryAfter, ...details }: { retryAfter?: number; [detail: string]: unknown } = {},
  ) {
    super(said.message);
    this.kind = kind;
    this.said = said;
    this.details = details;
    this.retryAfter = retryAfter;
  }
}
