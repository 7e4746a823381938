import type { Language } from '@bahai-friends/contract';
import type { Generated } from 'kysely';

/** What the community has set: one row, or none as long as everything is as it was in the beginning. */
export interface SettingsTable {
  /** Always 1. */
  id: Generated<number>;
  site_name: string;
  tagline: string;
  /** IANA name. */
  time_zone: string;
  /** The three of a place are null together. */
  place_name: string | null;
  /** In tenths of a degree, north and east positive. */
  latitude_tenths: number | null;
  longitude_tenths: number | null;
  language: Language;
  contact: string;
  /** 0 or 1. */
  holy_days_ahead: number;
  listed: number;
  /** Instant, ISO 8601 in UTC with milliseconds. */
  updated_at: string;
  /** Grows with every change. */
  version: Generated<number>;
}
