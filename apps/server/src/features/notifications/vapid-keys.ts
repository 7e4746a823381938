import { generateKeyPairSync } from 'node:crypto';
import { say } from '@bahai-friends/contract';
import type { VapidKeys } from '../../channels/push/vapid-token.ts';
import type { Database, Queries } from '../../db/database.ts';
import { DomainError } from '../../errors/domain-error.ts';
import type { Sealing } from '../../sealing/key-in-use.ts';
import { SENDING_SECRET } from '../../sealing/sealed-columns.ts';
import type { SealingKey } from '../../sealing/sealing-key.ts';

/** Its name among the secrets for sending. */
const NAME = 'vapid';

function madeKeys(): VapidKeys {
  const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'prime256v1' });
  const { x, y, d } = privateKey.export({ format: 'jwk' });
  return { x, y, d } as VapidKeys;
}

/** The keys; null before the first browser has subscribed. @throws Error when they were sealed with another key */
export async function readVapidKeys(db: Queries, key: SealingKey): Promise<VapidKeys | null> {
  const row = await db
    .selectFrom('sending_secrets')
    .select('secret')
    .where('name', '=', NAME)
    .executeTakeFirst();
  return row === undefined ? null : JSON.parse(key.open(SENDING_SECRET, row.secret));
}

/** The keys, which are made only once: a browser that subscribes with one key gets nothing sent with another. */
export async function vapidKeysOf(
  { reads, writes }: Pick<Database, 'reads' | 'writes'>,
  sealing: Pick<Sealing, 'key'>,
): Promise<VapidKeys> {
  const key = await sealing.key();
  const known = await readVapidKeys(reads, key);
  if (known !== null) return known;
  const secret = key.seal(SENDING_SECRET, JSON.stringify(madeKeys()));
  await writes
    .insertInto('sending_secrets')
    .values({ name: NAME, secret })
    .onConflict((conflict) => conflict.column('name').doNothing())
    .execute();
  // When two were made at the same time, the first one is used.
  const stored = await readVapidKeys(writes, key);
  if (stored === null) throw new DomainError('unavailable', say('sealing-key-not-there'));
  return stored;
}
