import type { Audience, GatheringKind, Language } from '@bahai-friends/contract';
import type { Generated } from 'kysely';

/** What a community does together, once or again and again. */
export interface GatheringsTable {
  id: Generated<number>;
  kind: GatheringKind;
  title: string;
  description: string;
  place: string;
  online: string | null;
  online_for: Audience;
  audience: Audience;
  /** null for the community's. */
  language: Language | null;
  /** Civil days, `YYYY-MM-DD`, both included. */
  starts: string;
  ends: string | null;
  /** `HH:MM` in the community's time zone. */
  time: string;
  minutes: number;
  /** A `Repeat` as JSON. */
  repeat: string | null;
  capacity: number | null;
  /** 0 or 1. */
  answers: number;
  /** Of its link: whoever has it reads all. */
  token: string;
  /** Instants, ISO 8601 in UTC with milliseconds: when a volunteer made, changed or confirmed it last. */
  confirmed_at: string;
  /** Grows with every change that calendars have to learn of, from 0, and is never the same for other words. */
  sequence: number;
  revised_at: string;
  created_at: string;
  updated_at: string;
  /** Grows with every change, those of single occurrences included. */
  version: Generated<number>;
}

/** How one occurrence differs from its series; what is null is as the series has it. */
export interface GatheringExceptionsTable {
  gathering_id: number;
  /** Civil day, `YYYY-MM-DD`: the one by the rule, which may have become another since. */
  day: string;
  /** 0 or 1. */
  cancelled: number;
  /** The civil day on which it is held instead. */
  moved: string | null;
  time: string | null;
  place: string | null;
  online: string | null;
  note: string | null;
}

/** What stood in the public calendar and is there no more: calendars that have it are told for a while. */
export interface WithdrawnOccurrencesTable {
  /** A gathering's, which may be gone. */
  gathering_id: number;
  /** Civil day by the rule. */
  day: string;
  /** null where its words are for the link by now. */
  title: string | null;
  /** Instants, ISO 8601 in UTC with milliseconds. */
  starts_at: string;
  ends_at: string;
  sequence: number;
  withdrawn_at: string;
}
