import { afterEach, describe, expect, it, vi } from 'vitest';
import { createQuoteFileProcess, memoryLimits } from './quote-file-process.ts';

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

  it('hands over all rows in their order, and what is wrong with a recipe', async () => {
    const files = createQuoteFileProcess({ rowsMax: 2000, bytesMax: 5 * 1024 * 1024 });
    const lines = Array.from({ length: 1501 }, (_, index) =>
      index % 2 === 0 ? `Quote ${index},s` : `${'x'.repeat(6000)} ${index},s`,
    );
    const csv = Buffer.from(['text,source', ...lines].join('\n'));
    const preview = await files.preview(csv, 'csv');
    if (!preview.ok) throw new Error(preview.message);
    expect(preview.quotes.map(({ row }) => row)).toEqual(
      lines.flatMap((_, n) => (n % 2 ? [] : n + 2)),
    );
    expect(preview.others.map(({ row }) => row)).toEqual(
      lines.flatMap((_, n) => (n % 2 ? n + 2 : [])),
    );
    expect(preview.others.at(-1)?.text).toBe(lines.at(-2)?.slice(0, -2));
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
    expect(await endless).toEqual({
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
      code: 'too-large',
      message:
        'The quotes take too much time or memory to export as XLS. Please export them as XLSX or CSV.',
    });
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
    await expect(files.read(CSV, 'csv')).rejects.toMatchObject({ code: 'busy', retryAfter: 10 });
    for (const reading of await Promise.all(readings)) expect(reading).toMatchObject(READ);
    expect(await files.read(CSV, 'csv')).toMatchObject(READ);
  });
});
