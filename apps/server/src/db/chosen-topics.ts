import { type RawBuilder, type SqlBool, sql } from 'kysely';

/** The part of a topic's subscriptions that one transaction handles. */
export interface DuePart {
  /** The instant at which the topic's next message is due. */
  readonly dueAt: string;
  /** The latest instant at which a topic can have been chosen; a later one is from before the clock was set back. */
  readonly latest: string;
  /** The id after which it begins. */
  readonly after: number;
  readonly most: number;
}

/** Whether a topic was chosen before its next message is due. @param since The column with the instant of the choice. */
export const isChosenInTime = (
  since: string,
  { dueAt, latest }: Pick<DuePart, 'dueAt' | 'latest'>,
): RawBuilder<SqlBool> =>
  sql<SqlBool>`(${sql.ref(since)} <= ${dueAt} or ${sql.ref(since)} > ${latest})`;
