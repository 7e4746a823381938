import type { createMailChannel, MailAccount, MailMessage } from '../channels/mail/mail-channel.ts';
import type { TargetRules } from '../channels/targets/allowed-address.ts';
import type { Queries } from '../db/database.ts';
import { readMailAccount } from '../features/sending/mail-account.ts';
import type { ChannelKind } from './channel-kind.ts';

/** Mail goes through one account. */
export const createMailKind = (
  reads: Queries,
  open: typeof createMailChannel,
  rules: TargetRules,
): ChannelKind<MailAccount, MailMessage> => ({
  name: 'mail',
  async accounts({ sending, key }) {
    const account = await readMailAccount(reads, sending, key);
    return new Map(account === null ? [] : [['mail', account]]);
  },
  open: async (account) => open(account, rules),
  perHour: ({ mail }) => mail?.perHour ?? null,
});
