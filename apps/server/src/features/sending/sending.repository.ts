import {
  StoredMail,
  StoredMastodon,
  StoredTelegram,
  StoredWebhook,
  type WebhookId,
} from '@bahai-friends/contract';
import type { Queries } from '../../db/database.ts';
import { SENDING_SECRET } from '../../sealing/sealed-columns.ts';
import type { SealingKey } from '../../sealing/sealing-key.ts';

/** The settings for sending, as they are stored. */
export interface StoredSending {
  readonly version: number;
  readonly mail: StoredMail | null;
  readonly telegram: StoredTelegram | null;
  readonly mastodon: StoredMastodon | null;
  readonly webhooks: readonly StoredWebhook[];
  readonly sendAt: string;
  readonly weeklyOn: number;
  /** An instant: messages that were due before it are not sent. */
  readonly since: string;
  readonly pausedAt: string | null;
}

/** The secrets for sending; that of a webhook is named by its id. */
export type SecretName = 'mail' | 'dkim' | 'telegram' | 'mastodon' | WebhookId;

/** The key of the only row. */
const ID = 1;

/** The settings as long as none are stored. */
export const NO_SENDING: StoredSending = {
  version: 1,
  mail: null,
  telegram: null,
  mastodon: null,
  webhooks: [],
  sendAt: '07:00',
  weeklyOn: 1,
  since: '1970-01-01T00:00:00.000Z',
  pausedAt: null,
};

function stored<T>(schema: { parse(value: unknown): T }, json: string | null): T | null {
  return json === null ? null : schema.parse(JSON.parse(json));
}

/** The stored settings, or the defaults. */
export async function readSending(db: Queries): Promise<StoredSending> {
  const row = await db.selectFrom('sending').selectAll().where('id', '=', ID).executeTakeFirst();
  if (row === undefined) return NO_SENDING;
  return {
    version: row.version,
    mail: stored(StoredMail, row.mail),
    telegram: stored(StoredTelegram, row.telegram),
    mastodon: stored(StoredMastodon, row.mastodon),
    webhooks: StoredWebhook.array().parse(JSON.parse(row.webhooks)),
    sendAt: row.send_at,
    weeklyOn: row.weekly_on,
    since: row.since,
    pausedAt: row.paused_at,
  };
}

/** The channels in the outbox that are set up. */
export function setUpChannels(sending: StoredSending): readonly string[] {
  const named = (['mail', 'telegram', 'mastodon'] as const).filter(
    (name) => sending[name] !== null,
  );
  return [...named, ...sending.webhooks.map(({ id }) => id)];
}

/** The channels that are set up now. */
export const listSetUpChannels = async (db: Queries): Promise<readonly string[]> =>
  setUpChannels(await readSending(db));

/** Whether there is a mail account. */
export async function hasMailAccount(db: Queries): Promise<boolean> {
  const row = await db
    .selectFrom('sending')
    .select('id')
    .where('mail', 'is not', null)
    .executeTakeFirst();
  return row !== undefined;
}

const json = (value: object | null): string | null =>
  value === null ? null : JSON.stringify(value);

/** @param now Instant, as a `Clock` gives it. */
export async function saveSending(
  db: Queries,
  { version, mail, telegram, mastodon, webhooks, sendAt, weeklyOn, since, pausedAt }: StoredSending,
  now: string,
): Promise<void> {
  const row = {
    version,
    mail: json(mail),
    telegram: json(telegram),
    mastodon: json(mastodon),
    webhooks: JSON.stringify(webhooks),
    send_at: sendAt,
    weekly_on: weeklyOn,
    since,
    paused_at: pausedAt,
    updated_at: now,
  };
  await db
    .insertInto('sending')
    .values({ id: ID, ...row })
    .onConflict((conflict) => conflict.column('id').doUpdateSet(row))
    .execute();
}

/** The secrets that are stored, whether or not they can be read. */
export async function listSecrets(db: Queries): Promise<ReadonlySet<string>> {
  const rows = await db.selectFrom('sending_secrets').select('name').execute();
  return new Set(rows.map(({ name }) => name));
}

/** A secret; null when there is none, or it cannot be read. */
export async function readSecret(
  db: Queries,
  name: SecretName,
  key: SealingKey,
): Promise<string | null> {
  const row = await db
    .selectFrom('sending_secrets')
    .select('secret')
    .where('name', '=', name)
    .executeTakeFirst();
  if (row === undefined) return null;
  try {
    return key.open(SENDING_SECRET, row.secret);
  } catch {
    return null;
  }
}

/** Stores a secret that is sealed. */
export async function saveSecret(db: Queries, name: SecretName, secret: string): Promise<void> {
  await db
    .insertInto('sending_secrets')
    .values({ name, secret })
    .onConflict((conflict) => conflict.column('name').doUpdateSet({ secret }))
    .execute();
}

/** Removes a secret, if there is one. */
export async function deleteSecret(db: Queries, name: SecretName): Promise<void> {
  await db.deleteFrom('sending_secrets').where('name', '=', name).execute();
}
