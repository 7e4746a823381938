import type { Exception, GatheringFields } from '@bahai-friends/contract';
import type { Selectable } from 'kysely';
import type {
  GatheringExceptionsTable,
  GatheringsTable,
} from '../../db/tables/gatherings/gatherings.table.ts';

/** A gathering as it is stored. */
export interface StoredGathering extends GatheringFields {
  readonly id: number;
  readonly token: string;
  readonly version: number;
  /** Instants, ISO 8601 in UTC with milliseconds. */
  readonly confirmedAt: string;
  readonly sequence: number;
  readonly revisedAt: string;
  readonly createdAt: string;
}

/** A gathering with the exceptions for single occurrences. */
export interface WholeGathering extends StoredGathering {
  readonly exceptions: readonly Exception[];
}

export const toGathering = (row: Selectable<GatheringsTable>): StoredGathering => ({
  id: row.id,
  kind: row.kind,
  title: row.title,
  description: row.description,
  place: row.place,
  online: row.online,
  onlineFor: row.online_for,
  audience: row.audience,
  language: row.language,
  starts: row.starts,
  time: row.time,
  minutes: row.minutes,
  repeat: row.repeat === null ? null : JSON.parse(row.repeat),
  ends: row.ends,
  capacity: row.capacity,
  answers: row.answers === 1,
  token: row.token,
  version: row.version,
  confirmedAt: row.confirmed_at,
  sequence: row.sequence,
  revisedAt: row.revised_at,
  createdAt: row.created_at,
});

/** The columns of the fields that volunteers fill in. */
export const toRow = (fields: GatheringFields) => ({
  kind: fields.kind,
  title: fields.title,
  description: fields.description,
  place: fields.place,
  online: fields.online,
  online_for: fields.onlineFor,
  audience: fields.audience,
  language: fields.language,
  starts: fields.starts,
  time: fields.time,
  minutes: fields.minutes,
  repeat: fields.repeat && JSON.stringify(fields.repeat),
  ends: fields.ends,
  capacity: fields.capacity,
  answers: fields.answers ? 1 : 0,
});

export const toException = ({
  gathering_id: _,
  cancelled,
  ...row
}: Selectable<GatheringExceptionsTable>): Exception => ({ ...row, cancelled: cancelled === 1 });

export const toExceptionRow = (gatheringId: number, { cancelled, ...exception }: Exception) => ({
  ...exception,
  gathering_id: gatheringId,
  cancelled: cancelled ? 1 : 0,
});
