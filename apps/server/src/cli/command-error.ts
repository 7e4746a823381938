import { DomainError } from '../errors/domain-error.ts';
import { errorMessage } from '../errors/error-message.ts';
import { OperatorError } from '../errors/operator-error.ts';

/** Error codes of files, the network, SQLite and PostgreSQL: such errors are no fault of the program. */
const OUTSIDE = /^(E[A-Z]+|EAI_[A-Z]+|ERR_SQLITE_ERROR|[0-9A-Z]{5})$/;

/** One line on why a command failed; null when the program itself is at fault. */
export function commandErrorLine(error: unknown): string | null {
  if (error instanceof OperatorError || error instanceof DomainError) return error.message;
  const { code } = error as { readonly code?: unknown };
  if (typeof code !== 'string') return null;
  if (code.startsWith('ERR_PARSE_ARGS')) return errorMessage(error);
  if (!OUTSIDE.test(code)) return null;
  return `This could not be done: ${errorMessage(error).split('\n')[0]}`;
}
