import type { Queries } from '../../db/database.ts';

/** The key of the only row. */
const ID = 1;

const findRow = (db: Queries) =>
  db.selectFrom('letter_note').selectAll().where('id', '=', ID).executeTakeFirst();

/** What the next weekly letter says; may be empty. */
export interface LetterNote {
  readonly text: string;
  readonly version: number;
}

export async function readLetterNote(db: Queries): Promise<LetterNote> {
  const row = await findRow(db);
  return { text: row?.text ?? '', version: row?.version ?? 1 };
}

/**
 * What the weekly letter of a civil day says. The first to ask on a day takes it: the next letter's note is then empty.
 */
export async function takeLetterNote(db: Queries, day: string): Promise<void> {
  await db
    .updateTable('letter_note')
    .set((row) => ({
      sent_text: row.ref('text'),
      sent_on: day,
      text: '',
      // An empty note is the same after it.
      version: row
        .case()
        .when('text', '<>', '')
        .then(row('version', '+', 1))
        .else(row.ref('version'))
        .end(),
    }))
    .where('id', '=', ID)
    .where((where) => where.or([where('sent_on', 'is', null), where('sent_on', '<>', day)]))
    .execute();
}

/** What the weekly letter of a civil day says, once it was taken; else what it would say. */
export async function readNoteOf(db: Queries, day: string): Promise<string> {
  const row = await findRow(db);
  return (row?.sent_on === day ? row.sent_text : row?.text) ?? '';
}

export async function saveLetterNote(db: Queries, { text, version }: LetterNote): Promise<void> {
  await db
    .insertInto('letter_note')
    .values({ id: ID, text, version, sent_on: null, sent_text: '' })
    .onConflict((conflict) => conflict.column('id').doUpdateSet({ text, version }))
    .execute();
}
