import type { MailAccount } from '../../channels/mail/mail-channel.ts';
import type { Queries } from '../../db/database.ts';
import type { SealingKey } from '../../sealing/sealing-key.ts';
import { readSecret, type StoredSending } from './sending.repository.ts';

/** The mail account with its secrets; null when none is set up, or when a secret cannot be read. */
export async function readMailAccount(
  db: Queries,
  { mail }: StoredSending,
  key: SealingKey | null,
): Promise<MailAccount | null> {
  if (mail === null) return null;
  const { perHour, dkim, ...account } = mail;
  if (key === null) {
    // Without secrets no key is needed.
    return dkim === null && mail.username === null ? { ...account, password: null, dkim } : null;
  }
  const password = await readSecret(db, 'mail', key);
  if (dkim === null) return { ...account, password, dkim };
  const privateKey = await readSecret(db, 'dkim', key);
  return privateKey === null ? null : { ...account, password, dkim: { ...dkim, privateKey } };
}
