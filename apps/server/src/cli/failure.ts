import { StartupError } from '../errors/startup-error.ts';

interface SystemError {
  readonly code?: unknown;
  readonly message: string;
  readonly errors?: readonly SystemError[];
}

/** Codes of what lies outside the program: files, the network, SQLite, PostgreSQL. */
const OUTSIDE = /^(E[A-Z]+|ERR_SQLITE_ERROR|[0-9A-Z]{5})$/;

/** One line on why a command failed; null when the program itself is at fault. */
export function failureLine(error: unknown): string | null {
  if (error instanceof StartupError) return error.message;
  const { code, message, errors } = error as SystemError;
  if (typeof code !== 'string') return null;
  if (code.startsWith('ERR_PARSE_ARGS')) return message;
  if (!OUTSIDE.test(code)) return null;
  // Of several addresses that were tried, the first one's reason.
  const [reason = ''] = (message || errors?.[0]?.message || code).split('\n');
  return `This could not be done: ${reason}`;
}
