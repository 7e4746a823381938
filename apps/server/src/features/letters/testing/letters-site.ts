import { DEFAULT_SETTINGS, type Features, NO_FEATURES } from '@bahai-friends/contract';
import type { Database } from '../../../db/database.ts';
import { createSealing } from '../../../sealing/key-in-use.ts';
import { LETTER_ADDRESS, LETTER_TOKEN } from '../../../sealing/sealed-columns.ts';
import { postForm, stampIn } from '../../../testing/public-forms.ts';
import { createTestApp } from '../../../testing/test-app.ts';
import { TestClock } from '../../../testing/test-clock.ts';
import { temporaryFolder } from '../../../testing/test-database.ts';
import { saveSettings } from '../../settings/settings.repository.ts';

export const NOON = '2026-03-21T12:00:00.000Z';

interface SiteOptions {
  readonly environment?: Record<string, string>;
  readonly log?: (line: string) => void;
  /** Features that are on besides letters. */
  readonly features?: Partial<Features>;
}

/** A site with letters, and a visitor of it. */
export async function lettersSite(
  database: Database,
  { environment = {}, log, features = {} }: SiteOptions = {},
) {
  const { DATA_DIR = temporaryFolder() } = environment;
  const clock = new TestClock(NOON);
  await saveSettings(
    database.writes,
    {
      ...DEFAULT_SETTINGS,
      siteName: 'Friends of Haifa',
      contact: 'Anna, Haifa',
      features: { ...NO_FEATURES, letters: true, ...features },
    },
    2,
    NOON,
  );
  const app = await createTestApp(database, {
    clock,
    environment: { PUBLIC_URL: 'https://friends.example', ...environment, DATA_DIR },
    ...(log && { log }),
  });
  const sealing = createSealing(database, { DATA_DIR });

  return { app, database, clock, sealing, DATA_DIR };
}

export type LettersSite = Awaited<ReturnType<typeof lettersSite>>;

/** Subscribes like a visitor who reads for a while. */
export async function subscribe(
  { app, clock }: Pick<LettersSite, 'app' | 'clock'>,
  email: string,
  topics: readonly string[] = ['daily'],
  url = '/letters',
) {
  const page = await app.inject(url);
  clock.advance(10);
  return postForm(app, url, [
    ['email', email],
    ...topics.map((topic) => ['topics', topic] as const),
    ['stamp', stampIn(page.body)],
  ]);
}

/** The token of an address's links, as its owner finds it in a letter. */
export async function tokenOf(
  { database, sealing }: Pick<LettersSite, 'database' | 'sealing'>,
  email: string,
): Promise<string> {
  const key = await sealing.key();
  const rows = await database.reads.selectFrom('letter_subscriptions').selectAll().execute();
  const row = rows.find(({ address }) => key.open(LETTER_ADDRESS, address) === email);
  if (row === undefined) throw new Error(`Nothing is stored of ${email}`);
  return key.open(LETTER_TOKEN, row.token);
}

/** The messages that wait, by kind and id. */
export const waitingLetters = async ({ database }: Pick<LettersSite, 'database'>) =>
  (
    await database.reads.selectFrom('outbox').select(['kind', 'subject']).orderBy('id').execute()
  ).map(({ kind, subject }) => [kind, JSON.parse(subject)] as const);
