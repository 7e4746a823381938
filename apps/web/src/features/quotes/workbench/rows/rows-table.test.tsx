import { fireEvent, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { callsOf, rejectWith, respondWith } from '../../../../testing/api-server.ts';
import { saying } from '../../../../testing/saying.ts';
import { shownToast } from '../../../../testing/toasts.ts';
import {
  action,
  cellButton,
  openWorkbench,
  PREVIEW,
  previewWith,
  rowWith,
  rowWithoutSource,
  shownRows,
  summary,
} from '../../../../testing/workbench.ts';

const [TEXT, SOURCE, DATE, LINK] = [0, 1, 2, 3];
const editor = (name: string) => screen.getByLabelText<HTMLInputElement>(name);
const described = (element: Element) =>
  (element.getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => document.getElementById(id)?.textContent ?? '')
    .join('');

describe('a cell', () => {
  it('says what is wrong with it', async () => {
    await openWorkbench([rowWithoutSource(3)]);
    expect(described(cellButton(3, SOURCE))).toBe('Source is required');
    expect(described(cellButton(3, TEXT))).toBe('');
  });

  it('says in one line how a day is written', async () => {
    const sentence = 'Please write it as YYYY-MM-DD, such as 2026-03-21';
    const issues = [{ column: 'displayDate', ...saying(sentence) }];
    await openWorkbench([rowWith({ status: 'problem', issues })]);
    expect(described(cellButton(2, DATE))).toBe(sentence);
    for (const day of ['YYYY-MM-DD', '2026-03-21']) {
      expect(screen.getByText(day).classList).toContain('whitespace-nowrap');
    }
  });

  it('is judged while it is typed', async () => {
    const person = await openWorkbench([rowWithoutSource(3)]);
    await person.click(cellButton(3, LINK));
    const link = editor('Reference URL, row 3');
    await person.keyboard('not an address');
    expect(described(link)).toBe('Please enter a valid URL');
    expect(link.getAttribute('aria-invalid')).toBe('true');
    await person.clear(link);
    await person.keyboard('www.bahai.org/library');
    expect(described(link)).toBe('');
  });

  it('is edited with the keyboard alone', async () => {
    const person = await openWorkbench([rowWithoutSource(3), rowWithoutSource(4)]);
    cellButton(3, TEXT).focus();
    await person.keyboard('{ArrowDown}{ArrowRight}{Enter}A friend{Tab}');
    expect(document.activeElement).toBe(cellButton(4, DATE));
    await person.keyboard('{ArrowLeft}{F2}!{Escape}');
    expect(document.activeElement).toBe(cellButton(4, SOURCE));
    expect(cellButton(4, SOURCE).textContent).toBe('A friend');
    await person.keyboard('{End}{Enter}');
    expect(shownRows().map(([status]) => status)).toEqual(['3Problem', '4Left out']);
  });

  it('is what it says already once that is confirmed', async () => {
    const issues = [{ column: 'displayDate', ...saying('The cells B2:D2 are merged') }];
    const person = await openWorkbench([rowWith({ status: 'problem', issues })]);
    await person.click(cellButton(2, DATE));
    await person.click(cellButton(2, SOURCE));
    expect(described(cellButton(2, DATE))).toBe('The cells B2:D2 are merged');
    await person.keyboard('{Escape}{ArrowRight}{Enter}{Enter}');
    expect(shownRows()[0]).toEqual(['2New', 'Be kind', 'A friend', 'Empty', 'Empty']);
  });

  it('goes back with Shift and Tab', async () => {
    const person = await openWorkbench([rowWithoutSource(3)]);
    await person.click(cellButton(3, SOURCE));
    await person.keyboard('A friend{Shift>}{Tab}{/Shift}');
    expect(document.activeElement).toBe(cellButton(3, TEXT));
    expect(cellButton(3, SOURCE).textContent).toBe('A friend');
  });

  it('is kept when another one is pressed', async () => {
    const person = await openWorkbench([rowWithoutSource(3), rowWithoutSource(4)]);
    await person.click(cellButton(3, SOURCE));
    await person.keyboard('A friend');
    await person.click(cellButton(4, SOURCE));
    expect(cellButton(3, SOURCE).textContent).toBe('A friend');
    await person.keyboard('Another');
    await person.click(action('Leave out row 3'));
    expect(cellButton(4, SOURCE).textContent).toBe('Another');
    expect(summary()).toContain('1 quote will be added, 1 row is left out.');
  });

  it('takes several lines of text', async () => {
    const person = await openWorkbench([rowWithoutSource(3)]);
    await person.click(cellButton(3, TEXT));
    await person.clear(editor('Text, row 3'));
    await person.keyboard('One{Shift>}{Enter}{/Shift}Two{Enter}');
    expect(cellButton(3, TEXT).textContent).toBe('One\nTwo');
  });
});

describe('a date', () => {
  const wrongDate = rowWith({
    row: 3,
    status: 'problem',
    displayDate: '31/02/2027',
    issues: [{ column: 'displayDate', ...saying('No such day') }],
  });

  it('is entered as a day, beside what stands in the file', async () => {
    const person = await openWorkbench([wrongDate]);
    await person.click(cellButton(3, DATE));
    const date = editor('Display date, row 3');
    expect([date.type, date.value]).toEqual(['date', '']);
    expect(described(date)).toBe('In the file: 31/02/2027Year with four digits, 1844 to 2351');
    fireEvent.change(date, { target: { value: '2027-02-28' } });
    await person.keyboard('{Enter}');
    expect(cellButton(3, DATE).textContent).toBe('February 28, 2027');
    expect(shownRows()[0]?.[0]).toBe('3New');
  });

  it('is judged at once when its year was typed with two digits', async () => {
    const person = await openWorkbench([wrongDate]);
    await person.click(cellButton(3, DATE));
    const date = editor('Display date, row 3');
    fireEvent.change(date, { target: { value: '0027-02-28' } });
    expect(described(date)).toContain('Date must have a year from 1844 to 2351, with four digits');
    await person.keyboard('{Enter}');
    expect(shownRows()[0]?.[0]).toBe('3Problem');
  });

  it('is edited also where there is no such day, though it is written as one', async () => {
    const person = await openWorkbench([{ ...wrongDate, displayDate: '2027-02-31' }]);
    await person.click(screen.getByText('No such day'));
    const input = editor('Display date, row 3');
    expect(document.activeElement).toBe(input);
    expect(input.value).toBe('');
    expect(screen.getByText('2027-02-31')).toBeTruthy();
  });

  it('stays as it is when the input is only looked at', async () => {
    const person = await openWorkbench([wrongDate]);
    await person.click(cellButton(3, DATE));
    await person.click(screen.getByRole('heading', { name: 'Check the File' }));
    expect(cellButton(3, DATE).textContent).toBe('31/02/2027');
    expect(shownRows()[0]?.[0]).toBe('3Problem');
  });

  it('is removed with an empty input', async () => {
    const person = await openWorkbench([wrongDate]);
    await person.click(cellButton(3, DATE));
    await person.keyboard('{Enter}');
    expect(cellButton(3, DATE).textContent).toBe('Empty');
    expect(shownRows()[0]?.[0]).toBe('3New');
  });
});

describe('a value that was cut', () => {
  const cut = rowWith({ row: 17, text: 'Be kind', cut: true });

  it('is fetched whole before it is edited', async () => {
    const person = await openWorkbench([cut]);
    respondWith(PREVIEW, previewWith([rowWith({ row: 17, text: 'Be kind to all' })]));
    await person.click(cellButton(17, TEXT));
    await waitFor(() => expect(editor('Text, row 17').value).toBe('Be kind to all'));
    expect(callsOf(PREVIEW)[1]?.path).toBe('/api/quotes/preview?rows=17');
    expect(document.activeElement).toBe(editor('Text, row 17'));
    await person.keyboard('!{Enter}');
    expect(cellButton(17, TEXT).textContent).toBe('Be kind to all!');
  });

  it('stays as it is when it cannot be fetched', async () => {
    const person = await openWorkbench([cut]);
    rejectWith(PREVIEW, 503, 'Several files are being read.');
    await person.click(cellButton(17, TEXT));
    await waitFor(() =>
      expect(shownToast()).toMatchObject({ description: 'Several files are being read.' }),
    );
    await waitFor(() => expect(document.activeElement).toBe(cellButton(17, TEXT)));
  });
});
