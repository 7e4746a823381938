import type { Database } from '../../../db/database.ts';
import type { Outbox } from '../../../outbox/outbox.ts';
import { deleteEmail, listFormer } from '../account-emails.repository.ts';
import { newsKeysOf } from '../account-mail-rows.ts';

/**
 * Deletes former addresses for which no news wait. They are kept that long, as the news of a new password may still be
 * tried again when the mail that says that the address was removed has been sent.
 */
export async function deleteToldAddresses(
  { reads, writes }: Pick<Database, 'reads' | 'writes'>,
  outbox: Pick<Outbox, 'countByKey'>,
): Promise<void> {
  // Whatever is told to an account locks it, so an address becomes a former one in the transaction that adds its last news.
  for (const id of await listFormer(reads)) {
    const { waiting } = await outbox.countByKey(newsKeysOf(id));
    if (waiting === 0) await deleteEmail(writes, id, 'former');
  }
}
