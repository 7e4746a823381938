import { addDays } from '@bahai-friends/badi-calendar';
import { QUOTE_FILE_FORMATS } from '@bahai-friends/contract';
import { newQuoteWith } from '@bahai-friends/contract/testing/new-quote-with';
import { isReadable } from '@bahai-friends/quote-sheet/file-row';
import { describe, expect, it } from 'vitest';
import { createQuoteFileProcess, memoryLimits } from './quote-file-process.ts';

const ROWS = 20_000;
const QUOTES = Array.from({ length: ROWS }, (_, index) =>
  newQuoteWith({
    text: `Quote ${index}: ${'a text of about the usual length, '.repeat(5)}`,
    source: `Source ${index % 300}`,
    displayDate: addDays('2030-01-01', index),
    referenceUrl: `https://example.org/library/${index}`,
  }),
);

describe('files of quotes on a machine with 512 MB', () => {
  const start = () =>
    createQuoteFileProcess({ rowsMax: ROWS, bytesMax: 5 * 2 ** 20 }, memoryLimits(512));

  it.each(QUOTE_FILE_FORMATS)(
    'are written and read, each by a new process, with as many rows as they may have: %s',
    async (format) => {
      const bytes = await start().write(QUOTES, format);
      const preview = await start().preview(bytes, format);
      expect(preview.ok && preview.rows.filter(isReadable).length).toBe(ROWS);
    },
  );

  // The memory of a process beside its heap can only be read on Linux.
  it.runIf(process.platform === 'linux')(
    'are refused where writing them takes too much',
    async () => {
      const many = Array.from({ length: 10 }, (_, part) =>
        QUOTES.map((quote) => ({ ...quote, text: `${part}. ${quote.text}` })),
      ).flat();
      const writing = start().write(many, 'xlsx');
      expect(await writing.catch(({ kind }) => kind)).toBe('too-large');
    },
  );
});
