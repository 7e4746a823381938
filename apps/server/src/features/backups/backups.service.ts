import { type LastBackup, type SiteState, say } from '@bahai-friends/contract';
import type { Actor } from '../../actor.ts';
import { createLimiter } from '../../background/limiter.ts';
import type { Clock } from '../../clock.ts';
import type { Database } from '../../db/database.ts';
import { assertCanKeepBackups } from '../../permissions.ts';
import { createAuditTrail } from '../audit/audit-trail.ts';
import { findActingUser } from '../users/acting-user.ts';
import { databaseBytes, findLastBackup, saveLastBackup } from './backups.repository.ts';
import type { Snapshot } from './snapshot.ts';

/** A backup that is being downloaded. */
interface BackupDownload extends Snapshot {
  /** The name of the file, with the day in UTC: `bahai-friends-2026-03-21.sqlite`. */
  readonly name: string;
  /** To be called once the whole file was sent: only then is it recorded as a backup. */
  readonly onSent: () => Promise<void>;
}

export interface BackupsService {
  /** @throws DomainError `forbidden` for anybody but the Master Admin */
  state(actor: Actor): Promise<SiteState>;
  /**
   * A consistent copy of the whole database, as a file of SQLite's. The caller has to close its content.
   *
   * @throws DomainError `forbidden` for anybody but the Master Admin, `busy` while another is made or sent,
   *   `unavailable` with the reason when none can be made
   */
  download(actor: Actor): Promise<BackupDownload>;
}

interface BackupsDependencies {
  readonly database: Database;
  readonly clock: Clock;
  readonly version: string;
  /** Bytes that are free on the disk of the embedded database; null without one. */
  readonly diskFree: () => Promise<number | null>;
  readonly takeSnapshot: (backup: LastBackup) => Promise<Snapshot>;
}

export function createBackupsService(dependencies: BackupsDependencies): BackupsService {
  const { database, clock, version, diskFree, takeSnapshot } = dependencies;
  const trail = createAuditTrail('settings', clock);
  const oneAtATime = createLimiter({
    concurrent: 1,
    waitingMax: 0,
    busy: say('backup-under-way'),
    retryAfter: 30,
  });

  async function make(actor: Actor): Promise<BackupDownload> {
    const backup = { at: clock.now(), way: 'download' } as const;
    const snapshot = await takeSnapshot(backup);
    try {
      await database.writes.transaction().execute(async (transaction) => {
        assertCanKeepBackups(await findActingUser(transaction, actor));
        await trail.other(transaction, actor, null, { action: 'backup-downloaded' });
      });
    } catch (error) {
      snapshot.content.destroy();
      throw error;
    }
    return {
      ...snapshot,
      name: `bahai-friends-${backup.at.slice(0, 10)}.sqlite`,
      onSent: () => saveLastBackup(database.writes, backup),
    };
  }

  return {
    async state(actor) {
      assertCanKeepBackups(actor);
      return {
        version,
        database: database.dialect,
        databaseBytes: await databaseBytes(database),
        diskFreeBytes: await diskFree(),
        lastBackup: await findLastBackup(database.reads),
      };
    },

    async download(actor) {
      assertCanKeepBackups(await findActingUser(database.reads, actor));
      const { promise, resolve, reject } = Promise.withResolvers<BackupDownload>();
      const untilRead = oneAtATime.run(async () => {
        const download = await make(actor);
        resolve(download);
        await new Promise<void>((done) => download.content.once('close', done));
      });
      untilRead.catch(reject);
      return promise;
    },
  };
}
