import type { Programme, ProgrammeItem } from '@bahai-friends/contract';
import { act, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { navigate } from '../../../navigation/navigation.ts';
import { callsOf, rejectWith, respondWith } from '../../../testing/api-server.ts';
import { dialog, fill, press, validationMessages } from '../../../testing/forms.ts';
import { renderWithQueries } from '../../../testing/render.tsx';
import { gatheringWith, occurrenceWith } from '../../../testing/samples.ts';
import { shownToast } from '../../../testing/toasts.ts';
import { GatheringsTab } from '../gatherings-tab.tsx';

const READ = 'GET /api/gatherings/{id}/occurrences/{day}/programme';
const SAVE = 'PUT /api/gatherings/{id}/occurrences/{day}/programme';
const person = userEvent.setup({ delay: null });

const itemWith = (item: Partial<ProgrammeItem>): ProgrammeItem => ({
  part: 'devotional',
  title: '',
  text: '',
  source: '',
  reader: '',
  ...item,
});
const stored = (...titles: string[]): Programme => ({
  items: titles.map((title) => itemWith({ title })),
  version: 3,
});

async function openProgramme(programme: Programme) {
  navigate('/admin#gatherings/days', { replace: true });
  respondWith('GET /api/gatherings', [gatheringWith()]);
  respondWith('GET /api/gatherings/occurrences', [{ gathering: 1, ...occurrenceWith() }]);
  respondWith('GET /api/gatherings/lost-days', []);
  respondWith(READ, programme);
  renderWithQueries(<GatheringsTab isOpen />);
  await screen.findByRole('table');
  await press(person, 'Programme: Prayers, March 24, 2026');
  await screen.findByRole('button', { name: 'Save Changes' });
}

const names = () =>
  dialog()
    .queryAllByRole('listitem')
    .map((item) => within(item).getAllByRole('button')[0]?.textContent);
const sent = () => JSON.parse(callsOf(SAVE).at(-1)?.body ?? 'null');
const save = () => press(person, 'Save Changes');

describe('the programme of a day', () => {
  it('begins with one item, which is saved', async () => {
    await openProgramme({ items: [], version: 1 });
    expect(dialog().getByText('There are no items yet.')).toBeTruthy();
    await press(person, 'Add an item');
    await waitFor(() => expect(document.activeElement).toBe(dialog().getByLabelText('Title')));
    await fill(person, { Title: 'Opening prayer', Text: 'Blessed is the spot', Reader: 'Leila' });
    await person.selectOptions(dialog().getByLabelText('Part'), 'Social part');
    respondWith(SAVE, stored('Opening prayer'));
    await save();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(shownToast()?.description).toBe('The programme was saved.');
    expect(sent()).toEqual({
      items: [
        itemWith({
          part: 'social',
          title: 'Opening prayer',
          text: 'Blessed is the spot',
          reader: 'Leila',
        }),
      ],
    });
    expect(callsOf(SAVE)[0]?.headers.get('if-match')).toBe('"1"');
  });

  it('is put in another order by keyboard, the focus going along', async () => {
    await openProgramme(stored('One', 'Two', 'Three'));
    expect(names()).toEqual(['1. One', '2. Two', '3. Three']);
    const up = () => screen.getByRole('button', { name: /^Move up: \d\. Three/ });
    act(() => up().focus());
    await person.keyboard('{Enter}');
    await waitFor(() => expect(document.activeElement).toBe(up()));
    expect(names()).toEqual(['1. One', '2. Three', '3. Two']);
    expect(dialog().getByText('Item 2 of 3')).toBeTruthy();
    await person.keyboard('{Enter}');
    expect(names()).toEqual(['1. Three', '2. One', '3. Two']);
    // The item stays there, and so does the focus.
    await person.keyboard('{Enter}');
    expect(names()).toEqual(['1. Three', '2. One', '3. Two']);
    expect(document.activeElement).toBe(up());
    respondWith(SAVE, stored('Three', 'One', 'Two'));
    await save();
    await waitFor(() => expect(callsOf(SAVE)).toHaveLength(1));
    expect(sent().items.map(({ title }: ProgrammeItem) => title)).toEqual(['Three', 'One', 'Two']);
  });

  it('loses no item that was taken out by mistake', async () => {
    await openProgramme(stored('One', 'Two', 'Three'));
    await press(person, 'Delete: 2. Two');
    expect(names()).toEqual(['1. One', '2. Three']);
    const back = dialog().getByRole('button', { name: 'Put it back' });
    await waitFor(() => expect(document.activeElement).toBe(back));
    await person.click(back);
    expect(names()).toEqual(['1. One', '2. Two', '3. Three']);
  });

  it('asks before what was typed is lost', async () => {
    await openProgramme(stored('One'));
    await press(person, 'Add an item');
    await fill(person, { Title: 'Two' }, () =>
      within(dialog().getAllByRole('listitem')[1] as HTMLElement),
    );
    await person.keyboard('{Escape}');
    expect(await screen.findByRole('alertdialog', { name: 'Leave without saving?' })).toBeTruthy();
  });

  it('says what an item lacks, and opens it', async () => {
    await openProgramme(stored('One'));
    await press(person, 'Add an item');
    await save();
    await waitFor(() => expect(validationMessages()).toEqual(['An item needs a title or a text']));
    expect(callsOf(SAVE)).toEqual([]);
  });

  it('shows that somebody else has changed it, and keeps what was typed until the newer one is asked for', async () => {
    await openProgramme(stored('One'));
    await person.click(screen.getByRole('button', { name: '1. One' }));
    await fill(person, { Title: 'Mine' });
    await press(person, 'Add an item');
    await press(person, 'Delete: 2. New item');
    rejectWith(SAVE, 412, 'Somebody else has changed this meanwhile');
    await save();
    await screen.findByText('Somebody else has changed this meanwhile');
    expect(dialog().getByLabelText<HTMLInputElement>('Title').value).toBe('Mine');
    respondWith(READ, { ...stored('Theirs'), version: 4 });
    await press(person, 'Load the newer version');
    await waitFor(() => expect(names()).toEqual(['1. Theirs']));
    expect(dialog().queryByText('The item was taken out.')).toBeNull();
    respondWith(SAVE, stored('Theirs'));
    await save();
    await waitFor(() => expect(callsOf(SAVE)).toHaveLength(2));
    expect(callsOf(SAVE)[1]?.headers.get('if-match')).toBe('"4"');
  });

  it('says that it could not be saved, and stays', async () => {
    await openProgramme(stored('One'));
    rejectWith(SAVE, 500, 'Something broke');
    await save();
    await waitFor(() =>
      expect(shownToast()?.description).toContain('The programme could not be saved'),
    );
    expect(names()).toEqual(['1. One']);
  });

  it('takes no more than 60 items', async () => {
    await openProgramme(stored(...Array.from({ length: 60 }, (_, at) => `Item ${at}`)));
    expect(dialog().getByText('A programme has at most 60 items.')).toBeTruthy();
    expect(dialog().queryByRole('button', { name: 'Add an item' })).toBeNull();
  });
});
