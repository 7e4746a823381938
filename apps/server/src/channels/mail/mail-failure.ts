import type { SendResult } from '../channel.ts';

/** The library's error for a mail that was not taken. */
interface MailError {
  readonly message?: string;
  /** The server's answer, with its code. */
  readonly response?: string;
  readonly responseCode?: number;
  /** The command that was answered. */
  readonly command?: string;
}

const isPermanent = (code: number | undefined): boolean =>
  code !== undefined && code >= 500 && code < 600;

/** The enhanced status of an answer, such as `5.1.1` (RFC 3463). */
const ENHANCED_STATUS = /^5\d\d[ -](?<status>5\.\d{1,3}\.\d{1,3})\b/;
/** Statuses about the sender's address, or about the server's policy, and not about the recipient. */
const NOT_RECIPIENT = /^5\.(?:1\.[78]|7\.\d+)$/;

/** Whether the server refuses the recipient: at `RCPT TO`, or the message because of the recipient's address. */
function refusesRecipient({ responseCode, response = '', command }: MailError): boolean {
  if (!isPermanent(responseCode)) return false;
  const status = ENHANCED_STATUS.exec(response)?.groups?.status ?? '';
  if (NOT_RECIPIENT.test(status)) return false;
  return command === 'RCPT TO' || status.startsWith('5.1.');
}

/** The result for a mail that was not taken: whether to try again, and how. */
export function mailFailure(error: unknown, masked: (text: string) => string): SendResult {
  const failure = error as MailError;
  const isRefused = refusesRecipient(failure);
  return {
    outcome: 'failed',
    error: masked(failure.response ?? failure.message ?? String(error)),
    ...(isRefused && { isFinal: true, refusesRecipient: true }),
  };
}
