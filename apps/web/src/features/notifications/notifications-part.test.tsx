import { say } from '@bahai-friends/contract';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { HttpResponse } from 'msw';
import { describe, expect, it } from 'vitest';
import { callsOf, rejectWith, respond, respondWith } from '../../testing/api-server.ts';
import { clickable, press } from '../../testing/forms.ts';
import { renderWithQueries } from '../../testing/render.tsx';
import { ownSettingsWith } from '../../testing/samples.ts';
import { shownToast } from '../../testing/toasts.ts';
import { NotificationsPart } from './notifications-part.tsx';

const SETTINGS = 'PUT /api/settings';
const ON = { gatherings: true, letters: true, notifications: true };
const OFF = { ...ON, notifications: false };

const person = userEvent.setup({ delay: null });
const open = (features = OFF) =>
  renderWithQueries(<NotificationsPart settings={ownSettingsWith({ features })} />);

describe('the part of the settings about notifications', () => {
  it('says what is stored, why, for how long and who learns of it, and switches them on', async () => {
    open();
    for (const question of ['What is stored', 'Why', 'For how long', 'Who learns of it']) {
      expect(screen.getByText(question)).toBeTruthy();
    }
    respondWith(SETTINGS, ownSettingsWith({ features: ON, version: 4 }));
    await press(person, 'Switch notifications on');
    await waitFor(() => expect(shownToast()?.description).toMatch(/^Notifications are on/));
    const [call] = callsOf(SETTINGS);
    expect(JSON.parse(call?.body ?? '').features).toEqual(ON);
  });

  it('names all that is missing', async () => {
    const missing = [say('feature-needs-contact'), say('feature-needs-public-url')];
    const issues = missing.map((said) => ({ path: 'features.notifications', ...said }));
    respond(SETTINGS, () =>
      HttpResponse.json({ ...say('feature-needs-contact'), issues }, { status: 400 }),
    );
    open();
    await press(person, 'Switch notifications on');
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toContain('Failed to switch notifications');
    for (const { message } of missing) expect(alert.textContent).toContain(message);
  });

  it('asks before it switches them off, and says what becomes of what is stored', async () => {
    open(ON);
    await press(person, 'Switch notifications off');
    const question = await screen.findByRole('alertdialog');
    expect(question.textContent).toContain('deleted after 30 days');
    expect(callsOf(SETTINGS)).toEqual([]);
    rejectWith(SETTINGS, 412, 'Changed meanwhile.');
    await person.click(
      await clickable(within(question).getByRole('button', { name: 'Switch notifications off' })),
    );
    expect(await within(question).findByText('Changed meanwhile.')).toBeTruthy();
    expect(shownToast()).toBeUndefined();
    respondWith(SETTINGS, ownSettingsWith({ features: OFF, version: 5 }));
    await person.click(
      await clickable(within(question).getByRole('button', { name: 'Switch notifications off' })),
    );
    await waitFor(() => expect(shownToast()?.description).toBe('Notifications are off.'));
    expect(JSON.parse(callsOf(SETTINGS).at(-1)?.body ?? '').features).toEqual(OFF);
  });
});
