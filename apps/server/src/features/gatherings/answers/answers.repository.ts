import { type Selectable, sql } from 'kysely';
import { compiledOnce } from '../../../db/compiled-once.ts';
import type { Queries } from '../../../db/database.ts';
import type { GatheringAnswersTable } from '../../../db/tables/gatherings/gathering-answers.table.ts';
import type { Meeting } from '../names.repository.ts';
import type { ComingPeople } from './coming-people.ts';

export type AnswerRow = Selectable<GatheringAnswersTable>;

/** The answers for one meeting, in the order in which they were given. */
export const listAnswers = (db: Queries, { id, day }: Meeting): Promise<AnswerRow[]> =>
  db
    .selectFrom('gathering_answers')
    .selectAll()
    .where('gathering_id', '=', id)
    .where('day', '=', day)
    .orderBy('id')
    .execute();

/** How many people come to one meeting. */
export async function countPeople(db: Queries, { id, day }: Meeting): Promise<number> {
  const row = await db
    .selectFrom('gathering_answers')
    .select(({ fn }) => fn.sum('people').as('people'))
    .where('gathering_id', '=', id)
    .where('day', '=', day)
    .executeTakeFirstOrThrow();
  return Number(row.people ?? 0);
}

/** How many people come to each day with answers, of all gatherings or of one. */
export async function listComingPeople(db: Queries, gathering?: number): Promise<ComingPeople[]> {
  let query = db
    .selectFrom('gathering_answers')
    .select(['gathering_id as gathering', 'day', 'held_on as heldOn'])
    .select(({ fn }) => fn.sum('people').as('people'))
    .groupBy(['gathering_id', 'day', 'held_on'])
    .orderBy('gathering_id')
    .orderBy('day');
  if (gathering !== undefined) query = query.where('gathering_id', '=', gathering);
  const rows = await query.execute();
  return rows.map(({ people, ...row }) => ({ ...row, people: Number(people) }));
}

/** The days held from a civil day on that have more answers than places. */
export async function listOverfull(db: Queries, from: string): Promise<ComingPeople[]> {
  const rows = await db
    .selectFrom('gathering_answers')
    .innerJoin('gatherings', 'gatherings.id', 'gathering_id')
    .select(['gathering_id as gathering', 'day', 'held_on as heldOn'])
    .select(({ fn }) => fn.sum('people').as('people'))
    .where('held_on', '>=', from)
    .groupBy(['gathering_id', 'day', 'held_on', 'gatherings.capacity'])
    .having(sql<boolean>`sum(people) > gatherings.capacity`)
    .execute();
  return rows.map(({ people, ...row }) => ({ ...row, people: Number(people) }));
}

export const findAnswer = (db: Queries, tokenHash: string): Promise<AnswerRow | undefined> =>
  db
    .selectFrom('gathering_answers')
    .selectAll()
    .where('token_hash', '=', tokenHash)
    .executeTakeFirst();

type NewAnswer = Omit<AnswerRow, 'id'>;

const insertRow = compiledOnce((db, row: NewAnswer) =>
  db.insertInto('gathering_answers').values({
    gathering_id: row.gathering_id,
    day: row.day,
    held_on: row.held_on,
    name: row.name,
    people: row.people,
    token_hash: row.token_hash,
    answered_at: row.answered_at,
  }),
);

export async function insertAnswer(db: Queries, row: NewAnswer): Promise<void> {
  await insertRow(db, row);
}

export async function changeAnswer(
  db: Queries,
  id: number,
  columns: Pick<AnswerRow, 'name' | 'people' | 'answered_at'>,
): Promise<void> {
  await db.updateTable('gathering_answers').set(columns).where('id', '=', id).execute();
}

/** @returns whether there was one */
export async function deleteAnswer(db: Queries, tokenHash: string): Promise<boolean> {
  const deleted = await db
    .deleteFrom('gathering_answers')
    .where('token_hash', '=', tokenHash)
    .returning('id')
    .executeTakeFirst();
  return deleted !== undefined;
}

/** Deletes the names in a gathering's answers, but not their numbers. */
export async function dropNames(db: Queries, gathering: number): Promise<void> {
  await db
    .updateTable('gathering_answers')
    .set({ name: null })
    .where('gathering_id', '=', gathering)
    .execute();
}
