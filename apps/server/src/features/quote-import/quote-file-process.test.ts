import { newQuoteWith } from '@bahai-friends/contract/testing/new-quote-with';
import { withoutCodes } from '@bahai-friends/languages/testing/without-codes';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { createQuoteFileProcess, memoryLimits } from './quote-file-process.ts';

const CSV = Buffer.from('text,source\nQuote,Source\n');
const READ = { ok: true, rows: [{ values: { text: 'Quote', source: 'Source' } }] };
const MINUTE = 60_000;

const start = () => createQuoteFileProcess({ rowsMax: 10, bytesMax: 1024 });

describe('the process for files of quotes', () => {
  afterEach(() => vi.useRealTimers());

  it('reads and writes them', async () => {
    const files = start();
    expect(await files.read(CSV, 'csv')).toMatchObject(READ);
    const quotes = [newQuoteWith({ text: 'a', source: 'b' })];
    const written = await files.write(quotes, 'xls');
    expect(await files.read(written, 'xls')).toMatchObject({
      ok: true,
      rows: quotes.map((values) => ({ values })),
    });
    expect(await files.read(await files.template('csv'), 'csv')).toMatchObject({ ok: false });
  });

  it('hands over all rows in their order, and what is wrong with a recipe', async () => {
    const files = createQuoteFileProcess({ rowsMax: 2000, bytesMax: 5 * 1024 * 1024 });
    const lines = Array.from({ length: 1501 }, (_, index) =>
      index % 2 === 0 ? `Quote ${index},s` : `${'x'.repeat(6000)} ${index},s`,
    );
    const csv = Buffer.from(['text,source', ...lines].join('\n'));
    const preview = await files.preview(csv, 'csv');
    if (!preview.ok) throw new Error(preview.message);
    expect(preview.rows.map(({ row }) => row)).toEqual(lines.map((_, n) => n + 2));
    expect(preview.rows.map(({ status }) => status)).toEqual(
      lines.map((_, n) => (n % 2 ? 'problem' : 'readable')),
    );
    expect(preview.rows.at(-2)?.values.text).toBe(lines.at(-2)?.slice(0, -2));
    for (const read of [files.read, files.preview]) {
      expect(await read(csv, 'csv', Buffer.from('{'))).toMatchObject({
        ok: false,
        message: 'The recipe is not valid JSON.',
      });
    }
  });

  it('rejects one that takes too long, and reads the next', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const files = start();
    const [endless, next] = [files.read(CSV, 'csv'), files.read(CSV, 'csv')];
    vi.advanceTimersByTime(MINUTE);
    expect(withoutCodes(await endless)).toEqual({
      ok: false,
      message:
        'The file takes too much time or memory to read. Please split it into several files.',
      total: 0,
      issues: [],
    });
    expect(await next).toMatchObject(READ);
  });

  it('says so when quotes take too long to write', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const endless = start().write([], 'xls');
    vi.advanceTimersByTime(MINUTE);
    await expect(endless).rejects.toMatchObject({
      kind: 'too-large',
      message:
        'The quotes take too much time or memory to export as XLS. Please export them as XLSX or CSV.',
    });
  });

  it('says so when a format has no room for so many quotes', async () => {
    const quote = newQuoteWith({ text: 'a', source: 'b' });
    const quotes = Array.from({ length: 65_536 }, () => quote);
    await expect(start().write(quotes, 'xls')).rejects.toMatchObject({
      kind: 'too-large',
      message: 'An XLS file has room for 65,535 quotes. Please export them as XLSX or CSV.',
    });
    expect((await start().write(quotes.slice(1), 'xls')).length).toBeGreaterThan(65_535);
  });

  it.each([
    [512, 192, 320],
    [1024, 384, 640],
    [65_536, 1024, 2048],
  ])('leaves the server its part of %i MB', (machine, memoryLimitMb, residentLimitMb) => {
    expect(memoryLimits(machine)).toEqual({ memoryLimitMb, residentLimitMb });
  });

  it('lets them wait for each other, but not too many of them', async () => {
    const files = start();
    const readings = Array.from({ length: 11 }, () => files.read(CSV, 'csv'));
    await expect(files.read(CSV, 'csv')).rejects.toMatchObject({ kind: 'busy', retryAfter: 10 });
    for (const reading of await Promise.all(readings)) expect(reading).toMatchObject(READ);
    expect(await files.read(CSV, 'csv')).toMatchObject(READ);
  });
});
