/** Why a request is refused, in the product's words; `problem.ts` maps each to HTTP. */
export type DomainErrorCode = 'unauthenticated' | 'forbidden' | 'not-found' | 'conflict';

/** A refusal that is nobody's bug. The message is shown to people. */
export class DomainError extends Error {
  override readonly name = 'DomainError';
  readonly code: DomainErrorCode;
  /** Further fields of the answer, such as `conflicts`. */
  readonly details: Readonly<Record<string, unknown>>;

  constructor(code: DomainErrorCode, message: string, details: Record<string, unknown> = {}) {
    super(message);
    this.code = code;
    this.details = details;
  }
}
