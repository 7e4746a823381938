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

/** What an answer is about, such as `5.1.1` (RFC 3463). */
const ENHANCED_STATUS = /^5\d\d[ -](?<status>5\.\d{1,3}\.\d{1,3})\b/;
/** The sender's address, or what the server permits: neither is the recipient's. */
const NOT_RECIPIENT = /^5\.(?:1\.[78]|7\.\d+)$/;

/** The server refuses who is written to: at `RCPT TO`, or the message because of its address. */
function refusesRecipient({ responseCode, response = '', command }: MailError): boolean {
  if (!isPermanent(responseCode)) return false;
  const status = ENHANCED_STATUS.exec(response)?.groups?.status ?? '';
  if (NOT_RECIPIENT.test(status)) return false;
  return command === 'RCPT TO' || status.startsWith('5.1.');
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
