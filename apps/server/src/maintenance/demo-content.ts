import { readFileSync } from 'node:fs';
import { addDays } from '@bahai-friends/badi-calendar';
import {
  type NewQuote,
  NewTranslation,
  type NewWholeQuote,
  PLATFORM_HOME_PAGES,
  SOCIAL_PLATFORMS,
  type Translation,
} from '@bahai-friends/contract';
import { factsOf } from '@bahai-friends/languages/language-of';
import { parse } from 'csv-parse/sync';
import type { Clock } from '../clock.ts';
import type { Database } from '../db/database.ts';
import { newGatheringToken } from '../features/gatherings/gathering-token.ts';
import { insertGathering } from '../features/gatherings/gatherings.repository.ts';
import { insertQuotes } from '../features/quotes/quotes.repository.ts';
import { readStoredSettings, saveSettings } from '../features/settings/settings.repository.ts';
import { insertSocialLink } from '../features/social-links/social-links.repository.ts';
import { demoGatherings } from './demo-gatherings.ts';
import { addStarterContent, starterQuotes } from './starter-content.ts';

/** A month of quotes, today's included. */
const SCHEDULED_DAYS = 30;

/**
 * Invented translations, as their texts and credits say themselves, so that none is shown as a published one. Their
 * sources are those of the quotes, without the numbers.
 */
const SAMPLES = new URL('../../content/demo-translations.csv', import.meta.url);

function sampleTranslations(): Translation[] {
  const rows: unknown[] = parse(readFileSync(SAMPLES), { columns: true, bom: true });
  return rows.map((row) => NewTranslation.parse(row));
}

/** Adds the number at the end of the quote's own source, in the language's digits. */
function numbered(samples: readonly Translation[], { source }: NewQuote): Translation[] {
  const number = Number(/\d+$/.exec(source)?.[0]);
  return samples.map((sample) => ({
    ...sample,
    source:
      sample.source?.replace('{number}', number.toLocaleString(factsOf(sample.language).locale)) ??
      null,
  }));
}

function scheduledQuotes(today: string): NewWholeQuote[] {
  const quotes = starterQuotes();
  const samples = sampleTranslations();
  return Array.from({ length: SCHEDULED_DAYS }, (_, day) => quotes[day % quotes.length])
    .filter((quote) => quote !== undefined)
    .map((quote, day) => ({
      ...quote,
      displayDate: addDays(today, day),
      language: 'en',
      // Today's quote is translated to all languages, each of the next days' to one less, and then from the beginning.
      translations: numbered(
        samples.slice(0, samples.length - (day % (samples.length + 1))),
        quote,
      ),
    }));
}

/** Fills an empty database, once, so that every part of the site has something to show. */
export async function addDemoContent(database: Database, clock: Clock): Promise<void> {
  await addStarterContent(database, clock, async (transaction, today) => {
    await insertQuotes(transaction, scheduledQuotes(today), { by: null, at: clock.now() });
    for (const [order, platform] of SOCIAL_PLATFORMS.entries()) {
      const link = { platform, url: PLATFORM_HOME_PAGES[platform], order };
      await insertSocialLink(transaction, link, clock.now());
    }
    for (const gathering of demoGatherings(today)) {
      await insertGathering(transaction, gathering, newGatheringToken(), clock.now());
    }
    const settings = await readStoredSettings(transaction);
    const features = { ...settings.features, gatherings: true };
    const { version } = settings;
    await saveSettings(transaction, { ...settings, features }, version + 1, clock.now());
  });
}
