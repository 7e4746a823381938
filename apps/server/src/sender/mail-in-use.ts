import type { Channel } from '../channels/channel.ts';
import type { createMailChannel, MailAccount, MailMessage } from '../channels/mail/mail-channel.ts';

/** Keeps the channel of an account, with its connections, until the account is another one. */
export function createMailInUse(open: typeof createMailChannel, allowLocal: boolean) {
  let used: { readonly account: string; readonly channel: Channel<MailMessage> } | null = null;

  function close(): void {
    used?.channel.close();
    used = null;
  }

  return {
    /** Takes an account; null when there is none any more. */
    use(account: MailAccount | null): void {
      const text = JSON.stringify(account);
      if (account === null) close();
      else if (used?.account !== text) {
        close();
        used = { account: text, channel: open(account, { allowLocal }) };
      }
    },
    channel: (): Channel<MailMessage> | null => used?.channel ?? null,
    close,
  };
}
