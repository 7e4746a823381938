import { fireEvent } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { callsOf } from '../../../testing/api-server.ts';
import { openUpload } from '../../../testing/quotes-tab.tsx';
import {
  CHECK,
  choose,
  chooseAndUpload,
  chooser,
  errorText,
  fileOf,
  NOTHING_CHOSEN,
  panel,
  upload,
} from '../../../testing/upload-panel.tsx';

describe('choosing a file', () => {
  it('says which files it takes', () => {
    openUpload();
    expect(chooser().accept).toBe('.csv,.xlsx,.xls');
    expect(panel().getByText(/^Upload a CSV or Excel file with columns/).textContent).toBe(
      'Upload a CSV or Excel file with columns text, source and optional displayDate and referenceUrl.',
    );
    expect(panel().getByText(NOTHING_CHOSEN)).toBeTruthy();
  });

  it('shows its name', async () => {
    await choose(fileOf('spring.xlsx'));
    expect(panel().getByText('spring.xlsx')).toBeTruthy();
  });

  it('can be done by dropping it', () => {
    openUpload();
    const zone = panel().getByText(NOTHING_CHOSEN);
    expect(fireEvent.dragOver(zone)).toBe(false);
    fireEvent.drop(zone, { dataTransfer: { files: [fileOf('dropped.csv')] } });
    expect(panel().getByText('dropped.csv')).toBeTruthy();
  });

  it('takes one at a time', async () => {
    openUpload();
    const zone = panel().getByText(NOTHING_CHOSEN);
    fireEvent.drop(zone, { dataTransfer: { files: [fileOf('a.csv'), fileOf('b.csv')] } });
    expect(await errorText()).toContain('Please choose one file at a time');
    expect(panel().getByText(NOTHING_CHOSEN)).toBeTruthy();
  });

  it('is asked for when there is none', async () => {
    const person = openUpload();
    await person.click(upload());
    expect(await errorText()).toContain('Please select a file first');
    expect(callsOf(CHECK)).toEqual([]);
  });

  it('rejects another file extension', async () => {
    await chooseAndUpload(fileOf('quotes.pdf'));
    expect(await errorText()).toContain('Only CSV, XLSX, or XLS files are allowed');
    expect(callsOf(CHECK)).toEqual([]);
  });

  it('clears what was said before', async () => {
    const person = await chooseAndUpload(fileOf('quotes.pdf'));
    await errorText();
    await person.upload(chooser(), fileOf());
    expect(panel().queryByRole('alert')).toBeNull();
  });
});
