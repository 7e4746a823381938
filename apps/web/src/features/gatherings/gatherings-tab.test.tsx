import type { Batch, Occurrence } from '@bahai-friends/contract';
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { navigate } from '../../navigation/navigation.ts';
import { callsOf, holdResponse, rejectWith, respondWith } from '../../testing/api-server.ts';
import {
  bodyRows,
  choose,
  clickable,
  dialog,
  fill,
  press,
  validationMessages,
} from '../../testing/forms.ts';
import { renderWithQueries } from '../../testing/render.tsx';
import { gatheringWith, occurrenceWith } from '../../testing/samples.ts';
import { shownToast } from '../../testing/toasts.ts';
import { GatheringsTab } from './gatherings-tab.tsx';

const LIST = 'GET /api/gatherings';
const DAYS = 'GET /api/gatherings/occurrences';
const DAY = 'PUT /api/gatherings/{id}/occurrences/{day}';
const RESET = 'DELETE /api/gatherings/{id}/occurrences/{day}';
const person = userEvent.setup({ delay: null });

const prayers = gatheringWith();
const of = (gathering: number, occurrence: Occurrence) => ({ gathering, ...occurrence });
const cancelled = occurrenceWith({ day: '2026-03-17', cancelled: true });
const tuesday = occurrenceWith();

function render() {
  navigate('/admin#gatherings', { replace: true });
  respondWith(DAYS, [of(1, cancelled), of(1, tuesday), of(2, tuesday)]);
  renderWithQueries(<GatheringsTab isOpen />);
}

async function openList(...gatherings: (typeof prayers)[]) {
  respondWith(LIST, gatherings);
  render();
  await screen.findByRole('table');
  await screen.findAllByText(/March 24, 2026/);
}

const bodyOf = (endpoint: Parameters<typeof callsOf>[0]) =>
  JSON.parse(callsOf(endpoint).at(-1)?.body ?? 'null');

describe('the tab of gatherings', () => {
  it('shows that they are loading', () => {
    holdResponse(LIST);
    render();
    expect(screen.getByText('Loading gatherings')).toBeTruthy();
  });

  it('says that there are none', async () => {
    respondWith(LIST, []);
    render();
    expect(await screen.findByText(/There are no gatherings yet/)).toBeTruthy();
  });

  it('says that they could not be loaded, and tries again', async () => {
    rejectWith(LIST, 500, 'Something broke');
    render();
    await screen.findByText('The gatherings could not be loaded. Please try again.');
    respondWith(LIST, [prayers]);
    await press(person, 'Retry');
    expect(await screen.findByRole('table')).toBeTruthy();
  });

  it('says of each what it is, when it repeats, its next day that takes place, and for whom', async () => {
    await openList(prayers);
    const [row] = bodyRows();
    expect(row?.textContent).toContain('Devotional gathering');
    expect(row?.textContent).toContain('Every week: Tuesday');
    expect(row?.textContent).toContain('March 24, 2026, 19:30');
    expect(row?.textContent).toContain('For everyone');
    expect(screen.queryByRole('button', { name: /It goes on/ })).toBeNull();
  });

  it('says that nothing comes only when that is known', async () => {
    respondWith(LIST, [prayers]);
    navigate('/admin#gatherings', { replace: true });
    const respondToDays = holdResponse(DAYS);
    renderWithQueries(<GatheringsTab isOpen />);
    await screen.findByRole('table');
    expect(screen.queryByText('Nothing further')).toBeNull();
    respondToDays([]);
    expect(await screen.findByText('Nothing further')).toBeTruthy();
  });

  it('asks for the days of all of them in one call', async () => {
    await openList(prayers, gatheringWith({ id: 2, title: 'Tea' }));
    expect(screen.getAllByText(/March 24, 2026/)).toHaveLength(2);
    expect(callsOf(DAYS)).toHaveLength(1);
  });

  it('finds by words in any order', async () => {
    await openList(prayers, gatheringWith({ id: 2, title: 'Tea', place: 'Garden' }));
    await person.type(screen.getByLabelText('Search gatherings'), 'garden TEA');
    expect(bodyRows()).toHaveLength(1);
    await person.type(screen.getByLabelText('Search gatherings'), 'x');
    expect(screen.getByText('No gathering matches the search.')).toBeTruthy();
  });

  it('has a key for the search, which types where something is typed', async () => {
    await openList(prayers);
    const search = screen.getByLabelText<HTMLInputElement>('Search gatherings');
    await person.click(screen.getByRole('heading', { name: 'Gatherings' }));
    await person.keyboard('/');
    expect(document.activeElement).toBe(search);
    await person.keyboard('a/b');
    expect(search.value).toBe('a/b');
  });

  it('leads to where a public one is passed on, in its own language', async () => {
    await openList(
      gatheringWith({ language: 'fa' }),
      gatheringWith({ id: 2, title: 'Tea', audience: 'link' }),
      gatheringWith({ id: 3, title: 'Without a day' }),
    );
    const shared = screen.getAllByRole('link', { name: /^Share: / });
    expect(shared.map((link) => link.getAttribute('href'))).toEqual([
      '/fa/gatherings/1/2026-03-24#sharing',
    ]);
  });

  it('confirms a series that has stopped', async () => {
    await openList(gatheringWith({ renewBy: '2026-01-01' }));
    expect(screen.getByText(/Visitors see it no longer/)).toBeTruthy();
    expect(screen.queryByRole('link', { name: /^Share: / })).toBeNull();
    respondWith('POST /api/gatherings/{id}/renew', prayers);
    await press(person, 'It goes on: Prayers');
    await waitFor(() => expect(shownToast()?.description).toMatch(/95 days/));
  });

  it('adds one by a rule, with what its kind is for', async () => {
    await openList(prayers);
    await press(person, 'Add gathering');
    await person.selectOptions(dialog().getByLabelText('Kind'), 'feast');
    expect(dialog().getByLabelText<HTMLSelectElement>('For').value).toBe('link');
    await fill(person, { Title: 'Feast', 'First day': '2026-03-20', Time: '19:00' });
    await person.selectOptions(dialog().getByLabelText('Repeats'), 'badi-month');
    await person.selectOptions(dialog().getByLabelText('When'), 'eve');
    respondWith('POST /api/gatherings', gatheringWith({ id: 2 }));
    await person.click(dialog().getByRole('button', { name: 'Add gathering' }));
    await waitFor(() => expect(shownToast()?.description).toBe('The gathering has been added.'));
    expect(bodyOf('POST /api/gatherings')).toEqual({
      kind: 'feast',
      title: 'Feast',
      description: '',
      place: '',
      online: null,
      onlineFor: 'link',
      audience: 'link',
      language: null,
      starts: '2026-03-20',
      time: '19:00',
      minutes: 60,
      repeat: { every: 'badi-month', when: 'eve' },
      ends: null,
      answers: false,
      capacity: null,
    });
  });

  it('sends nothing that the server would refuse', async () => {
    await openList(prayers);
    await press(person, 'Add gathering');
    await person.selectOptions(dialog().getByLabelText('Repeats'), 'week');
    await fill(person, { 'First day': '2026-03-20', 'Last day': '2026-03-19', Minutes: '0' });
    await person.click(dialog().getByRole('button', { name: 'Add gathering' }));
    await waitFor(() => expect(validationMessages()).toContain('Title is required'));
    expect(validationMessages().join()).toMatch(/from 1 to 1,440/);
    expect(callsOf('POST /api/gatherings')).toEqual([]);
  });

  it('keeps what is typed when somebody else has changed it, until the newer one is loaded', async () => {
    await openList(prayers);
    await choose(person, 'Actions: Prayers', 'Edit');
    await screen.findByRole('dialog');
    await fill(person, { Title: 'Mine' });
    rejectWith('PUT /api/gatherings/{id}', 412, 'Changed meanwhile.');
    await press(person, 'Save Changes');
    await dialog().findByText('Changed meanwhile.');
    expect(callsOf('PUT /api/gatherings/{id}')[0]?.headers.get('if-match')).toBe('"3"');
    respondWith(LIST, [gatheringWith({ title: 'Theirs', version: 4 })]);
    await press(person, 'Load the newer version');
    await waitFor(() =>
      expect(dialog().getByLabelText<HTMLInputElement>('Title').value).toBe('Theirs'),
    );
  });

  const at = '2026-03-20T10:00:00.000Z';
  const kind = 'gathering deletion' as const;
  const batch = {
    id: 7,
    kind,
    at,
    by: 'anna',
    file: null,
    title: 'Prayers',
    count: 1,
    until: at,
    undone: false,
  };
  const UNDO = 'POST /api/batches/{id}/undo';

  async function deletePrayers(...batches: Batch[]) {
    respondWith('GET /api/batches', [
      { ...batch, id: 6, undone: true },
      { ...batch, id: 5, kind: 'upload' },
    ]);
    await openList(prayers);
    await screen.findByText('No gathering was deleted.');
    await choose(person, 'Actions: Prayers', 'Delete');
    const question = within(await screen.findByRole('alertdialog'));
    respondWith('DELETE /api/gatherings/{id}', { batch: 7 });
    respondWith('GET /api/batches', batches);
    respondWith(LIST, []);
    await person.click(await clickable(question.getByRole('button', { name: 'Delete' })));
    await screen.findAllByRole('button', { name: 'Bring back' });
    respondWith(UNDO, { deleted: 0, restored: 1, kept: 0 });
    respondWith(LIST, [prayers]);
  }

  it('deletes one when that is confirmed, and brings it back', async () => {
    await deletePrayers(
      batch,
      { ...batch, id: 6, undone: true },
      { ...batch, id: 5, kind: 'upload' },
    );
    await press(person, 'Bring back');
    expect(await screen.findByRole('table')).toBeTruthy();
    expect(screen.queryByRole('alertdialog')).toBeNull();
    expect(callsOf(UNDO)[0]?.path).toBe('/api/batches/7/undo');
  });

  it('says that one is deleted with a button that brings it back', async () => {
    await deletePrayers(batch);
    expect(shownToast()?.description).toMatch(/has been deleted/);
    act(() => shownToast()?.action?.onClick());
    expect(await screen.findByRole('table')).toBeTruthy();
    expect(callsOf(UNDO)[0]?.path).toBe('/api/batches/7/undo');
  });

  it('has that button bring back what was deleted, also where somebody else deletes meanwhile', async () => {
    await deletePrayers({ ...batch, id: 8, by: 'bruno' }, batch);
    act(() => shownToast()?.action?.onClick());
    await waitFor(() => expect(callsOf(UNDO)[0]?.path).toBe('/api/batches/7/undo'));
    await waitFor(() =>
      expect(shownToast()).toEqual({ title: 'Undone', description: 'The gathering is back.' }),
    );
  });

  it('says why it cannot be brought back, and reads again what there is', async () => {
    await deletePrayers(batch);
    rejectWith(UNDO, 409, 'Somebody has undone this.');
    const before = callsOf(LIST).length;
    act(() => shownToast()?.action?.onClick());
    await waitFor(() => expect(shownToast()?.description).toBe('Somebody has undone this.'));
    await waitFor(() => expect(callsOf(LIST).length).toBeGreaterThan(before));
  });

  it('makes a new link when that is confirmed', async () => {
    await openList(prayers);
    await choose(person, 'Actions: Prayers', 'Link');
    const link = await screen.findByLabelText<HTMLInputElement>('Link');
    expect(link.value).toMatch(/\/gatherings\/with\/a{22}$/);
    await press(person, 'Make a new link');
    respondWith('POST /api/gatherings/{id}/new-link', { token: 'b'.repeat(22) });
    respondWith(LIST, [gatheringWith({ token: 'b'.repeat(22), version: 4 })]);
    const question = within(screen.getByRole('alertdialog'));
    await person.click(await clickable(question.getByRole('button', { name: 'Make a new link' })));
    await waitFor(() =>
      expect(dialog().getByLabelText<HTMLInputElement>('Link').value).toMatch(/b{22}$/),
    );
  });
});

describe('the single days of a gathering', () => {
  async function openDays() {
    await openList(prayers);
    await choose(person, 'Actions: Prayers', 'Single days');
    await screen.findByText('Cancelled');
  }

  it('are moved, with nothing else of their own', async () => {
    await openDays();
    await press(person, 'Change: Prayers, March 24, 2026');
    await fill(person, { 'Held on': '2026-03-25', Note: 'In the garden' });
    respondWith(DAY, occurrenceWith({ moved: '2026-03-25' }));
    await press(person, 'Save Changes');
    await waitFor(() => expect(shownToast()?.description).toBe('The day has been changed.'));
    expect(bodyOf(DAY)).toEqual({
      cancelled: false,
      day: '2026-03-25',
      time: null,
      place: null,
      online: null,
      note: 'In the garden',
    });
  });

  it('are asked for by two days, which are named as on the page', async () => {
    await openDays();
    await person.clear(screen.getByLabelText('From'));
    await person.clear(screen.getByLabelText('To'));
    expect(validationMessages()).toEqual(['From is required', 'To is required']);
  });

  it.each([
    ['2026-03-01', 'The last day that is asked for is before the first'],
    ['2040-03-01', 'At most 400 days can be asked for at once'],
  ])('are not asked for up to %s, which the field says', async (to, message) => {
    await openDays();
    await fill(person, { From: '2026-03-20', To: to }, () => screen);
    expect(validationMessages()).toEqual([message]);
    expect(screen.getByLabelText('To').getAttribute('aria-invalid')).toBe('true');
    expect(screen.queryByRole('button', { name: 'Retry' })).toBeNull();
    expect(callsOf(DAYS).filter(({ path }) => path.includes(to))).toEqual([]);
  });

  it('stay called off after a double click', async () => {
    await openDays();
    respondWith(DAY, { ...tuesday, cancelled: true });
    respondWith(DAYS, [of(1, cancelled), of(1, { ...tuesday, cancelled: true })]);
    await press(person, 'Call off: Prayers, March 24, 2026');
    const next = await screen.findByRole('button', { name: /after all: .*March 24, 2026$/ });
    await waitFor(() => expect(next.getAttribute('aria-disabled')).toBeNull());
    fireEvent.click(next, { detail: 2 });
    // A later call is answered, so that one of the second press would have come.
    respondWith(RESET, undefined);
    await press(person, 'As the others again: Prayers, March 17, 2026');
    await waitFor(() => expect(callsOf(RESET)).toHaveLength(1));
    expect(callsOf(DAY)).toHaveLength(1);
    await person.click(next);
    await waitFor(() => expect(bodyOf(DAY)).toMatchObject({ cancelled: false }));
  });

  it('are called off, and made as the others', async () => {
    await openDays();
    respondWith(DAY, { ...tuesday, cancelled: true });
    await press(person, 'Call off: Prayers, March 24, 2026');
    await waitFor(() => expect(bodyOf(DAY)).toMatchObject({ cancelled: true, day: null }));
    respondWith(RESET, undefined);
    await press(person, 'As the others again: Prayers, March 17, 2026');
    await waitFor(() =>
      expect(callsOf(RESET)[0]?.path).toBe('/api/gatherings/1/occurrences/2026-03-17'),
    );
  });
});
