import type { Kysely } from 'kysely';
import type { Migration, MigrationProvider } from 'kysely/migration';
import type { Dialect } from '../database.ts';
import * as publicContent from './0001-public-content.ts';
import * as usersAndSessions from './0002-users-and-sessions.ts';
import * as auditTrail from './0003-audit-trail.ts';
import * as contentNotices from './0004-content-notices.ts';
import * as batches from './0005-batches.ts';
import * as settingsAndDays from './0006-settings-and-days.ts';
import * as sessionsOfDeletedUsers from './0007-sessions-of-deleted-users.ts';
import * as accounts from './0008-accounts.ts';
import * as secondFactor from './0009-second-factor.ts';
import * as securityEvents from './0011-security-events.ts';
import * as sessionsAndInvitations from './0012-sessions-and-invitations.ts';
import * as quoteSnapshots from './0013-quote-snapshots.ts';
import * as quoteTranslations from './0014-quote-translations.ts';
import * as languagesOfUsers from './0015-languages-of-users.ts';
import * as sendingSecrets from './0016-sending-secrets.ts';
import * as outbox from './0017-outbox.ts';
import * as sending from './0018-sending.ts';
import * as features from './0020-features.ts';
import * as publicForms from './0021-public-forms.ts';
import * as letters from './0022-letters.ts';
import * as letterNote from './0023-letter-note.ts';
import * as letterRefusals from './0024-letter-refusals.ts';
import * as whoAddedQuotes from './0026-who-added-quotes.ts';
import * as gatherings from './0030-gatherings.ts';
import * as letterNoteVersion from './0031-letter-note-version.ts';
import * as accountMail from './0032-account-mail.ts';
import * as attention from './0034-attention.ts';

interface DialectMigration {
  up(db: Kysely<unknown>, dialect: Dialect): Promise<void>;
}

/** In order; a released one is never changed. */
const migrations: Readonly<Record<string, DialectMigration>> = {
  '0001-public-content': publicContent,
  '0002-users-and-sessions': usersAndSessions,
  '0003-audit-trail': auditTrail,
  '0004-content-notices': contentNotices,
  '0005-batches': batches,
  '0006-settings-and-days': settingsAndDays,
  '0007-sessions-of-deleted-users': sessionsOfDeletedUsers,
  '0008-accounts': accounts,
  '0009-second-factor': secondFactor,
  '0011-security-events': securityEvents,
  '0012-sessions-and-invitations': sessionsAndInvitations,
  '0013-quote-snapshots': quoteSnapshots,
  '0014-quote-translations': quoteTranslations,
  '0015-languages-of-users': languagesOfUsers,
  '0016-sending-secrets': sendingSecrets,
  '0017-outbox': outbox,
  '0018-sending': sending,
  '0020-features': features,
  '0021-public-forms': publicForms,
  '0022-letters': letters,
  '0023-letter-note': letterNote,
  '0024-letter-refusals': letterRefusals,
  '0026-who-added-quotes': whoAddedQuotes,
  '0030-gatherings': gatherings,
  '0031-letter-note-version': letterNoteVersion,
  '0032-account-mail': accountMail,
  '0034-attention': attention,
};

export const migrationNames = Object.keys(migrations);

/** The migrations in the words of one database. There is no way down: a backup is restored. */
export function migrationProvider(dialect: Dialect): MigrationProvider {
  const bound = Object.entries(migrations).map(([name, migration]): [string, Migration] => [
    name,
    { up: (db) => migration.up(db, dialect) },
  ]);
  return { getMigrations: async () => Object.fromEntries(bound) };
}
