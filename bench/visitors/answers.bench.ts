// Answers to a gathering that are sent one after the other, each acknowledged when it is on the disk, compared with a
// bare server that stores one row in the same way.
import { join } from 'node:path';
import { systemClock } from '../../apps/server/src/clock.ts';
import { formKey } from '../../apps/server/src/db/installation-values.ts';
import { SQLITE_FILE } from '../../apps/server/src/db/open-database.ts';
import { openSqlite } from '../../apps/server/src/db/sqlite/sqlite-database.ts';
import { insertGathering } from '../../apps/server/src/features/gatherings/gatherings.repository.ts';
import { saveSettings } from '../../apps/server/src/features/settings/settings.repository.ts';
import { createStamps } from '../../apps/server/src/http/public-forms/stamps.ts';
import {
  DEFAULT_SETTINGS,
  gatheringDefaults,
  NO_FEATURES,
} from '../../packages/contract/src/index.ts';
import { median, type Row, report } from '../support/measure.ts';
import { inFolder, startBareWriter, startSite } from '../support/servers.ts';

const WRITES = 300;
/** Until the servers' code is compiled for speed. */
const WARM_UP = 2000;
const ROUNDS = 9;
const GOAL = 1.5;
const DAY = '2199-03-21';
const BARE = JSON.stringify({ text: 'Leila Ömer', source: '2' });
const ENVIRONMENT = {
  PUBLIC_URL: 'http://127.0.0.1:1',
  ALLOW_LOCAL_TARGETS: 'on',
  SENDER: 'off',
  PUBLIC_FORMS_PER_HOUR: '1000000',
  PUBLIC_FORMS_PER_HOUR_IN_ALL: '1000000',
};

/** Milliseconds that one write takes, on average; what is sent is ready before. */
async function timeOfWrites(
  bodies: readonly string[],
  write: (body: string) => Promise<Response>,
  expected: number,
): Promise<number> {
  const begun = performance.now();
  for (const body of bodies) {
    const response = await write(body);
    if (response.status !== expected) throw new Error(`${response.url}: ${response.status}`);
    await response.arrayBuffer();
  }
  return (performance.now() - begun) / bodies.length;
}

/** Stores a gathering that asks for answers; returns the stamps for its form. */
async function asking(folder: string) {
  const database = openSqlite(join(folder, SQLITE_FILE));
  try {
    const now = systemClock.now();
    const features = { ...NO_FEATURES, gatherings: true };
    const settings = { ...DEFAULT_SETTINGS, contact: 'Anna', features };
    await saveSettings(database.writes, settings, 2, now);
    const evening = {
      ...gatheringDefaults('devotional'),
      kind: 'devotional',
      title: 'Evening of prayers',
      starts: DAY,
      time: '19:30',
      answers: true,
    } as const;
    await insertGathering(database.writes, evening, 'A'.repeat(22), now);
    const key = await formKey(database.writes);
    return createStamps({ key, clock: systemClock, use: async () => true });
  } finally {
    await database.close();
  }
}

/** The two servers are measured in turn, since a disk's speed varies over time. */
export function measureAnswers(): Promise<Row> {
  return inFolder(async (folder) => {
    const site = await startSite(folder, ENVIRONMENT);
    const bare = await startBareWriter(folder);
    try {
      const stamps = await asking(folder);
      const postTo = (url: string, type: string) => (body: string) =>
        fetch(url, { method: 'POST', headers: { 'content-type': type }, body, redirect: 'manual' });
      const store = postTo(`${bare.url}/quotes`, 'application/json');
      const answer = postTo(`${site.url}/gatherings/1/${DAY}`, 'application/x-www-form-urlencoded');
      const filledIn = () =>
        new URLSearchParams({
          name: 'Leila Ömer',
          people: '2',
          stamp: stamps.make('answers', 'now'),
        }).toString();
      const timeOfBare = (count: number) => timeOfWrites(Array(count).fill(BARE), store, 200);
      const timeOfSite = (count: number) =>
        timeOfWrites(Array.from({ length: count }, filledIn), answer, 303);
      await timeOfBare(WARM_UP);
      await timeOfSite(WARM_UP);
      const rounds = { site: [] as number[], bare: [] as number[] };
      for (let round = 0; round < ROUNDS; round += 1) {
        rounds.bare.push(await timeOfBare(WRITES));
        rounds.site.push(await timeOfSite(WRITES));
      }
      const [figure, baseline] = [median(rounds.site), median(rounds.bare)];
      return {
        name: 'a form answered, on the disk, ms',
        figure,
        baseline,
        ratio: figure / baseline,
        goal: `ratio of at most ${GOAL}`,
        met: figure / baseline <= GOAL,
      };
    } finally {
      await bare.stop();
      await site.stop();
    }
  });
}

if (import.meta.main) report([await measureAnswers()]);
