import type { Queries } from '../../db/database.ts';

/** The key of the only row. */
const ID = 1;

const findRow = (db: Queries) =>
  db.selectFrom('letter_note').selectAll().where('id', '=', ID).executeTakeFirst();

/** What the next weekly letter says; may be empty. */
export const readLetterNote = async (db: Queries): Promise<string> =>
  (await findRow(db))?.text ?? '';

/**
 * What the weekly letter of a civil day says. The first to ask on a day takes it: the next letter's note is then empty.
 */
export async function takeLetterNote(db: Queries, day: string): Promise<void> {
  await db
    .updateTable('letter_note')
    .set((row) => ({ sent_text: row.ref('text'), sent_on: day, text: '' }))
    .where('id', '=', ID)
    .where((where) => where.or([where('sent_on', 'is', null), where('sent_on', '<>', day)]))
    .execute();
}

/** What the weekly letter of a civil day says, once it was taken; else what it would say. */
export async function readNoteOf(db: Queries, day: string): Promise<string> {
  const row = await findRow(db);
  return (row?.sent_on === day ? row.sent_text : row?.text) ?? '';
}

export async function saveLetterNote(db: Queries, text: string): Promise<void> {
  await db
    .insertInto('letter_note')
    .values({ id: ID, text, sent_on: null, sent_text: '' })
    .onConflict((conflict) => conflict.column('id').doUpdateSet({ text }))
    .execute();
}
