import type { LostDay } from '@bahai-friends/contract';
import { screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { HttpResponse } from 'msw';
import { describe, expect, it } from 'vitest';
import { navigate } from '../../../navigation/navigation.ts';
import {
  callsOf,
  holdResponse,
  rejectWith,
  respond,
  respondWith,
} from '../../../testing/api-server.ts';
import { choose, dialog, press } from '../../../testing/forms.ts';
import { renderWithQueries } from '../../../testing/render.tsx';
import { gatheringWith, occurrenceWith } from '../../../testing/samples.ts';
import { saying } from '../../../testing/saying.ts';
import { GatheringsTab } from '../gatherings-tab.tsx';

const ANSWERS = 'GET /api/gatherings/{id}/occurrences/{day}/answers';
const LOST = 'GET /api/gatherings/lost-days';
const SAVE = 'PUT /api/gatherings/{id}';
const person = userEvent.setup({ delay: null });

const asking = gatheringWith({ answers: true, capacity: 4 });
const AT = '2026-03-20T12:00:00.000Z';
const LEILA = { name: 'Leila <b>Ömer</b>', people: 3, at: AT };
const NAMELESS = { name: null, people: 2, at: AT };

/** Opens the single days of a gathering. */
async function openDays(gathering = asking, people = 0, lost: LostDay[] = []) {
  navigate('/admin#gatherings/days', { replace: true });
  respondWith('GET /api/gatherings', [gathering]);
  respondWith('GET /api/gatherings/occurrences', [
    { gathering: gathering.id, ...occurrenceWith({ people }) },
  ]);
  respondWith(LOST, lost);
  renderWithQueries(<GatheringsTab isOpen />);
  await screen.findByRole('table');
}

const openAnswers = async () => {
  await press(person, 'Who comes: Prayers, March 24, 2026');
  return dialog();
};

describe('who comes, in the dashboard', () => {
  it('is counted at each day, with the places', async () => {
    await openDays(asking, 3);
    expect(screen.getByText('Coming: 3, places: 4')).toBeTruthy();
    expect(screen.queryByText('More have answered than there are places.')).toBeNull();
  });

  it('is said to be too many, where a capacity was lowered', async () => {
    await openDays(asking, 5);
    expect(screen.getByText('More have answered than there are places.')).toBeTruthy();
  });

  it('is nothing of a gathering that does not ask', async () => {
    await openDays(gatheringWith());
    expect(screen.queryByText(/^Coming/)).toBeNull();
    expect(screen.queryByRole('button', { name: /^Who comes/ })).toBeNull();
  });

  it('is listed by name with the sum, and without a name where none is stored', async () => {
    respondWith(ANSWERS, [LEILA, NAMELESS]);
    await openDays(asking, 5);
    const shown = await openAnswers();
    await shown.findByText('Leila <b>Ömer</b>');
    expect(callsOf(ANSWERS)[0]?.path).toContain('/api/gatherings/1/occurrences/2026-03-24/answers');
    expect(shown.getByText('Coming: 5, places: 4')).toBeTruthy();
    expect(shown.getByText('Without a name')).toBeTruthy();
    expect(shown.getAllByRole('row')).toHaveLength(3);
    await person.click(shown.getByRole('button', { name: 'Close' }));
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('says that it is loading', async () => {
    holdResponse(ANSWERS);
    await openDays();
    expect((await openAnswers()).getByText('Loading the answers')).toBeTruthy();
  });

  it('says that it could not be loaded, tries again, and says that there is nobody', async () => {
    rejectWith(ANSWERS, 400, 'Something broke.');
    await openDays();
    const failed = await openAnswers();
    await failed.findByText('Something broke.');
    respondWith(ANSWERS, []);
    await person.click(failed.getByRole('button', { name: 'Retry' }));
    expect(await failed.findByText('Nobody has answered yet.')).toBeTruthy();
  });

  it('stays in sight for days that the rule has lost', async () => {
    respondWith(ANSWERS, [LEILA]);
    await openDays(asking, 0, [{ gathering: 1, day: '2026-03-26', people: 3 }]);
    const lost = within(
      await screen.findByRole('region', { name: 'Days that are no longer planned' }),
    );
    expect(lost.getByText('Coming: 3')).toBeTruthy();
    await person.click(lost.getByRole('button', { name: 'Who comes: Prayers, March 26, 2026' }));
    expect(await dialog().findByText('Leila <b>Ömer</b>')).toBeTruthy();
  });

  it('is asked with a press in the form, which says what it needs', async () => {
    navigate('/admin#gatherings', { replace: true });
    respondWith('GET /api/gatherings', [gatheringWith()]);
    respondWith('GET /api/gatherings/occurrences', []);
    respondWith('GET /api/batches', []);
    renderWithQueries(<GatheringsTab isOpen />);
    await screen.findByRole('table');
    await choose(person, 'Actions: Prayers', 'Edit');
    const asks = await screen.findByRole('checkbox', { name: 'Ask who comes' });
    expect(asks).toHaveProperty('checked', false);
    await person.click(asks);
    const said = saying('This needs a contact');
    respond(SAVE, () =>
      HttpResponse.json({ ...said, issues: [{ path: 'answers', ...said }] }, { status: 400 }),
    );
    await press(person, 'Save Changes');
    const told = { name: 'Ask who comes', description: /This needs a contact/ };
    expect(await dialog().findByRole('checkbox', told)).toBe(asks);
    expect(JSON.parse(callsOf(SAVE).at(-1)?.body ?? 'null')).toMatchObject({ answers: true });
  });
});
