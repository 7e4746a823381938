import type { Database } from '../db/database.ts';
import { csrfKey, exportKey } from '../db/installation-values.ts';
import { migrate } from '../db/migrate.ts';
import { openDatabase } from '../db/open-database.ts';
import { insertAuditEntry } from '../features/audit/audit.repository.ts';
import { createBatchRecorder } from '../features/batches/batch-recorder.ts';
import { recordChosenQuote } from '../features/quotes/daily-quote.repository.ts';
import { saveShownQuote } from '../features/quotes/shown-quote.repository.ts';
import { saveAttempts } from '../features/session/login-attempts.repository.ts';
import { rememberSessionsOfDeleted } from '../features/session/session.repository.ts';
import { DEFAULT_SETTINGS, saveSettings } from '../features/settings/settings.repository.ts';
import { addStarterContent } from '../maintenance/starter-content.ts';
import { readSettings } from '../settings.ts';
import { addHolyDays, addQuotes, addSocialLinks } from './content.ts';
import { TestClock } from './test-clock.ts';
import { addSession, addUsers } from './test-users.ts';

/** Texts that a copy could spoil: in other scripts, and with what means something to SQL and JSON. */
export const ODD_TEXTS = [
  'Emoji 🌟👩‍👩‍👧 and beyond: 𝒳',
  'من أراد أن يعرف — از راست به چپ',
  `'single' "double" \`back\` \\ \\n % _ $1 ? ; --`,
  'Two\nlines\tand a tab',
  'Zoë, ʻAẓamat, Ḥaẓírat',
];

type Environment = Readonly<Record<string, string>>;

/** Opens a test's own database, made ready, until `close`. */
export async function openMigrated(environment: Environment): Promise<Database> {
  const database = openDatabase(readSettings(environment), () => {});
  await migrate(database);
  return database;
}

/** A batch that deletes a quote which has a sibling and was shown, and adds one; nobody has undone it. */
async function addBatch(database: Database, userId: number): Promise<void> {
  const [added = 0] = await addQuotes(database, {
    text: 'Added by a batch',
    displayDate: '2026-04-01',
  });
  const db = database.writes;
  const [deleted, dated] = [2, 3];
  await db
    .updateTable('quotes')
    .set({ display_date: '2026-04-01' })
    .where('id', '=', dated)
    .execute();
  await recordChosenQuote(db, '2026-03-19', deleted);
  const batch = await createBatchRecorder(new TestClock('2026-03-21T12:00:00Z')).open(
    db,
    { userId, username: 'anna', role: 'Master Admin', tokenHash: '' },
    { kind: 'upload', file: `${ODD_TEXTS[2]}.csv` },
  );
  await batch.storeBefore('deleted', [deleted]);
  await batch.storeBefore('changed', [dated]);
  await db.deleteFrom('quotes').where('id', '=', deleted).execute();
  await batch.added([added]);
  await batch.close();
}

/** Puts something into every table, with gaps among the ids. */
export async function fillEveryTable(database: Database): Promise<void> {
  const db = database.writes;
  await csrfKey(db);
  await exportKey(db);
  await addStarterContent(database, new TestClock('2026-03-21T12:00:00Z'));
  await addBatch(database, 1);
  const quotes = await addQuotes(
    database,
    ...ODD_TEXTS.map((text, day) => ({ text, displayDate: `2026-04-0${day + 1}` })),
    { text: 'Deleted below', referenceUrl: 'https://example.org/?a=1&b=%F0%9F%8C%9F' },
  );
  await db
    .deleteFrom('quotes')
    .where('id', '=', quotes.at(-1) ?? 0)
    .execute();
  await recordChosenQuote(db, '2026-03-22', quotes[0] ?? 0);
  await saveShownQuote(db, '2026-03-22', quotes[0] ?? 0);
  const place = { name: 'Ḥaẓíratu’l-Quds', latitude: -13.8, longitude: 171.8 };
  await saveSettings(db, { ...DEFAULT_SETTINGS, place }, 2, '2026-03-21T12:00:00.000Z');
  await addHolyDays(database, ['Ours — ‘Abdu’l-Bahá', '2026-12-31']);
  await addSocialLinks(database, ['X', 2_147_483_647], ['Instagram', 0]);
  const { anna } = await addUsers(database, { anna: 'Master Admin', Táhirih: 'Admin' });
  await addSession(database, anna);
  await rememberSessionsOfDeleted(db, anna);
  await saveAttempts(db, {
    account: 'anna',
    address: '2001:db8::/64',
    window_ends_at: '2026-03-21T12:15:00.000Z',
    attempts: 3,
    last_attempt_at: '2026-03-21T12:00:00.000Z',
  });
  for (const [index, name] of ODD_TEXTS.entries()) {
    await insertAuditEntry(db, {
      at: '2026-03-21T12:00:00.000Z',
      actor: { id: index === 0 ? null : index, name },
      kind: 'user',
      subjectId: index,
      change: { action: 'password-reset', name },
    });
  }
}

/** Fills a test's own database, and closes it again. */
export async function fill(environment: Environment): Promise<void> {
  const database = await openMigrated(environment);
  await fillEveryTable(database);
  await database.close();
}
