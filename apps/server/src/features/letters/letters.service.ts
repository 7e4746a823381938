import type { Letters } from '@bahai-friends/contract';
import type { Actor } from '../../actor.ts';
import type { Clock } from '../../clock.ts';
import type { Database } from '../../db/database.ts';
import { withTableLock } from '../../db/table-lock.ts';
import { assertVersion, type ExpectedVersions } from '../../errors/assert-version.ts';
import { requireMailAddress } from '../../mails/mail-address.ts';
import { assertCanChangeSettings } from '../../permissions.ts';
import { createAuditTrail } from '../audit/audit-trail.ts';
import { findActingUser } from '../users/acting-user.ts';
import { readLetterNote, saveLetterNote } from './letter-note.repository.ts';
import type { SubscriptionsService } from './subscriptions.service.ts';

interface LettersDependencies {
  readonly database: Database;
  readonly clock: Clock;
  readonly subscriptions: Pick<SubscriptionsService, 'count' | 'remove'>;
  /** When a day's letters are sent next; null while nothing is. */
  readonly nextAt: () => Promise<string | null>;
}

export type LettersService = ReturnType<typeof createLettersService>;

/** Letters as volunteers manage them; they never see who gets some. */
export function createLettersService({
  database,
  clock,
  subscriptions,
  nextAt,
}: LettersDependencies) {
  const trail = createAuditTrail('settings', clock);

  async function shown(): Promise<Letters> {
    const [counts, note, next] = await Promise.all([
      subscriptions.count(),
      readLetterNote(database.reads),
      nextAt(),
    ]);
    return { ...counts, note: note.text, noteVersion: note.version, nextAt: next };
  }

  return {
    get: shown,

    /** @throws DomainError `unauthenticated` when deleted meanwhile, `changed-meanwhile` */
    async setNote(actor: Actor, text: string, expected?: ExpectedVersions): Promise<Letters> {
      await withTableLock(database, 'letter_note', async (db) => {
        await findActingUser(db, actor);
        const before = await readLetterNote(db);
        assertVersion(before, expected);
        if (before.text === text) return;
        await saveLetterNote(db, { text, version: before.version + 1 });
        await trail.other(db, actor, null, { action: 'letter-note-changed' });
      });
      return shown();
    },

    /**
     * Ends the letters to an address; the response does not tell whether it got any.
     *
     * @throws DomainError `forbidden`, `invalid`, `unavailable` while the key of the addresses is lost
     */
    async remove(actor: Actor, typed: string): Promise<void> {
      assertCanChangeSettings(actor);
      const address = requireMailAddress(typed);
      await subscriptions.remove(address, async (db) => {
        assertCanChangeSettings(await findActingUser(db, actor));
        await trail.other(db, actor, null, { action: 'letters-removed' });
      });
    },
  };
}
