import type { Database } from '../../../db/database.ts';
import type { Sealing } from '../../../sealing/key-in-use.ts';
import { linkTokenHash, newLinkToken } from '../../../sealing/link-tokens.ts';
import { LETTER_ADDRESS, LETTER_TOKEN } from '../../../sealing/sealed-columns.ts';

/** Rows in one statement: databases limit the number of values. */
const SLICE = 500;

interface Place {
  readonly database: Pick<Database, 'writes'>;
  readonly sealing: Pick<Sealing, 'key'>;
}

/**
 * Adds subscriptions to the daily letter in English, confirmed long ago; returns their addresses in the order of their
 * ids.
 */
export async function addSubscriptions(
  { database, sealing }: Place,
  count: number,
): Promise<string[]> {
  const key = await sealing.key();
  const since = '2020-01-01T00:00:00.000Z';
  const addresses = Array.from({ length: count }, (_, index) => `reader-${index}@mail.example`);
  const rows = addresses.map((address) => {
    const token = newLinkToken();
    return {
      address: key.seal(LETTER_ADDRESS, address),
      address_index: key.blindIndexes(LETTER_ADDRESS, address)[0],
      token: key.seal(LETTER_TOKEN, token),
      token_hash: linkTokenHash('letters', token),
      language: 'en' as const,
      daily_since: since,
      weekly_since: null,
      reminders_since: null,
      created_at: since,
      confirmed_at: since,
      link_sent_on: null,
      refused_on: null,
    };
  });
  for (let start = 0; start < count; start += SLICE) {
    const slice = rows.slice(start, start + SLICE);
    await database.writes.insertInto('letter_subscriptions').values(slice).execute();
  }
  return addresses;
}
