// A community's quotes in all languages in one sheet: the preview of 5,000 rows of 50 columns, held against the
// library's own reading of that workbook.

import { addDays } from '@bahai-friends/badi-calendar';
import { newQuoteWith } from '@bahai-friends/contract/testing/new-quote-with';
import { LANGUAGES } from '@bahai-friends/languages';
import { type WrittenQuote, writeQuoteFile } from '@bahai-friends/quote-sheet';
import { read } from '@e965/xlsx';
import { type RunningSite, runSite } from '../../scripts/running-site.ts';
import { median, type Row, report, timeOf } from '../support/measure.ts';
import { inFolder, loggedIn, PASSWORD } from '../support/servers.ts';

const QUOTES = 5000;
const ROUNDS = 5;
/** The preview may take as many times as long as the library's own reading. */
const GOAL = 3;
/** Short enough for all quotes to fit into the largest permitted file. */
const WORDS = 'a text that has been cut, ';

const [OWN = 'en', ...OTHERS] = LANGUAGES;

/** Quotes with six columns, and four for each of eleven languages. */
function manyQuotes(): WrittenQuote[] {
  return Array.from({ length: QUOTES }, (_, index) =>
    newQuoteWith({
      text: `Quote ${index}: ${WORDS}`,
      source: `Source ${index % 300}`,
      displayDate: addDays('2030-01-01', index),
      referenceUrl: `https://example.org/${index}`,
      language: OWN,
      credit: `Edition ${index % 10}`,
      translations: OTHERS.map((language) => ({
        language,
        text: `${language} ${index}: ${WORDS}`,
        source: `${language} source ${index % 300}`,
        referenceUrl: `https://example.org/${language}/${index}`,
        credit: `Translator ${index % 10}`,
      })),
    }),
  );
}

async function measure(site: RunningSite): Promise<Row[]> {
  const volunteer = await loggedIn(site.url);
  const bytes = writeQuoteFile(manyQuotes(), 'xlsx');
  const file = new File([Buffer.from(bytes)], 'quotes.xlsx');
  const preview = async () => {
    const form = new FormData();
    form.set('file', file);
    const response = await volunteer.call('POST', '/api/quotes/preview', form);
    if (!response.ok) throw new Error(`${response.status}: ${await response.text()}`);
    await response.arrayBuffer();
  };
  const own: number[] = [];
  const times: number[] = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    own.push(await timeOf(() => read(bytes, { type: 'buffer' })));
    times.push(await timeOf(preview));
  }
  const ratio = median(times) / median(own);
  return [
    {
      name: `preview of ${QUOTES} rows of 50 columns (XLSX), ms`,
      figure: median(times),
      baseline: median(own),
      ratio,
      goal: `ratio of at most ${GOAL}`,
      met: ratio <= GOAL,
    },
  ];
}

/** The preview of a file with many translations on a site of its own. */
export function measureTranslations(): Promise<Row[]> {
  return inFolder(async (folder) => {
    const site = await runSite({
      DATA_DIR: folder,
      LOG_LEVEL: 'silent',
      MASTER_ADMIN_PASSWORD: PASSWORD,
    });
    try {
      return await measure(site);
    } finally {
      await site.stop();
    }
  });
}

if (import.meta.main) report(await measureTranslations());
