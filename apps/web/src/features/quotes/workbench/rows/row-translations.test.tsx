import type { Preview, PreviewRow, Translation } from '@bahai-friends/contract';
import { newQuoteWith } from '@bahai-friends/contract/testing/new-quote-with';
import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { saying } from '../../../../testing/saying.ts';
import {
  action,
  openWorkbench,
  PREVIEW,
  previewWith,
  recipesOf,
  rowWith,
  summary,
} from '../../../../testing/workbench.ts';

const PERSIAN: Translation = {
  language: 'fa',
  text: 'مهربان باش',
  source: null,
  referenceUrl: null,
  credit: null,
};

const COLUMNS: Preview['columns'] = [
  { letter: 'A', name: 'Passage', samples: [], column: 'text' },
  { letter: 'B', name: 'From', samples: [], column: 'source' },
  { letter: 'C', name: 'فارسی', samples: [], column: 'text:fa' },
  { letter: 'D', name: 'Persian source', samples: [], column: 'source:fa' },
];

const stored = newQuoteWith({ source: 'A friend' });

const open = (...rows: readonly PreviewRow[]) =>
  openWorkbench(rows, { ...previewWith(rows), columns: COLUMNS });

const rowOf = (row: number): HTMLElement => {
  const heading = screen.getByRole('rowheader', { name: new RegExp(`^${row}\\D`) });
  return heading.closest('tr') as HTMLElement;
};

/** The shown translations of a row, by their labels. */
const shownIn = (row: number): Record<string, string> =>
  Object.fromEntries(
    [...rowOf(row).querySelectorAll('.row-translations > div')].map((box) => [
      box.querySelector('span')?.textContent ?? '',
      box.querySelector('button')?.textContent ?? '',
    ]),
  );

describe('the translations of a row', () => {
  it('are opened below its other values, and only where the file has some', async () => {
    const person = await open(
      rowWith({ translations: [PERSIAN] }),
      rowWith({ row: 3, translations: [] }),
    );
    expect(shownIn(2)).toEqual({});
    const button = action('Translations: Persian');
    expect(button.getAttribute('aria-expanded')).toBe('false');
    await person.click(button);
    expect(button.getAttribute('aria-expanded')).toBe('true');
    expect(shownIn(2)).toEqual({ 'Text (Persian)': 'مهربان باش', 'Source (Persian)': 'Empty' });
    expect(within(rowOf(3)).getByRole('button', { name: 'No translations' })).toBeTruthy();
  });

  it('are corrected in place', async () => {
    const person = await open(
      rowWith({
        status: 'problem',
        translations: [{ ...PERSIAN, text: '', source: 'دوستی' }],
        issues: [
          {
            column: 'text:fa',
            ...saying('There is no text in Persian for what stands beside it'),
            code: 'translation-without-text',
            values: { language: 'fa' },
          },
        ],
      }),
    );
    expect(shownIn(2)).toEqual({ 'Text (Persian)': 'Empty', 'Source (Persian)': 'دوستی' });
    expect(summary()).toContain('1 row has problems');
    const cell = rowOf(2).querySelector<HTMLElement>('.row-translations button');
    await person.click(cell as HTMLElement);
    await person.type(screen.getByLabelText('Text (Persian), row 2'), 'مهربان{Enter}');
    expect(shownIn(2)).toMatchObject({ 'Text (Persian)': 'مهربان' });
    expect(summary()).toContain('1 quote will be added');
    await person.click(action('Upload'));
    await waitFor(() => expect(recipesOf('POST /api/quotes/check-conflicts')).toHaveLength(2));
    expect(recipesOf('POST /api/quotes/check-conflicts')[1]?.cells).toEqual([
      { row: 2, column: 'text:fa', value: 'مهربان' },
    ]);
  });

  it('are no problem any more when what stands beside a missing text is taken away', async () => {
    const person = await open(
      rowWith({
        status: 'problem',
        translations: [{ ...PERSIAN, text: '', source: 'x' }],
        issues: [
          {
            column: 'text:fa',
            ...saying('There is no text in Persian for what stands beside it'),
            code: 'translation-without-text',
            values: { language: 'fa' },
          },
        ],
      }),
    );
    const cells = rowOf(2).querySelectorAll<HTMLElement>('.row-translations button');
    await person.click(cells[1] as HTMLElement);
    const input = screen.getByLabelText('Source (Persian), row 2');
    await person.clear(input);
    await person.type(input, '{Enter}');
    expect(summary()).toContain('1 quote will be added');
  });

  it('stand above what is stored, where that differs', async () => {
    await open(
      rowWith({
        status: 'changed',
        translations: [PERSIAN],
        stored: { ...stored, translations: [{ ...PERSIAN, text: 'مهربان', credit: 'c' }] },
      }),
    );
    const text = rowOf(2).textContent;
    expect(shownIn(2)).toMatchObject({
      'Text (Persian)': 'مهربان باش',
      'Credit (Persian)': 'Empty',
    });
    expect(text).toMatch(/Stored: مهربان/);
    expect(text).toMatch(/Stored: c/);
  });
});

describe('the columns of translations', () => {
  it('are asked about by what they may be', async () => {
    const rows = [rowWith()];
    const columns: Preview['columns'] = [
      ...COLUMNS.slice(0, 2),
      {
        letter: 'C',
        name: 'German/French',
        samples: ['x'],
        column: null,
        mayBe: ['text:de', 'text:fr'],
      },
    ];
    const person = await openWorkbench(rows, { ...previewWith(rows), columns, needs: ['columns'] });
    expect(screen.getByLabelText<HTMLSelectElement>('Text (German)').value).toBe('');
    await person.selectOptions(screen.getByLabelText('Text (French)'), 'C');
    await waitFor(() => expect(recipesOf(PREVIEW)[1]?.columns).toEqual({ 'text:fr': 'C' }));
  });

  it('may be said to be none', async () => {
    const rows = [rowWith()];
    const columns: Preview['columns'] = [
      ...COLUMNS.slice(0, 2),
      { letter: 'C', name: 'a/b', samples: [], column: null, mayBe: ['text:de', 'text:fr'] },
    ];
    const person = await openWorkbench(rows, { ...previewWith(rows), columns, needs: ['columns'] });
    await person.click(action('Use these columns'));
    await waitFor(() =>
      expect(recipesOf(PREVIEW)[1]?.columns).toMatchObject({ 'text:de': null, 'text:fr': null }),
    );
  });

  it('may be chosen for any language', async () => {
    const person = await openWorkbench([rowWith()]);
    await person.selectOptions(screen.getByLabelText('More of a translation'), 'Text (Swedish)');
    await person.selectOptions(screen.getByLabelText('Text (Swedish)'), 'C');
    await waitFor(() => expect(recipesOf(PREVIEW)[1]?.columns).toEqual({ 'text:sv': 'C' }));
  });
});
