import type { Queries } from '../../db/database.ts';

/** The key of the only row. */
const ID = 1;

const findRow = (db: Queries) =>
  db.selectFrom('letter_note').selectAll().where('id', '=', ID).executeTakeFirst();

/** What the next weekly letter says; may be empty. */
export const readLetterNote = async (db: Queries): Promise<string> =>
  (await findRow(db))?.text ?? '';

export async function saveLetterNote(db: Queries, text: string): Promise<void> {
  await db
    .insertInto('letter_note')
    .values({ id: ID, text, sent_on: null, sent_text: '' })
    .onConflict((conflict) => conflict.column('id').doUpdateSet({ text }))
    .execute();
}
