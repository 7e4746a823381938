import type { Page } from '@playwright/test';
import type { Database } from '../../../apps/server/src/db/database.ts';
import { addHolyDays, addQuotes } from '../../../apps/server/src/testing/content.ts';
import type { DashboardTexts } from '../../../packages/languages/src/texts.ts';
import { test } from '../../support/fixtures.ts';
import type { Site } from '../../support/site.ts';
import { account } from './account.ts';
import { failures } from './failures.ts';
import { gatherings } from './gatherings.ts';
import { lettersAndSending } from './letters-and-sending.ts';
import { managed } from './managed.ts';
import { people } from './people.ts';
import { lists, years } from './quotes.ts';
import type { Stop } from './steps.ts';
import { uploads } from './uploads.ts';
import { workbench } from './workbench.ts';

/** Quotes of every kind, so that each state of lists and years is shown. */
export const addTourContent = async (database: Database): Promise<void> => {
  const today = new Date().toISOString().slice(0, 10);
  await addQuotes(
    database,
    { text: 'Von heute', displayDate: today },
    { text: 'Von damals', displayDate: '2020-02-29' },
    { text: 'Von später', displayDate: '2100-03-22', language: 'de' },
    { text: 'Auch von später', displayDate: '2100-03-22' },
  );
  await addHolyDays(database, ['نوروز', '2100-03-21']);
};

/** Every screen and dialog of the dashboard with its states, for the Master Admin, with `addTourContent`. */
export const TOUR: Readonly<Record<string, readonly Stop[]>> = {
  uploads,
  workbench,
  lists,
  years,
  managed,
  people,
  account,
  'letters and sending': lettersAndSending,
  gatherings,
  failures,
};

interface Tour {
  readonly page: Page;
  readonly site: Site;
  /** The texts of the dashboard. */
  readonly words: DashboardTexts;
  readonly stops: readonly Stop[];
}

/** Goes from stop to stop, and checks the page at each. */
export async function takeTour(
  { page, site, words, stops }: Tour,
  look: (name: string) => Promise<void>,
): Promise<void> {
  // Text that was typed at a stop is discarded.
  page.on('dialog', (question) => question.accept());
  for (const { name, show } of stops) {
    await test.step(name, async () => {
      await show(page, words, site);
      await look(name);
    });
  }
}
