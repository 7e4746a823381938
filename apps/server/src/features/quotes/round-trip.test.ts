import { type NewQuote, QUOTE_FILE_FORMATS, type QuoteFileFormat } from '@bahai-friends/contract';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { QuoteFileReading } from './quote-file.ts';
import { performQuoteFileTask } from './quote-file-task.ts';
import { LIMITS } from './testing/read-file.ts';
import { anyQuote } from './testing/any-quote.ts';

const SEED = 19;
const SETS = 300;
/** So many files take their time on a busy machine. */
const TIME_LIMIT_MS = 30_000;

const written = (quotes: readonly NewQuote[], format: QuoteFileFormat): Uint8Array =>
  performQuoteFileTask({ kind: 'write', quotes, format }) as Uint8Array;

const readBack = (bytes: Uint8Array, format: QuoteFileFormat): QuoteFileReading =>
  performQuoteFileTask({
    kind: 'read',
    bytes,
    format,
    limits: LIMITS,
  }) as QuoteFileReading;

describe('any set of valid quotes', { timeout: TIME_LIMIT_MS }, () => {
  it.each(QUOTE_FILE_FORMATS)('survives export and upload as %s unchanged', (format) => {
    fc.assert(
      fc.property(fc.array(anyQuote, { minLength: 1, maxLength: 8 }), (quotes) => {
        const reading = readBack(written(quotes, format), format);
        expect(reading).toEqual({ ok: true, quotes, ignoredColumns: [], notes: [] });
      }),
      { seed: SEED, numRuns: SETS },
    );
  });
});
