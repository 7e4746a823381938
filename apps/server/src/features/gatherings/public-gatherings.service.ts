import { addDays } from '@bahai-friends/badi-calendar';
import {
  type Audience,
  type GatheringsView,
  type Language,
  type PublicSettings,
  type ShownGathering,
  UPCOMING_DAYS,
  UPCOMING_DAYS_MAX,
  type UpcomingGathering,
} from '@bahai-friends/contract';
import type { Clock } from '../../clock.ts';
import type { Database } from '../../db/database.ts';
import { kindNames, type ToldGathering, toUpcoming } from './events/told-gathering.ts';
import { isGatheringToken } from './gathering-token.ts';
import {
  findGathering,
  findGatheringByToken,
  listHolyDayDates,
  listHolyDaysOf,
  listWholeGatherings,
} from './gatherings.repository.ts';
import {
  byTime,
  type Community,
  type HeldOccurrence,
  shownBetween,
  shownOn,
} from './held-occurrences.ts';
import { isProgrammeStored } from './programmes/programmes.repository.ts';
import { toShown } from './shown-gathering.ts';
import type { WholeGathering } from './stored-gathering.ts';
import { CALENDAR_DAYS_BACK, toldSince } from './withdrawals.ts';
import { listWithdrawn, type WithdrawnOccurrence } from './withdrawn.repository.ts';

/** How many meetings of a gathering an event has at most. */
const TOLD_MEETINGS = 10;

/** The contents of a calendar of gatherings. */
export interface GatheringCalendar {
  readonly occurrences: readonly HeldOccurrence[];
  /** The occurrences that were withdrawn. */
  readonly withdrawn: readonly WithdrawnOccurrence[];
}

/** Gatherings as people other than volunteers see them. */
export interface PublicGatheringsService {
  /** Public meetings that are held within so many days. */
  upcoming(days: number, language?: Language): Promise<UpcomingGathering[]>;
  /** The same for letters; none while the feature is off. */
  shownWithin(days: number): Promise<ShownGathering[]>;
  /** The same of the next weeks, for pages. */
  soon(): Promise<ShownGathering[]>;
  /** The meeting of a public gathering on a civil day by its rule. */
  shownOn(id: number, day: string): Promise<ShownGathering | null>;
  /** Whether the programme of a meeting is public. */
  hasProgramme(meeting: ShownGathering): Promise<boolean>;
  /** A gathering for an event, or one meeting of it by the rule's day; 'off' while the feature is off. */
  told(id: number, day: string | null): Promise<ToldGathering | 'off'>;
  /** All days, or one day, of the gathering of a link; null for an invalid token. */
  behind(token: string, day: string | null): Promise<GatheringsView | null>;
  /** The public calendar; null while the feature is off. */
  calendar(): Promise<GatheringCalendar | null>;
  /** One event of the public calendar. */
  calendarOf(id: number, day: string): Promise<GatheringCalendar | null>;
  /** The calendar of one gathering, for people with its link. */
  calendarBehind(token: string): Promise<GatheringCalendar | null>;
}

interface PublicGatheringsDependencies {
  readonly database: Pick<Database, 'reads'>;
  readonly clock: Pick<Clock, 'after'>;
  readonly settings: {
    shown(): Promise<Pick<PublicSettings, 'timeZone' | 'today' | 'language' | 'features'>>;
  };
  readonly publicUrl: string | null;
}

export function createPublicGatheringsService({
  database: { reads },
  clock,
  settings,
  publicUrl,
}: PublicGatheringsDependencies): PublicGatheringsService {
  /** The community's values that the meetings of a gathering, or of all, depend on. */
  async function community(
    gathering?: WholeGathering,
  ): Promise<Community & Pick<PublicSettings, 'language'>> {
    const { timeZone, today, language } = await settings.shown();
    const holyDays = gathering ? listHolyDaysOf(reads, gathering) : listHolyDayDates(reads);
    return { timeZone, today, language, holyDays: await holyDays };
  }

  const isOn = async () => (await settings.shown()).features.gatherings;

  async function publicBetween(back: number, ahead: number): Promise<HeldOccurrence[]> {
    const known = await community();
    const [first, last] = [addDays(known.today, -back), addDays(known.today, ahead)];
    const gatherings = await listWholeGatherings(reads, 'everyone');
    return gatherings
      .flatMap((gathering) => shownBetween(gathering, first, last, known))
      .toSorted(byTime);
  }

  async function publicOn(id: number, day: string): Promise<HeldOccurrence | null> {
    if (!(await isOn())) return null;
    const gathering = await findGathering(reads, id);
    if (gathering?.audience !== 'everyone') return null;
    return shownOn(gathering, day, await community(gathering));
  }

  const findBehind = async (token: string): Promise<WholeGathering | null> =>
    isGatheringToken(token) && (await isOn()) ? findGatheringByToken(reads, token) : null;

  async function shown(audience: Audience, occurrences: readonly HeldOccurrence[]) {
    const { timeZone, language } = await settings.shown();
    return occurrences.map((occurrence) => toShown(occurrence, audience, { timeZone, language }));
  }

  const hasProgramme = async (meeting: ShownGathering): Promise<boolean> =>
    !meeting.cancelled && isProgrammeStored(reads, meeting);

  const shownWithin = async (days: number) =>
    (await isOn()) ? shown('everyone', await publicBetween(0, days - 1)) : [];

  return {
    shownWithin,

    soon: () => shownWithin(UPCOMING_DAYS),

    async shownOn(id, day) {
      const occurrence = await publicOn(id, day);
      const [found = null] = occurrence ? await shown('everyone', [occurrence]) : [];
      return found;
    },

    hasProgramme,

    async upcoming(days, asked) {
      const { timeZone, language: own } = await settings.shown();
      const found = await publicBetween(0, days - 1);
      return toUpcoming(found, { timeZone, own, language: asked ?? own, publicUrl });
    },

    async told(id, day) {
      if (!(await isOn())) return 'off';
      const whole = await findGathering(reads, id);
      if (whole?.audience !== 'everyone') return { gathering: null, occurrences: [] };
      const known = await community(whole);
      const { kind, title, description } = whole;
      const { timeZone, today, language: own } = known;
      const kindName = (await kindNames(own))[kind];
      const language = whole.language ?? own;
      const asked = day === null ? null : shownOn(whole, day, known);
      const last = addDays(today, UPCOMING_DAYS_MAX - 1);
      const next = () =>
        shownBetween(whole, today, last, known).toSorted(byTime).slice(0, TOLD_MEETINGS);
      const occurrences = day === null ? next() : asked === null ? [] : [asked];
      return {
        gathering: { kind, kindName, title, description, language },
        occurrences: await toUpcoming(occurrences, { timeZone, own, language: own, publicUrl }),
      };
    },

    async behind(token, day) {
      const gathering = await findBehind(token);
      if (gathering === null) return null;
      const known = await community(gathering);
      if (day !== null) {
        const occurrence = shownOn(gathering, day, known);
        const [found] = occurrence ? await shown('link', [occurrence]) : [];
        if (found === undefined) return null;
        const view = { view: 'link-day', token, gathering: found } as const;
        return { ...view, hasProgramme: await hasProgramme(found), answering: null };
      }
      const last = addDays(known.today, UPCOMING_DAYS_MAX);
      const occurrences = shownBetween(gathering, known.today, last, known).toSorted(byTime);
      const { title, description, kind, language } = gathering;
      return {
        view: 'link',
        token,
        title,
        description,
        kind,
        language: language ?? known.language,
        shown: await shown('link', occurrences),
      };
    },

    async calendar() {
      if (!(await isOn())) return null;
      return {
        occurrences: await publicBetween(CALENDAR_DAYS_BACK, UPCOMING_DAYS_MAX),
        withdrawn: await listWithdrawn(reads, toldSince(clock)),
      };
    },

    async calendarOf(id, day) {
      const occurrence = await publicOn(id, day);
      return occurrence && { occurrences: [occurrence], withdrawn: [] };
    },

    async calendarBehind(token) {
      const gathering = await findBehind(token);
      if (gathering === null) return null;
      const known = await community(gathering);
      const [first, last] = [
        addDays(known.today, -CALENDAR_DAYS_BACK),
        addDays(known.today, UPCOMING_DAYS_MAX),
      ];
      const occurrences = shownBetween(gathering, first, last, known).toSorted(byTime);
      return { occurrences, withdrawn: [] };
    },
  };
}
