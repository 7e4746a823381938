import { addDays } from '@bahai-friends/badi-calendar';
import { describe, expect, it } from 'vitest';
import { createQuoteFileProcess, memoryLimits } from './quote-file-process.ts';
import { writeQuoteFile } from './write-quote-file.ts';

const ROWS = 20_000;
const QUOTES = Array.from({ length: ROWS }, (_, index) => ({
  text: `Quote ${index}: ${'a text of about the usual length, '.repeat(5)}`,
  source: `Source ${index % 300}`,
  displayDate: addDays('2030-01-01', index),
  referenceUrl: `https://example.org/library/${index}`,
}));

describe('files of quotes on a machine with 512 MB', () => {
  const start = () =>
    createQuoteFileProcess({ rowsMax: ROWS, bytesMax: 5 * 2 ** 20 }, memoryLimits(512));

  it.each(['csv', 'xlsx'] as const)(
    'are read with as many rows as they may have: %s',
    async (format) => {
      const bytes = writeQuoteFile(QUOTES, format);
      const preview = await start().preview(bytes, format);
      expect(preview.ok && preview.quotes.length).toBe(ROWS);
    },
  );

  // What a process has beside its heap is seen on Linux only.
  it.runIf(process.platform === 'linux')(
    'are refused where writing them takes too much',
    async () => {
      await expect(start().write(QUOTES, 'xls')).rejects.toMatchObject({ code: 'too-large' });
    },
  );
});
