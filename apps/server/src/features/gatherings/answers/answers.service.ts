import type { Language, OwnAnswer, PublicSettings } from '@bahai-friends/contract';
import type { Clock } from '../../../clock.ts';
import type { Database, Queries } from '../../../db/database.ts';
import { withTableLock } from '../../../db/table-lock.ts';
import { isStampUsed, type StampToUse, useStamp } from '../../../db/used-stamps.ts';
import type { Sealing } from '../../../sealing/key-in-use.ts';
import { isLinkToken, linkTokenHash, newLinkToken } from '../../../sealing/link-tokens.ts';
import { ANSWER_NAME } from '../../../sealing/sealed-columns.ts';
import { isGatheringToken } from '../gathering-token.ts';
import { findGathering, findGatheringByToken, listHolyDaysOf } from '../gatherings.repository.ts';
import {
  type Community,
  type HeldOccurrence,
  heldBetween,
  heldOn,
  shownOn,
} from '../held-occurrences.ts';
import { forgottenUntil, openedName } from '../kept-names.ts';
import { toShown } from '../shown-gathering.ts';
import type { WholeGathering } from '../stored-gathering.ts';
import { answerStateOf, keepsNames } from './answer-rules.ts';
import {
  type AnswerRow,
  changeAnswer,
  countPeople,
  deleteAnswer,
  findAnswer,
  insertAnswer,
} from './answers.repository.ts';

/**
 * The address at which somebody answers for a meeting: a public gathering by its id, any gathering by the token of its
 * link.
 */
export type AnsweredAt = { readonly day: string } & (
  | { readonly id: number }
  | { readonly token: string }
);

/** An answer; it has a name where the gathering stores names. */
export interface TakenAnswer {
  /** As `AnswerName` gives it; null where it was refused, or none was typed. */
  readonly name: string | null;
  /** 0 where the number was refused. */
  readonly people: number;
}

/**
 * Why an answer is not stored: the name or the number of people cannot be; there are too few places; there are none; it is
 * too late; the form was sent before.
 */
type Refusal = 'name' | 'people' | 'places' | 'full' | 'closed' | 'sent';

/** A meeting for which visitors can answer. */
export interface AskedMeeting {
  readonly asksName: boolean;
  readonly state: 'open' | 'full' | 'closed';
}

interface AnswersDependencies {
  readonly database: Database;
  readonly clock: Pick<Clock, 'now'>;
  readonly sealing: Pick<Sealing, 'key' | 'find'>;
  readonly settings: {
    shown(): Promise<
      Pick<PublicSettings, 'timeZone' | 'today' | 'language' | 'features' | 'contact'>
    >;
  };
  /** Whether the site knows its own address; without it visitors cannot answer. */
  readonly hasOwnAddress: boolean;
}

type Known = Pick<PublicSettings, 'timeZone' | 'today' | 'language' | 'features' | 'contact'>;

interface Found {
  readonly gathering: WholeGathering;
  readonly occurrence: HeldOccurrence;
}

export type AnswersService = ReturnType<typeof createAnswersService>;

/** Answers of visitors: whether they come to a gathering, and how many. */
export function createAnswersService({
  database,
  clock,
  sealing,
  settings,
  hasOwnAddress,
}: AnswersDependencies) {
  /** Changes of gatherings by volunteers, and answers by visitors, wait for each other. */
  const inTransaction = <T>(change: (db: Queries) => Promise<T>): Promise<T> =>
    withTableLock(database, ['gatherings', 'gathering_answers'], change);

  /** The community's values by which the meetings of a gathering are found. */
  async function communityOf(
    db: Queries,
    gathering: WholeGathering,
    { timeZone, today }: Known,
  ): Promise<Community> {
    return { timeZone, today, holyDays: await listHolyDaysOf(db, gathering) };
  }

  const isPossible = ({ features, contact }: Known): boolean =>
    features.gatherings && hasOwnAddress && contact !== '';

  /** A public gathering by its id, or any by the token of its link. */
  async function findAsked(db: Queries, at: AnsweredAt): Promise<WholeGathering | null> {
    if ('token' in at)
      return isGatheringToken(at.token) ? findGatheringByToken(db, at.token) : null;
    const gathering = await findGathering(db, at.id);
    return gathering?.audience === 'everyone' ? gathering : null;
  }

  /** The meeting at an address; null where nobody can answer. */
  async function findAt(db: Queries, at: AnsweredAt, known: Known): Promise<Found | null> {
    if (!isPossible(known)) return null;
    const gathering = await findAsked(db, at);
    if (!gathering?.answers) return null;
    const occurrence = shownOn(gathering, at.day, await communityOf(db, gathering, known));
    return occurrence && { gathering, occurrence };
  }

  const isOpen = ({ gathering, occurrence }: Found): boolean =>
    answerStateOf(gathering, occurrence, clock.now()) === 'open';

  async function findOwn(db: Queries, token: string, { today }: Known) {
    if (!isLinkToken(token)) return null;
    const row = await findAnswer(db, linkTokenHash('answers', token));
    return row && row.held_on > forgottenUntil(today) ? row : null;
  }

  /** The gathering of an answer and its meeting, on whatever day it is held now. */
  async function meetingOf(db: Queries, row: AnswerRow, known: Known) {
    const gathering = await findGathering(db, row.gathering_id);
    if (gathering === null) return null;
    const community = await communityOf(db, gathering, known);
    const held = heldOn(gathering, row.day);
    const occurrences = heldBetween(gathering, held, held, community);
    const occurrence = occurrences.find(({ day }) => day === row.day) ?? null;
    const state = answerStateOf(gathering, occurrence, clock.now());
    return { gathering, occurrence, community, state: isPossible(known) ? state : 'off' } as const;
  }

  /** How many more people may come to a meeting. Without a limit they are not counted. */
  async function freePlaces(
    db: Queries,
    { id, capacity }: WholeGathering,
    day: string,
  ): Promise<number> {
    return capacity === null
      ? Number.POSITIVE_INFINITY
      : capacity - (await countPeople(db, { id, day }));
  }

  /** The key for sealing a name that was typed; the form for a Feast has no field for one. */
  const keyFor = (name: string | null) => (name === null ? null : sealing.key());

  /** An answer by the token of its link; null for an invalid token. */
  async function look(token: string): Promise<OwnAnswer | null> {
    const db = database.reads;
    const known = await settings.shown();
    const row = known.features.gatherings ? await findOwn(db, token, known) : null;
    const meeting = row && (await meetingOf(db, row, known));
    if (row === null || meeting === null) return null;
    const { gathering, occurrence, community, state } = meeting;
    const { id, title, audience } = gathering;
    const shown = occurrence && toShown(occurrence, audience, { ...known, ...community });
    const isShown = shownOn(gathering, row.day, community) !== null;
    const address = isShown ? `/gatherings/${id}/${row.day}` : null;
    return {
      language: gathering.language ?? known.language,
      // What only people with the link may know is shown behind that link alone.
      gathering: audience === 'everyone' ? { title, address } : null,
      day: row.held_on,
      when: shown,
      state,
      asksName: keepsNames(gathering),
      name: row.name && openedName(await sealing.find(), ANSWER_NAME, row.name),
      people: row.people,
    };
  }

  return {
    /** Whether pages of answers exist at all. */
    isOn: async (): Promise<boolean> => (await settings.shown()).features.gatherings,

    /** The meeting at an address for which visitors can answer; null where they cannot. */
    async asked(at: AnsweredAt): Promise<AskedMeeting | null> {
      const db = database.reads;
      const found = await findAt(db, at, await settings.shown());
      if (found === null) return null;
      const asksName = keepsNames(found.gathering);
      if (!isOpen(found)) return { asksName, state: 'closed' };
      const free = await freePlaces(db, found.gathering, at.day);
      return { asksName, state: free >= 1 ? 'open' : 'full' };
    },

    /**
     * Stores an answer, if there are enough places.
     *
     * @returns the token of its link, or why it is not stored; null where nobody can answer any more
     * @throws DomainError `unavailable` while no name can be sealed
     */
    async answer(
      at: AnsweredAt,
      { name, people }: TakenAnswer,
      stamp: StampToUse,
    ): Promise<{ token: string } | Refusal | null> {
      const key = await keyFor(name);
      const known = await settings.shown();
      return inTransaction(async (db) => {
        const found = await findAt(db, at, known);
        if (found === null) return null;
        if (!isOpen(found)) return 'closed';
        const { gathering, occurrence } = found;
        // Whoever has sent the form already is told so, not that there is no place any more.
        const orSent = async (refusal: Refusal): Promise<Refusal> =>
          (await isStampUsed(db, stamp)) ? 'sent' : refusal;
        const isNamed = keepsNames(gathering);
        if (isNamed && name === null) return orSent('name');
        if (people === 0) return orSent('people');
        const free = await freePlaces(db, gathering, at.day);
        if (free < 1) return orSent('full');
        if (free < people) return orSent('places');
        if (!(await useStamp(db, stamp))) return 'sent';
        const token = newLinkToken();
        await insertAnswer(db, {
          gathering_id: gathering.id,
          day: at.day,
          held_on: occurrence.held,
          name: isNamed && key && name !== null ? key.seal(ANSWER_NAME, name) : null,
          people,
          token_hash: linkTokenHash('answers', token),
          answered_at: clock.now(),
        });
        return { token };
      });
    },

    look,

    /**
     * Changes an answer, if there are enough places; a lower number is always accepted.
     *
     * @returns null for an invalid link
     * @throws DomainError `unavailable` while no name can be sealed
     */
    async change(
      token: string,
      { name, people }: TakenAnswer,
    ): Promise<'saved' | Exclude<Refusal, 'people' | 'sent' | 'full'> | null> {
      const key = await keyFor(name);
      const known = await settings.shown();
      return inTransaction(async (db) => {
        const row = await findOwn(db, token, known);
        const meeting = row && (await meetingOf(db, row, known));
        if (row === null || meeting === null) return null;
        const { gathering, state } = meeting;
        if (state !== 'open') return 'closed';
        const isNamed = keepsNames(gathering);
        if (isNamed && name === null) return 'name';
        const more = people - row.people;
        if (more > 0 && more > (await freePlaces(db, gathering, row.day))) return 'places';
        await changeAnswer(db, row.id, {
          name: isNamed && key && name !== null ? key.seal(ANSWER_NAME, name) : null,
          people,
          answered_at: clock.now(),
        });
        return 'saved';
      });
    },

    /** Deletes an answer. @returns the language of its page; null for an invalid link */
    async withdraw(token: string): Promise<Language | null> {
      const own = await look(token);
      if (own === null) return null;
      const isDeleted = await deleteAnswer(database.writes, linkTokenHash('answers', token));
      return isDeleted ? own.language : null;
    },
  };
}
