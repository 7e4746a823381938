import type { Kysely } from 'kysely';
import type { Migration, MigrationProvider } from 'kysely/migration';
import type { Dialect } from '../database.ts';

interface DialectMigration {
  up(db: Kysely<unknown>, dialect: Dialect): Promise<void>;
}

/** In order; a released one is never changed. Loaded when it is applied: most starts apply none. */
const migrations: Readonly<Record<string, () => Promise<DialectMigration>>> = {
  '0001-public-content': () => import('./0001-public-content.ts'),
  '0002-users-and-sessions': () => import('./0002-users-and-sessions.ts'),
  '0003-audit-trail': () => import('./0003-audit-trail.ts'),
  '0004-content-notices': () => import('./0004-content-notices.ts'),
  '0005-batches': () => import('./0005-batches.ts'),
  '0006-settings-and-days': () => import('./0006-settings-and-days.ts'),
  '0007-sessions-of-deleted-users': () => import('./0007-sessions-of-deleted-users.ts'),
  '0008-accounts': () => import('./0008-accounts.ts'),
  '0009-second-factor': () => import('./0009-second-factor.ts'),
  '0011-security-events': () => import('./0011-security-events.ts'),
  '0012-sessions-and-invitations': () => import('./0012-sessions-and-invitations.ts'),
  '0013-quote-snapshots': () => import('./0013-quote-snapshots.ts'),
  '0014-quote-translations': () => import('./0014-quote-translations.ts'),
  '0015-languages-of-users': () => import('./0015-languages-of-users.ts'),
  '0016-sending-secrets': () => import('./0016-sending-secrets.ts'),
  '0017-outbox': () => import('./0017-outbox.ts'),
  '0018-sending': () => import('./0018-sending.ts'),
  '0020-features': () => import('./0020-features.ts'),
  '0021-public-forms': () => import('./0021-public-forms.ts'),
  '0022-letters': () => import('./0022-letters.ts'),
  '0023-letter-note': () => import('./0023-letter-note.ts'),
  '0024-letter-refusals': () => import('./0024-letter-refusals.ts'),
  '0026-who-added-quotes': () => import('./0026-who-added-quotes.ts'),
  '0030-gatherings': () => import('./0030-gatherings.ts'),
  '0031-letter-note-version': () => import('./0031-letter-note-version.ts'),
  '0032-account-mail': () => import('./0032-account-mail.ts'),
  '0034-attention': () => import('./0034-attention.ts'),
  '0035-outbox-urgent': () => import('./0035-outbox-urgent.ts'),
  '0036-gathering-answers': () => import('./0036-gathering-answers.ts'),
  '0037-gathering-programmes': () => import('./0037-gathering-programmes.ts'),
  '0040-push-subscriptions': () => import('./0040-push-subscriptions.ts'),
  '0041-networks': () => import('./0041-networks.ts'),
};

export const migrationNames = Object.keys(migrations);

/** The migrations in the words of one database. There is no way down: a backup is restored. */
export function migrationProvider(dialect: Dialect): MigrationProvider {
  const bound = Object.entries(migrations).map(([name, load]): [string, Migration] => [
    name,
    { up: async (db) => (await load()).up(db, dialect) },
  ]);
  return { getMigrations: async () => Object.fromEntries(bound) };
}
