import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { navigate } from '../../../navigation/navigation.ts';
import { callsOf, holdResponse, respondWith } from '../../../testing/api-server.ts';
import { renderWithQueries } from '../../../testing/render.tsx';
import { ownSettingsWith, sendingWith, siteWith } from '../../../testing/samples.ts';
import { DashboardFrame } from './dashboard-frame.tsx';

const ON = { gatherings: false, letters: true, notifications: false };

function renderAt(address: string) {
  for (const endpoint of ['users', 'quotes', 'social-links', 'holy-days'] as const) {
    holdResponse(`GET /api/${endpoint}`);
  }
  holdResponse('GET /api/letters');
  holdResponse('GET /api/letters/preview');
  holdResponse('GET /api/state');
  navigate(address, { replace: true });
  return renderWithQueries(<DashboardFrame userId={1} />);
}

const places = () => screen.getByRole('tablist', { name: 'Dashboard' });
const parts = () => screen.findByRole('tablist', { name: 'Settings' });

describe('the settings', () => {
  it('have parts for the Master Admin, each at a place of its own and loaded when it is opened', async () => {
    respondWith('GET /api/settings', { ...ownSettingsWith(), badiDate: null });
    respondWith('GET /api/sending', sendingWith());
    renderAt('/admin#settings');
    const tabs = within(await parts());
    expect(tabs.getAllByRole('tab').map(({ textContent }) => textContent)).toEqual([
      'General',
      'Letters',
      'Notifications',
      'Gatherings',
      'Sending',
    ]);
    expect(await screen.findByLabelText('Tagline')).toBeTruthy();
    expect(callsOf('GET /api/sending')).toEqual([]);
    await userEvent.setup({ delay: null }).click(tabs.getByRole('tab', { name: 'Sending' }));
    expect(window.location.hash).toBe('#settings/sending');
    expect(await screen.findByText(/No mail account is set up/)).toBeTruthy();
  });

  it('open at the part that the address names', async () => {
    respondWith('GET /api/settings', { ...ownSettingsWith(), badiDate: null });
    renderAt('/admin#settings/letters');
    expect(await screen.findByRole('button', { name: 'Switch letters on' })).toBeTruthy();
    const selected = within(await parts()).getByRole('tab', { selected: true });
    expect(selected.textContent).toBe('Letters');
  });

  it('switch gatherings on, which then have a tab after the others', async () => {
    const off = ownSettingsWith();
    const on = ownSettingsWith({ features: { ...ON, gatherings: true }, version: 4 });
    respondWith('GET /api/settings', { ...off, badiDate: null });
    respondWith('PUT /api/settings', on);
    renderAt('/admin#settings/gatherings');
    const person = userEvent.setup({ delay: null });
    const button = await screen.findByRole('button', { name: 'Switch gatherings on' });
    expect(screen.getByText('Who sees it')).toBeTruthy();
    expect(within(places()).getAllByRole('tab')).toHaveLength(5);
    await person.click(button);
    await waitFor(() =>
      expect(within(places()).getAllByRole('tab').at(-1)?.textContent).toBe('Gatherings'),
    );
    const [call] = callsOf('PUT /api/settings');
    expect(JSON.parse(call?.body ?? '').features).toEqual({ ...off.features, gatherings: true });
    await person.click(screen.getByRole('button', { name: 'Switch gatherings off' }));
    const question = within(screen.getByRole('alertdialog'));
    respondWith('PUT /api/settings', { ...off, version: 5 });
    await person.click(question.getByRole('button', { name: 'Switch gatherings off' }));
    await waitFor(() => expect(within(places()).getAllByRole('tab')).toHaveLength(5));
  });

  it('keep what is typed in one part while another one is open', async () => {
    respondWith('GET /api/settings', { ...ownSettingsWith(), badiDate: null });
    respondWith('GET /api/sending', sendingWith());
    renderAt('/admin#settings');
    const person = userEvent.setup({ delay: null });
    await person.type(await screen.findByLabelText('Tagline'), ' typed');
    const typed = screen.getByLabelText<HTMLTextAreaElement>('Tagline').value;
    const tabs = within(await parts());
    await person.click(tabs.getByRole('tab', { name: 'Sending' }));
    await screen.findByText(/No mail account is set up/);
    await person.click(tabs.getByRole('tab', { name: 'General' }));
    expect(screen.getByLabelText<HTMLTextAreaElement>('Tagline').value).toBe(typed);
    expect(typed).toMatch(/ typed$/);
  });

  it('keep what is typed while letters are switched on, and save it on top of that', async () => {
    const settings = ownSettingsWith();
    respondWith('GET /api/settings', { ...settings, badiDate: null });
    respondWith('PUT /api/settings', ownSettingsWith({ features: ON, version: 4 }));
    renderAt('/admin#settings');
    const person = userEvent.setup({ delay: null });
    await person.type(await screen.findByLabelText('Tagline'), ' typed');
    const tabs = within(await parts());
    await person.click(tabs.getByRole('tab', { name: 'Letters' }));
    await person.click(await screen.findByRole('button', { name: 'Switch letters on' }));
    await screen.findByRole('button', { name: 'Switch letters off' });
    await person.click(tabs.getByRole('tab', { name: 'General' }));
    await person.click(screen.getByRole('button', { name: 'Save Changes' }));
    await waitFor(() => expect(callsOf('PUT /api/settings')).toHaveLength(2));
    const saved = callsOf('PUT /api/settings').at(-1);
    expect(JSON.parse(saved?.body ?? '')).toMatchObject({ tagline: `${settings.tagline} typed` });
    expect(JSON.parse(saved?.body ?? '')).not.toHaveProperty('features');
    expect(saved?.headers.get('if-match')).toBe('"4"');
  });

  it('are letters alone for other volunteers, and only while letters are on', async () => {
    respondWith('GET /api/settings', { ...siteWith({ features: ON }), badiDate: null });
    renderAt('/admin#settings');
    expect(await screen.findByText('Letters by e-mail')).toBeTruthy();
    expect(screen.queryByRole('tablist', { name: 'Settings' })).toBeNull();
    expect(screen.queryByLabelText('Tagline')).toBeNull();
    expect(callsOf('GET /api/sending')).toEqual([]);
  });

  it('are not there for other volunteers while letters are off', async () => {
    respondWith('GET /api/settings', { ...siteWith(), badiDate: null });
    renderAt('/admin#settings/letters');
    await waitFor(() =>
      expect(screen.getByRole('tab', { name: 'Quotes', selected: true })).toBeTruthy(),
    );
    expect(screen.queryByRole('button', { name: 'Settings' })).toBeNull();
  });
});
