import type { Audience, GatheringKind, Language } from '@bahai-friends/contract';
import type { Generated } from 'kysely';

/** Gatherings of the community, single ones and series. */
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
  /** The token of its link, with which people may read everything of it. */
  token: string;
  /** Instants, ISO 8601 in UTC with milliseconds: when a volunteer made, changed or confirmed it last. */
  confirmed_at: string;
  /**
   * Grows, from 0, with every change that calendars have to learn of; two different texts never have the same number.
   */
  sequence: number;
  revised_at: string;
  created_at: string;
  updated_at: string;
  /** Grows with every change, those of single occurrences included. */
  version: Generated<number>;
}

/** An exception for one occurrence of a series; null fields are as in the series. */
export interface GatheringExceptionsTable {
  gathering_id: number;
  /** Civil day, `YYYY-MM-DD`, by the rule, which may have been changed since. */
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

/** Occurrences that were removed from the public calendar: calendars that have them are told for a while. */
export interface WithdrawnOccurrencesTable {
  /** The id of a gathering, which may be deleted by now. */
  gathering_id: number;
  /** Civil day by the rule. */
  day: string;
  /** null where the gathering is by now only for people with the link. */
  title: string | null;
  /** Instants, ISO 8601 in UTC with milliseconds. */
  starts_at: string;
  ends_at: string;
  sequence: number;
  withdrawn_at: string;
}
