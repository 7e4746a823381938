import {
  type NewProgramme,
  type Programme,
  type ProgrammeItem,
  say,
} from '@bahai-friends/contract';
import type { Actor } from '../../../actor.ts';
import type { Clock } from '../../../clock.ts';
import type { CommunityDay } from '../../../community-day.ts';
import type { Database, Queries } from '../../../db/database.ts';
import { withTableLock } from '../../../db/table-lock.ts';
import { assertVersion, type ExpectedVersions } from '../../../errors/assert-version.ts';
import { DomainError } from '../../../errors/domain-error.ts';
import type { Sealing } from '../../../sealing/key-in-use.ts';
import { PROGRAMME_READERS } from '../../../sealing/sealed-columns.ts';
import type { SealingKey } from '../../../sealing/sealing-key.ts';
import { createAuditTrail } from '../../audit/audit-trail.ts';
import { findGathering, updateGathering } from '../gatherings.repository.ts';
import { heldOn } from '../held-occurrences.ts';
import { forgottenUntil, openedName } from '../kept-names.ts';
import { assertIsRuleDay } from '../listed-occurrences.ts';
import type { Meeting } from '../names.repository.ts';
import type { WholeGathering } from '../stored-gathering.ts';
import {
  findProgramme,
  findReaders,
  replaceReaders,
  saveProgramme,
} from './programmes.repository.ts';
import { readItems, readNames, writeItems, writeNames } from './stored-items.ts';

/** The version of a programme that was never stored. */
const FIRST_VERSION = 1;

/** Programmes of single meetings as volunteers manage them, by the day by the rule. */
export interface ProgrammesService {
  /** @throws DomainError `not-found`, also for a day that the rule does not have */
  of(id: number, day: string): Promise<Programme>;
  /** @throws DomainError `not-found`, `changed-meanwhile`, `unavailable` while no name can be sealed */
  save(
    actor: Actor,
    id: number,
    day: string,
    programme: NewProgramme,
    expected?: ExpectedVersions,
  ): Promise<Programme>;
}

interface ProgrammesDependencies {
  readonly database: Database;
  readonly clock: Clock;
  readonly communityDay: Pick<CommunityDay, 'today'>;
  readonly sealing: Pick<Sealing, 'key' | 'find'>;
}

/** The readers of the items of one meeting; none once it is over, or when they cannot be opened now. */
export async function readersOf(
  db: Queries,
  meeting: Meeting,
  key: SealingKey | null,
  today: string,
): Promise<readonly string[]> {
  const row = await findReaders(db, meeting);
  if (row === undefined || row.held_on <= forgottenUntil(today)) return [];
  const names = openedName(key, PROGRAMME_READERS, row.names);
  return names === null ? [] : readNames(names);
}

export function createProgrammesService({
  database,
  clock,
  communityDay,
  sealing,
}: ProgrammesDependencies): ProgrammesService {
  const trail = createAuditTrail('gathering', clock);

  async function read(db: Queries, meeting: Meeting, key: SealingKey | null): Promise<Programme> {
    const stored = await findProgramme(db, meeting);
    const names = await readersOf(db, meeting, key, communityDay.today());
    const items = stored ? readItems(stored.items) : [];
    return {
      items: items.map((item, index) => ({ ...item, reader: names[index] ?? '' })),
      version: stored?.version ?? FIRST_VERSION,
    };
  }

  async function findWithDay(db: Queries, { id, day }: Meeting): Promise<WholeGathering> {
    const gathering = await findGathering(db, id);
    if (gathering === null) throw new DomainError('not-found', say('gathering-gone'));
    await assertIsRuleDay(db, gathering, day);
    return gathering;
  }

  /** Stores the readers, unless they would be deleted at once. */
  async function storeReaders(
    db: Queries,
    meeting: Meeting,
    gathering: WholeGathering,
    items: readonly ProgrammeItem[],
    key: SealingKey | null,
  ): Promise<void> {
    // Names that cannot be opened now must not be lost by a change of a text.
    if (key === null && (await findReaders(db, meeting)) !== undefined) {
      throw new DomainError('unavailable', say('sealing-key-not-there'));
    }
    const held = heldOn(gathering, meeting.day);
    const names = held > forgottenUntil(communityDay.today()) ? writeNames(items) : null;
    const sealed = names === null || key === null ? null : key.seal(PROGRAMME_READERS, names);
    await replaceReaders(db, meeting, sealed === null ? null : { held_on: held, names: sealed });
  }

  return {
    async of(id, day) {
      const meeting = { id, day };
      await findWithDay(database.reads, meeting);
      return read(database.reads, meeting, await sealing.find());
    },

    async save(actor, id, day, { items }, expected) {
      const meeting = { id, day };
      // The first key is made only when there is a name to seal, and never inside a transaction.
      const key = await (writeNames(items) === null ? sealing.find() : sealing.key());
      return withTableLock(database, ['gatherings', 'holy_days'], async (db) => {
        const gathering = await findWithDay(db, meeting);
        const before = await findProgramme(db, meeting);
        const version = before?.version ?? FIRST_VERSION;
        assertVersion({ version }, expected);
        await saveProgramme(db, {
          gathering_id: id,
          day,
          items: writeItems(items),
          updated_at: clock.now(),
          version: version + 1,
        });
        await storeReaders(db, meeting, gathering, items, key);
        // Preparing one of its days confirms a series.
        await updateGathering(db, id, {}, { now: clock.now(), isRevised: false });
        const { title: name } = gathering;
        const said = { name, day, items: items.length };
        await trail.other(db, actor, id, { action: 'programme-changed', ...said });
        return read(db, meeting, key);
      });
    },
  };
}
