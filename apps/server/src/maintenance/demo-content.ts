import { addDays } from '@bahai-friends/badi-calendar';
import {
  type NewWholeQuote,
  PLATFORM_HOME_PAGES,
  SOCIAL_PLATFORMS,
  type Translation,
} from '@bahai-friends/contract';
import type { Clock } from '../clock.ts';
import type { Database } from '../db/database.ts';
import { insertQuotes } from '../features/quotes/quotes.repository.ts';
import { insertSocialLink } from '../features/social-links/social-links.repository.ts';
import { addStarterContent, starterQuotes } from './starter-content.ts';

/** A month of quotes, today's included. */
const SCHEDULED_DAYS = 30;

/** Made up, as they say themselves: no translation is shown as a published one that is none. */
const SAMPLES: readonly Pick<Translation, 'language' | 'text' | 'credit'>[] = [
  {
    language: 'fa',
    text: 'متن نمونه: ترجمهٔ منتشرشدهٔ این سخن اینجا می‌آید.',
    credit: 'نمونه: نام مترجم و چاپ',
  },
  {
    language: 'de',
    text: 'Beispieltext: Hier steht die veröffentlichte Übersetzung dieses Zitats.',
    credit: 'Beispiel: wer übersetzt hat, und welche Ausgabe',
  },
  {
    language: 'ar',
    text: 'نص نموذجي: هنا تأتي الترجمة المنشورة لهذا الاقتباس.',
    credit: 'نموذج: اسم المترجم والطبعة',
  },
  {
    language: 'es',
    text: 'Texto de muestra: aquí va la traducción publicada de esta cita.',
    credit: 'Muestra: quién la tradujo y en qué edición',
  },
  {
    language: 'zh',
    text: '示例文字：此处为这段引文已出版的译文。',
    credit: '示例：译者与版本',
  },
];

/** Today's is translated to all of them, the next days' to one less each, and then again. */
const samplesOn = (day: number): Translation[] =>
  SAMPLES.slice(0, SAMPLES.length - (day % (SAMPLES.length + 1))).map((sample) => ({
    ...sample,
    source: null,
    referenceUrl: null,
  }));

function scheduledQuotes(today: string): NewWholeQuote[] {
  const quotes = starterQuotes();
  return Array.from({ length: SCHEDULED_DAYS }, (_, day) => quotes[day % quotes.length])
    .filter((quote) => quote !== undefined)
    .map((quote, day) => ({
      ...quote,
      displayDate: addDays(today, day),
      language: 'en',
      translations: samplesOn(day),
    }));
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
