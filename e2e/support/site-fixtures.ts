import { test as base } from '@playwright/test';
import type { Database } from '../../apps/server/src/db/database.ts';
import { addHolyDays, addQuotes, addSocialLinks } from '../../apps/server/src/testing/content.ts';
import { addUsers } from '../users/users.ts';
import type { Site } from './site.ts';
import { openSiteHost, type SiteHost } from './site-host.ts';

/** The fixtures of the tests in every browser. */
interface Fixtures {
  /** A site of the test's own: `full` has a quote, four coming holy days and links. */
  site: Site;
  /** The time at which the site's clock stands; without it the site uses the machine's clock. */
  siteClock: string | undefined;
  content: keyof typeof contents;
  /** Variables that the site is started with besides the usual ones. */
  siteEnvironment: Readonly<Record<string, string>>;
}

/** Adds days in the far future, so that they are still to come whenever the tests run. */
async function fillWithContent(database: Database): Promise<void> {
  await addQuotes(database, {
    text: 'Be generous in prosperity,\nand thankful in adversity.',
    source: 'Bahá’u’lláh',
    referenceUrl: 'https://www.bahai.org/library/',
  });
  await addHolyDays(
    database,
    ['Past day', '2020-01-01'],
    ['Naw-Rúz', '2100-03-20'],
    ['First day of Riḍván', '2100-04-20'],
    ['Ninth day of Riḍván', '2100-04-28'],
    ['Twelfth day of Riḍván', '2100-05-01'],
  );
  await addSocialLinks(database, ['YouTube', 2], ['Instagram', 1], ['Mastodon', 0]);
}

async function fillWithUsers(database: Database): Promise<void> {
  await fillWithContent(database);
  await addUsers(database);
}

const contents = { full: fillWithContent, none: async () => {}, users: fillWithUsers };

interface WorkerFixtures {
  siteHost: SiteHost;
}

export const test = base.extend<Fixtures, WorkerFixtures>({
  content: ['full', { option: true }],
  siteClock: [undefined, { option: true }],
  siteEnvironment: [{}, { option: true }],

  siteHost: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads a fixture's needs from the pattern.
    async ({}, use) => {
      const host = openSiteHost();
      await use(host);
      await host.close();
    },
    { scope: 'worker' },
  ],

  site: async ({ siteHost, content, siteClock, siteEnvironment }, use) => {
    const site = await siteHost.start(contents[content], siteClock, siteEnvironment);
    await use(site);
    await site.stop();
  },
});
