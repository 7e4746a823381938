import type { Quote } from '@bahai-friends/contract';
import type { Volunteer } from './volunteer.ts';

/** The key of an export's row, by its text, which must not need quoting. */
function exportedKey(csv: string, text: string): string {
  const rows = csv.split('\r\n').map((line) => line.replaceAll('"', '').split(','));
  return rows.find(([first]) => first === text)?.at(-1) ?? '';
}

/**
 * Makes a batch of every kind twice, and undoes one of each: an upload that adds and changes, one that deletes what
 * had its date, a schedule, and a bulk deletion. Later ones change and delete quotes of earlier ones, and a quote of
 * one is edited afterwards.
 */
export async function useBatches(volunteer: Volunteer): Promise<void> {
  const add = (text: string, displayDate?: string) =>
    volunteer.send('POST', '/api/quotes', {
      text,
      source: 'In a batch',
      ...(displayDate !== undefined && { displayDate }),
    });
  const idOf = async (text: string): Promise<number> => {
    const quotes: Quote[] = JSON.parse(await volunteer.read('/api/quotes'));
    return quotes.find((quote) => quote.text === text)?.id ?? 0;
  };
  const undo = (batch: number) => volunteer.ask('POST', `/api/batches/${batch}/undo`);

  for (const [time, month, older] of [
    ['stays', '2026-08', 'The second of three on one date'],
    ['is undone', '2026-09', 'After the edit'],
  ] as const) {
    const corrected = `To be corrected: it ${time}`;
    const changedTwice = await add(corrected, `${month}-01`);
    const key = exportedKey(await volunteer.read('/api/quotes/export'), corrected);
    const rows = [
      'text,source,displayDate,referenceUrl,key',
      `Corrected: it ${time},In a batch,,https://example.org/corrected,${key}`,
      `Uploaded with a date: it ${time},In a batch,${month}-02,,`,
      `With a sibling: it ${time},In a batch,${month}-05,,`,
      `The sibling: it ${time},In a batch,${month}-05,,`,
      `Uploaded and changed since: it ${time},In a batch,,,`,
    ];
    const uploaded = await volunteer.upload(`${time}.csv`, rows.join('\n'), {});
    const since = await idOf(`Uploaded and changed since: it ${time}`);
    const body = { text: `Changed since: it ${time}`, source: 'In a batch' };
    await volunteer.send('PUT', `/api/quotes/${since}`, body);

    await add(`Replaced: it ${time}`, `${month}-06`);
    const replacing = await volunteer.upload(
      `${time}, replacing.csv`,
      `text,source,displayDate\nReplacing: it ${time},In a batch,${month}-06`,
      { dates: { [`${month}-06`]: 'replace' } },
    );

    const [one, two] = [await add(`One: ${time}`, `${month}-03`), await add(`Two: ${time}`)];
    const assignments = [
      { id: one, displayDate: `${month}-04` },
      { id: two, displayDate: `${month}-03` },
      { id: changedTwice, displayDate: `${month}-07` },
    ];
    const scheduled = await volunteer.ask('POST', '/api/quotes/schedule', { assignments });

    const today = await add(`Shown and deleted: ${time}`, '2026-03-15');
    await volunteer.read('/api/quotes/today');
    const edited = await idOf(older);
    await volunteer.send('PUT', `/api/quotes/${edited}`, {
      text: `Edited and deleted: ${time}`,
      source: 'In a batch',
      displayDate: `${month}-08`,
      referenceUrl: 'https://example.org/deleted?a=1&b=%F0%9F%8C%9F#c',
    });
    const ids = [
      today,
      await idOf(`With a sibling: it ${time}`),
      await add(`Neither: ${time}`),
      edited,
    ];
    const deleted = await volunteer.ask('DELETE', '/api/quotes', { ids });
    if (time === 'stays') continue;
    for (const batch of [deleted.batch, scheduled.batch, replacing, uploaded]) await undo(batch);
  }
}
