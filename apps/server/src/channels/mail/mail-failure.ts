import type { SendResult } from '../channel.ts';

/** What the library says of a mail that was not taken. */
interface MailError {
  readonly message?: string;
  /** What the server has answered, with its code. */
  readonly response?: string;
  readonly responseCode?: number;
  /** The command that it has answered to. */
  readonly command?: string;
}

const isPermanent = (code: number | undefined): boolean =>
  code !== undefined && code >= 500 && code < 600;

/** The server refuses who is written to: all of `RCPT TO`, or the message because of its address (RFC 3463). */
function refusesRecipient({ responseCode, response = '', command }: MailError): boolean {
  if (!isPermanent(responseCode)) return false;
  return command === 'RCPT TO' || /^5\d\d[ -]5\.1\.\d/.test(response);
}

/** What is to be done about a mail that was not taken. */
export function mailFailure(error: unknown, masked: (text: string) => string): SendResult {
  const failure = error as MailError;
  const isRefused = refusesRecipient(failure);
  return {
    outcome: 'failed',
    error: masked(failure.response ?? failure.message ?? String(error)),
    ...(isRefused && { isFinal: true, refusesRecipient: true }),
  };
}
