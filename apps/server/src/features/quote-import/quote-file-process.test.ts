import { afterEach, describe, expect, it, vi } from 'vitest';
import { createQuoteFiles } from './quote-file-process.ts';

const CSV = Buffer.from('text,source\nQuote,Source\n');
const READ = { ok: true, quotes: [{ text: 'Quote', source: 'Source' }] };
const MINUTE = 60_000;

const quoteFiles = () => createQuoteFiles({ rowsMax: 10, bytesMax: 1024 });

describe('files of quotes', () => {
  afterEach(() => vi.useRealTimers());

  it('are read and written in another process', async () => {
    const files = quoteFiles();
    expect(await files.read(CSV, 'csv')).toMatchObject(READ);
    const quotes = [{ text: 'a', source: 'b', displayDate: null, referenceUrl: null }];
    const written = await files.write(quotes, 'xls');
    expect(await files.read(written, 'xls')).toMatchObject({ ok: true, quotes });
    expect(await files.read(await files.template('csv'), 'csv')).toMatchObject({ ok: false });
  });

  it('are refused when reading them takes too long, and the next is read', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const files = quoteFiles();
    const [endless, next] = [files.read(CSV, 'csv'), files.read(CSV, 'csv')];
    vi.advanceTimersByTime(MINUTE);
    expect(await endless).toEqual({
      ok: false,
      message:
        'The file takes too much time or memory to read. Please split it into several files.',
      total: 0,
      issues: [],
    });
    expect(await next).toMatchObject(READ);
  });

  it('wait for each other, but not too many of them', async () => {
    const files = quoteFiles();
    const readings = Array.from({ length: 11 }, () => files.read(CSV, 'csv'));
    await expect(files.read(CSV, 'csv')).rejects.toMatchObject({ code: 'busy', retryAfter: 10 });
    for (const reading of await Promise.all(readings)) expect(reading).toMatchObject(READ);
    expect(await files.read(CSV, 'csv')).toMatchObject(READ);
  });
});
