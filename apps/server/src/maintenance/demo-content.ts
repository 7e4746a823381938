import { addDays } from '@bahai-friends/badi-calendar';
import { type NewQuote, PLATFORM_HOME_PAGES, SOCIAL_PLATFORMS } from '@bahai-friends/contract';
import type { Clock } from '../clock.ts';
import type { Database } from '../db/database.ts';
import { insertQuotes } from '../features/quotes/quotes.repository.ts';
import { insertSocialLink } from '../features/social-links/social-links.repository.ts';
import { addStarterContent, starterQuotes } from './starter-content.ts';

/** A month of quotes, today's included. */
const SCHEDULED_DAYS = 30;

function scheduledQuotes(today: string): NewQuote[] {
  const quotes = starterQuotes();
  return Array.from({ length: SCHEDULED_DAYS }, (_, day) => quotes[day % quotes.length])
    .filter((quote) => quote !== undefined)
    .map((quote, day) => ({ ...quote, displayDate: addDays(today, day) }));
}

/** Fills an empty database, once, so that every part of the site has something to show. */
export async function addDemoContent(database: Database, clock: Clock): Promise<void> {
  await addStarterContent(database, clock, async (transaction, today) => {
    await insertQuotes(transaction, scheduledQuotes(today), clock.now());
    for (const [order, platform] of SOCIAL_PLATFORMS.entries()) {
      const link = { platform, url: PLATFORM_HOME_PAGES[platform], order };
      await insertSocialLink(transaction, link, clock.now());
    }
  });
}
