import { say } from '@bahai-friends/contract';
import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { holdResponse, rejectWith, respondWith } from '../../../testing/api-server.ts';
import { giveElementsASize } from '../../../testing/element-size.ts';
import { chooseAndUpload } from '../../../testing/upload-panel.tsx';
import {
  action,
  FILE_HASH,
  openWorkbench,
  PREVIEW,
  previewWith,
  recipesOf,
  rejectFile,
  rejection,
  rowWith,
  rowWithoutSource,
  shownRows,
  summary,
  workbench,
} from '../../../testing/workbench.ts';

describe('a preview', () => {
  it('that fails is asked for again', async () => {
    giveElementsASize();
    rejectFile(rejection);
    rejectWith(PREVIEW, 503, 'Several files are being read.');
    const person = await chooseAndUpload();
    await screen.findByText('Several files are being read.');
    respondWith(PREVIEW, previewWith([rowWithoutSource(3)]));
    await person.click(action('Retry'));
    await screen.findByRole('grid');
    expect(workbench().queryByRole('alert')).toBeNull();
  });

  it('of another reading that fails keeps what was there', async () => {
    const person = await openWorkbench([rowWithoutSource(3)]);
    rejectWith(PREVIEW, 400, 'Row 9 has no headings');
    await person.click(screen.getByText('How the file is read'));
    const choice = screen.getByLabelText<HTMLSelectElement>('Row with the headings');
    await person.selectOptions(choice, '9');
    await workbench().findByText('Row 9 has no headings');
    expect(choice.value).toBe('1');
    expect(shownRows()).toHaveLength(1);
    expect(recipesOf(PREVIEW)[1]).toEqual({ fileHash: FILE_HASH, headerRow: 9 });
  });

  it('of another reading leaves the rows in place until it is there', async () => {
    const person = await openWorkbench([rowWithoutSource(3)]);
    const respondToPreview = holdResponse(PREVIEW);
    await person.click(screen.getByText('How the file is read'));
    await person.selectOptions(screen.getByLabelText('Between values'), ';');
    expect(summary()).toContain('Reading the file...');
    expect(shownRows()).toHaveLength(1);
    expect(screen.getByLabelText<HTMLSelectElement>('Between values').value).toBe(';');
    respondToPreview(previewWith([rowWith(), rowWith({ row: 5 })], { separator: ';' }));
    await waitFor(() => expect(shownRows().map(([number]) => number)).toEqual(['2New', '5New']));
  });

  it('with another row of headings asks before corrections are discarded', async () => {
    const person = await openWorkbench([rowWithoutSource(3)]);
    await person.click(action('Leave out row 3'));
    await person.click(screen.getByText('How the file is read'));
    await person.selectOptions(screen.getByLabelText('Row with the headings'), '2');
    await person.click(screen.getByRole('button', { name: 'Discard' }));
    await waitFor(() => expect(recipesOf(PREVIEW)).toHaveLength(2));
    expect(recipesOf(PREVIEW)[1]).toEqual({ fileHash: FILE_HASH, headerRow: 2 });
    await waitFor(() => expect(action('Put all back (0)')).toBeTruthy());
  });

  it('says once what was noticed', async () => {
    await openWorkbench([rowWithoutSource(3)], {
      noted: [
        say('scheme-added', { rows: 12 }),
        say('scheme-added', { rows: 12 }),
        say('columns-not-read', { named: ['Page'], unnamed: [] }),
      ],
    });
    expect(screen.getByText('Notes about the file (2)')).toBeTruthy();
    expect(workbench().getByText('These columns were not read: Page')).toBeTruthy();
  });
});
