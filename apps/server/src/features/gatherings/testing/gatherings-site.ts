import { DEFAULT_SETTINGS, type Gathering, NO_FEATURES } from '@bahai-friends/contract';
import type { Database } from '../../../db/database.ts';
import { createTestApp } from '../../../testing/test-app.ts';
import { loggedIn } from '../../../testing/test-browser.ts';
import { TestClock } from '../../../testing/test-clock.ts';
import { addUsers } from '../../../testing/test-users.ts';
import { saveSettings } from '../../settings/settings.repository.ts';

/** A Saturday. */
export const NOON = '2026-03-21T12:00:00.000Z';

interface SiteOptions {
  readonly environment?: Record<string, string>;
  readonly log?: (line: string) => void;
  readonly timeZone?: string;
  readonly isOn?: boolean;
  readonly contact?: string;
}

export const DEVOTIONAL = {
  kind: 'devotional',
  title: 'Evening of prayers',
  starts: '2026-03-24',
  time: '19:30',
  place: 'Garden Street 4',
  repeat: { every: 'week', weekdays: [2], interval: 1 },
} as const;

/** A community with gatherings, and its Master Admin, logged in. */
export async function gatheringsSite(
  database: Database,
  {
    environment = {},
    log,
    timeZone = 'Europe/Berlin',
    isOn = true,
    contact = '',
  }: SiteOptions = {},
) {
  const clock = new TestClock(NOON);
  await saveSettings(
    database.writes,
    {
      ...DEFAULT_SETTINGS,
      siteName: 'Friends of Haifa',
      timeZone,
      contact,
      features: { ...NO_FEATURES, gatherings: isOn },
    },
    2,
    NOON,
  );
  await addUsers(database, { anna: 'Master Admin', ben: 'Admin' });
  const app = await createTestApp(database, { clock, environment, ...(log && { log }) });
  const anna = await loggedIn(app, 'anna');

  async function add(gathering: object): Promise<Gathering> {
    const response = await anna.call('POST', '/api/gatherings', gathering);
    if (response.statusCode !== 201) throw new Error(response.body);
    return response.json();
  }

  /** Changes settings, as the Master Admin does. */
  async function changeSettings(change: object): Promise<void> {
    const { siteName, tagline, language, contact, holyDaysAhead, listed, place } = (
      await anna.send('GET', '/api/settings')
    ).json();
    const settings = {
      siteName,
      tagline,
      language,
      timeZone,
      contact,
      holyDaysAhead,
      listed,
      place,
    };
    const response = await anna.call('PUT', '/api/settings', { ...settings, ...change });
    if (response.statusCode !== 200) throw new Error(response.body);
  }

  /** Switches gatherings off. */
  const switchOff = () => changeSettings({ features: NO_FEATURES });

  const upcoming = async (query = '') =>
    (await app.inject(`/api/gatherings/upcoming${query}`)).json();

  return { app, clock, anna, add, upcoming, changeSettings, switchOff };
}
