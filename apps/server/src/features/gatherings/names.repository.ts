import { sql } from 'kysely';
import type { Queries } from '../../db/database.ts';
import { deleteExpiredRows } from '../../db/expired-rows.ts';

/** The tables with sealed names, which are kept until some time after the day on which a meeting is held. */
const TABLES = ['gathering_answers', 'programme_readers'] as const;

/** One meeting: its gathering, and the civil day by the rule. */
export interface Meeting {
  readonly id: number;
  readonly day: string;
}

/** Moves the answers and readers of one meeting to the civil day on which it is now held. */
export async function moveNames(db: Queries, { id, day }: Meeting, heldOn: string): Promise<void> {
  for (const table of TABLES) {
    await db
      .updateTable(table)
      .set({ held_on: heldOn })
      .where('gathering_id', '=', id)
      .where('day', '=', day)
      .execute();
  }
}

/** Deletes the rows of meetings that were held on a civil day or before. */
export async function deletePastNames(db: Queries, day: string): Promise<void> {
  for (const table of TABLES) {
    await deleteExpiredRows(db, table, ['id'], sql`held_on <= ${day}`);
  }
}

/** Deletes all rows: gatherings were switched off long ago. */
export async function deleteAllNames(db: Queries): Promise<void> {
  for (const table of TABLES) await deleteExpiredRows(db, table, ['id'], sql`1 = 1`);
}
