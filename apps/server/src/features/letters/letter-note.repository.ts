import type { Queries } from '../../db/database.ts';

/** The key of the only row. */
const ID = 1;

const findRow = (db: Queries) =>
  db.selectFrom('letter_note').selectAll().where('id', '=', ID).executeTakeFirst();

/** The note for the next weekly letter; may be empty. */
export interface LetterNote {
  readonly text: string;
  readonly version: number;
}

export async function readLetterNote(db: Queries): Promise<LetterNote> {
  const row = await findRow(db);
  return { text: row?.text ?? '', version: row?.version ?? 1 };
}

/**
 * Takes the note for the weekly letter of a civil day. The first call on a day takes it, and empties the next letter's
 * note.
 */
export async function takeLetterNote(db: Queries, day: string): Promise<void> {
  await db
    .updateTable('letter_note')
    .set((row) => ({
      sent_text: row.ref('text'),
      sent_on: day,
      text: '',
      // An empty note has not changed.
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

/** The note of the weekly letter of a civil day: the one that was taken for it, or else the present one. */
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
