import { factsOf } from '@bahai-friends/languages/language-of';
import type { MailMessage } from '../channels/mail/mail-channel.ts';
import type { SealingKey } from '../sealing/sealing-key.ts';
import type { MailContent } from './mail-content.ts';
import { writtenMail } from './written-mail.ts';

/** The column whose keys Message-IDs are made from. */
const MESSAGE_ID = { table: 'outbox', column: 'key' } as const;

/** A host for List-Id and Message-ID; an address in brackets cannot be used. */
export function hostOf(publicUrl: string): string {
  const { hostname } = new URL(publicUrl);
  return hostname.startsWith('[') ? 'localhost' : hostname;
}

interface MessageOptions {
  readonly to: string;
  /** The key of the row in the outbox. */
  readonly rowKey: string;
  readonly key: Pick<SealingKey, 'blindIndexes'>;
  /** The site's own address. */
  readonly publicUrl: string;
  readonly headers?: Readonly<Record<string, string>>;
}

/** The message as it is sent. Its Message-ID does not tell which row it was, nor whose. */
export function mailMessage(
  content: MailContent,
  { to, rowKey, key, publicUrl, headers = {} }: MessageOptions,
): MailMessage {
  return {
    to,
    subject: content.subject,
    ...writtenMail(content),
    messageId: `${key.blindIndexes(MESSAGE_ID, rowKey)[0]}@${hostOf(publicUrl)}`,
    headers: {
      ...headers,
      'Auto-Submitted': 'auto-generated',
      'Content-Language': factsOf(content.language).tag,
    },
  };
}
