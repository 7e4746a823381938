import { afterEach, describe, expect, it, vi } from 'vitest';
import { createQuoteFileProcess } from './quote-file-process.ts';

const CSV = Buffer.from('text,source\nQuote,Source\n');
const READ = { ok: true, quotes: [{ text: 'Quote', source: 'Source' }] };
const MINUTE = 60_000;

const start = () => createQuoteFileProcess({ rowsMax: 10, bytesMax: 1024 });

describe('the process for files of quotes', () => {
  afterEach(() => vi.useRealTimers());

  it('reads and writes them', async () => {
    const files = start();
    expect(await files.read(CSV, 'csv')).toMatchObject(READ);
    const quotes = [{ text: 'a', source: 'b', displayDate: null, referenceUrl: null }];
    const written = await files.write(quotes, 'xls');
    expect(await files.read(written, 'xls')).toMatchObject({ ok: true, quotes });
    expect(await files.read(await files.template('csv'), 'csv')).toMatchObject({ ok: false });
  });

  it('rejects one that takes too long, and reads the next', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const files = start();
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

  it('lets them wait for each other, but not too many of them', async () => {
    const files = start();
    const readings = Array.from({ length: 11 }, () => files.read(CSV, 'csv'));
    await expect(files.read(CSV, 'csv')).rejects.toMatchObject({ code: 'busy', retryAfter: 10 });
    for (const reading of await Promise.all(readings)) expect(reading).toMatchObject(READ);
    expect(await files.read(CSV, 'csv')).toMatchObject(READ);
  });
});
