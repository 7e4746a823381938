import { generateKeyPairSync } from 'node:crypto';
import { say } from '@bahai-friends/contract';
import type { Database, Queries } from '../../db/database.ts';
import { DomainError } from '../../errors/domain-error.ts';
import type { Sealing } from '../../sealing/key-in-use.ts';
import { SENDING_SECRET } from '../../sealing/sealed-columns.ts';
import type { SealingKey } from '../../sealing/sealing-key.ts';

/** Its name among the secrets of what the site sends through. */
const NAME = 'vapid';

/** The pair of keys by which push services know this site (RFC 8292): coordinates and scalar of P-256 in base64url. */
export interface VapidKeys {
  readonly x: string;
  readonly y: string;
  readonly d: string;
}

/** Marks an uncompressed point. */
const UNCOMPRESSED = Buffer.from([4]);

/** The public key as browsers and push services take it. */
export const vapidPublicKey = ({ x, y }: VapidKeys): string =>
  Buffer.concat([UNCOMPRESSED, Buffer.from(x, 'base64url'), Buffer.from(y, 'base64url')]).toString(
    'base64url',
  );

function madeKeys(): VapidKeys {
  const { privateKey } = generateKeyPairSync('ec', { namedCurve: 'prime256v1' });
  const { x, y, d } = privateKey.export({ format: 'jwk' });
  return { x, y, d } as VapidKeys;
}

/** The keys; null before the first browser has asked for them. @throws Error when they were sealed with another key */
export async function readVapidKeys(db: Queries, key: SealingKey): Promise<VapidKeys | null> {
  const row = await db
    .selectFrom('sending_secrets')
    .select('secret')
    .where('name', '=', NAME)
    .executeTakeFirst();
  return row === undefined ? null : JSON.parse(key.open(SENDING_SECRET, row.secret));
}

/** The keys, which are made once: what subscribes with one is not sent anything with another. */
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
  // Of two that were made at the same time the first holds.
  const stored = await readVapidKeys(writes, key);
  if (stored === null) throw new DomainError('unavailable', say('sealing-key-not-there'));
  return stored;
}
