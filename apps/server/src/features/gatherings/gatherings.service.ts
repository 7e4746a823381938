import {
  endsBeforeStart,
  type Gathering,
  type GatheringFields,
  type GatheringOccurrence,
  gatheringDefaults,
  type NewException,
  type NewGathering,
  type Occurrence,
  type OccurrencesQuery,
  type SingleProblem,
  say,
} from '@bahai-friends/contract';
import type { Actor } from '../../actor.ts';
import type { Clock } from '../../clock.ts';
import type { CommunityDay } from '../../community-day.ts';
import type { Database, Queries } from '../../db/database.ts';
import { withTableLock } from '../../db/table-lock.ts';
import { assertVersion, type ExpectedVersions } from '../../errors/assert-version.ts';
import { DomainError } from '../../errors/domain-error.ts';
import { invalidAt } from '../../errors/invalid-at.ts';
import { createAuditTrail } from '../audit/audit-trail.ts';
import { createBatchRecorder } from '../batches/batch-recorder.ts';
import { keepsNames } from './answers/answer-rules.ts';
import { countPeople, dropNames } from './answers/answers.repository.ts';
import { recordedGathering } from './audited-gathering.ts';
import { writeSnapshot } from './gathering-snapshot.ts';
import { newGatheringToken } from './gathering-token.ts';
import {
  deleteException,
  deleteGathering,
  findGathering,
  insertGathering,
  listGatherings,
  listHolyDayDates,
  saveException,
  storeDeletedGathering,
  updateGathering,
} from './gatherings.repository.ts';
import { heldBetween, heldOn, renewBy } from './held-occurrences.ts';
import {
  assertIsRuleDay,
  occurrencesOfAll,
  occurrencesOfOne,
  toOccurrence,
} from './listed-occurrences.ts';
import { moveNames } from './names.repository.ts';
import { listProgrammes } from './programmes/programmes.repository.ts';
import { type StoredGathering, toRow, type WholeGathering } from './stored-gathering.ts';

/** Gatherings as volunteers manage them. */
export interface GatheringsService {
  /** All gatherings, in the order in which they were added. */
  list(): Promise<Gathering[]>;
  /** @throws DomainError `invalid` */
  create(actor: Actor, gathering: NewGathering): Promise<Gathering>;
  /** @throws DomainError `not-found`, `changed-meanwhile`, `invalid` */
  update(
    actor: Actor,
    id: number,
    gathering: NewGathering,
    expected?: ExpectedVersions,
  ): Promise<Gathering>;
  /** @returns The batch that undoes it. @throws DomainError `not-found`, `changed-meanwhile` */
  delete(
    actor: Actor,
    id: number,
    expected?: ExpectedVersions,
  ): Promise<{ readonly batch: number }>;
  /** Confirms a series, so that it goes on. @throws DomainError `not-found`, `changed-meanwhile` */
  renew(actor: Actor, id: number, expected?: ExpectedVersions): Promise<Gathering>;
  /** @throws DomainError `not-found`, `changed-meanwhile` */
  newLink(actor: Actor, id: number, expected?: ExpectedVersions): Promise<{ token: string }>;
  /** @throws DomainError `not-found` */
  occurrences(id: number, asked: OccurrencesQuery): Promise<Occurrence[]>;
  /** The meetings of all gatherings, in the order in which they are held. */
  allOccurrences(asked: OccurrencesQuery): Promise<GatheringOccurrence[]>;
  /** @throws DomainError `not-found`, also for a day that the rule does not have, `changed-meanwhile` */
  change(
    actor: Actor,
    id: number,
    day: string,
    exception: NewException,
    expected?: ExpectedVersions,
  ): Promise<Occurrence>;
  /** @throws DomainError `not-found`, `changed-meanwhile` */
  reset(actor: Actor, id: number, day: string, expected?: ExpectedVersions): Promise<void>;
}

export interface GatheringsDependencies {
  readonly database: Database;
  readonly clock: Clock;
  readonly communityDay: Pick<CommunityDay, 'today'>;
  readonly timeZone: () => string;
  /** Problems that keep gatherings from asking for answers, read in a transaction. */
  readonly whyNoAnswers: (db: Queries) => Promise<readonly SingleProblem[]>;
  /** Makes a change in a transaction, and notifies calendars and other people's programs of the differences. */
  readonly withChangesTold: <T>(db: Queries, change: () => Promise<T>) => Promise<T>;
}

/** A holy day may be deleted while a gathering on it is changed: these changes wait for each other. */
const TABLES = ['gatherings', 'holy_days'] as const;

/** Checks rules about several fields together. */
function assertWhole(fields: GatheringFields): void {
  if (endsBeforeStart(fields)) throw invalidAt('ends', say('ends-before-start'));
}

function found(gathering: WholeGathering | null, expected?: ExpectedVersions): WholeGathering {
  if (gathering === null) throw new DomainError('not-found', say('gathering-gone'));
  assertVersion(gathering, expected);
  return gathering;
}

export function createGatheringsService({
  database,
  clock,
  communityDay,
  timeZone,
  whyNoAnswers,
  withChangesTold,
}: GatheringsDependencies): GatheringsService {
  const trail = createAuditTrail('gathering', clock);
  const batches = createBatchRecorder(clock);

  const shown = ({
    sequence: _sequence,
    confirmedAt,
    revisedAt: _revisedAt,
    createdAt: _createdAt,
    ...gathering
  }: StoredGathering): Gathering => ({
    ...gathering,
    renewBy: renewBy({ ...gathering, confirmedAt }, timeZone()),
  });

  const time = () => ({ timeZone: timeZone(), today: communityDay.today() });

  const locked = <T>(change: (db: Queries) => Promise<T>): Promise<T> =>
    withTableLock(database, TABLES, change);

  /** Makes a change of gatherings, and notifies others of it. */
  const changing = <T>(change: (db: Queries) => Promise<T>): Promise<T> =>
    locked((db) => withChangesTold(db, () => change(db)));

  /** Asserts that a gathering may ask for answers: their senders need somebody to ask, and a link. */
  async function assertAnswersCanBe(db: Queries, isAsked: boolean): Promise<void> {
    const [said] = isAsked ? await whyNoAnswers(db) : [];
    if (said) throw invalidAt('answers', said);
  }

  const revised = () => ({ now: clock.now(), isRevised: true });

  /** The occurrence of a day by the rule, on whatever day it is held. */
  async function occurrenceOn(db: Queries, id: number, day: string): Promise<Occurrence> {
    const gathering = found(await findGathering(db, id));
    const held = heldOn(gathering, day);
    const community = { timeZone: timeZone(), holyDays: await listHolyDayDates(db) };
    const occurrence = heldBetween(gathering, held, held, community).find((one) => one.day === day);
    if (occurrence === undefined) throw new DomainError('not-found', say('no-such-occurrence'));
    return toOccurrence(occurrence, await countPeople(db, { id, day }));
  }

  return {
    async list() {
      return (await listGatherings(database.reads)).map(shown);
    },

    create: (actor, gathering) =>
      changing(async (db) => {
        const fields = { ...gatheringDefaults(gathering.kind), ...gathering };
        assertWhole(fields);
        await assertAnswersCanBe(db, fields.answers);
        const created = await insertGathering(db, fields, newGatheringToken(), clock.now());
        await trail.created(db, actor, recordedGathering(created));
        return shown(created);
      }),

    update: (actor, id, gathering, expected) =>
      changing(async (db) => {
        const before = found(await findGathering(db, id), expected);
        const fields = { ...before, ...gathering };
        assertWhole(fields);
        await assertAnswersCanBe(db, fields.answers && !before.answers);
        if (keepsNames(before) && !keepsNames(fields)) await dropNames(db, id);
        const after = await updateGathering(db, id, toRow(fields), revised());
        await trail.updated(db, actor, recordedGathering(before), recordedGathering(after));
        return shown(after);
      }),

    delete: (actor, id, expected) =>
      changing(async (db) => {
        const gathering = found(await findGathering(db, id), expected);
        const batch = await batches.open(db, actor, { kind: 'gathering deletion', file: null });
        const snapshot = writeSnapshot(gathering, await listProgrammes(db, id));
        await storeDeletedGathering(db, batch.id, id, snapshot);
        batch.storedElsewhere(1);
        await deleteGathering(db, id);
        await batch.close();
        await trail.deleted(db, actor, recordedGathering(gathering));
        return { batch: batch.id };
      }),

    renew: (actor, id, expected) =>
      changing(async (db) => {
        const { title: name } = found(await findGathering(db, id), expected);
        const renewed = await updateGathering(db, id, {}, { now: clock.now(), isRevised: false });
        await trail.other(db, actor, id, { action: 'gathering-renewed', name });
        return shown(renewed);
      }),

    newLink: (actor, id, expected) =>
      locked(async (db) => {
        const { title: name } = found(await findGathering(db, id), expected);
        const change = { now: clock.now(), isRevised: false };
        const { token } = await updateGathering(db, id, { token: newGatheringToken() }, change);
        await trail.other(db, actor, id, { action: 'gathering-link-replaced', name });
        return { token };
      }),

    occurrences: (id, asked) => occurrencesOfOne(database.reads, id, asked, time()),

    allOccurrences: (asked) => occurrencesOfAll(database.reads, asked, time()),

    change: (actor, id, day, { day: moved, cancelled, ...differs }, expected) =>
      changing(async (db) => {
        const gathering = found(await findGathering(db, id), expected);
        await assertIsRuleDay(db, gathering, day);
        const exception = {
          day,
          ...differs,
          cancelled: cancelled ?? false,
          moved: moved === day ? null : moved,
        };
        await saveException(db, id, exception);
        await moveNames(db, { id, day }, exception.moved ?? day);
        await updateGathering(db, id, {}, revised());
        const { title: name } = gathering;
        await trail.other(db, actor, id, { action: 'occurrence-changed', name, ...exception });
        return occurrenceOn(db, id, day);
      }),

    reset: (actor, id, day, expected) =>
      changing(async (db) => {
        const gathering = found(await findGathering(db, id), expected);
        const differs = gathering.exceptions.some((exception) => exception.day === day);
        if (!differs) return assertIsRuleDay(db, gathering, day);
        await deleteException(db, id, day);
        await moveNames(db, { id, day }, day);
        await updateGathering(db, id, {}, revised());
        const { title: name } = gathering;
        await trail.other(db, actor, id, { action: 'occurrence-reset', name, day });
      }),
  };
}
