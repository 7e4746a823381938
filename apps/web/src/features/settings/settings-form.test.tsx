import type { Settings } from '@bahai-friends/contract';
import { screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { callsOf, holdResponse, rejectWith, respondWith } from '../../testing/api-server.ts';
import { fill, press } from '../../testing/forms.ts';
import { renderWithQueries } from '../../testing/render.tsx';
import { ownSettingsWith } from '../../testing/samples.ts';
import { shownToast } from '../../testing/toasts.ts';
import { areToBeChanged, useOwnSettings } from './settings.queries.ts';
import { SettingsForm } from './settings-form.tsx';

const GET = 'GET /api/settings';
const PUT = 'PUT /api/settings';
const UNSAVED = 'There are unsaved changes.';

const person = userEvent.setup({ delay: null });
const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
const versions = () => callsOf(PUT).map(({ headers }) => headers.get('if-match'));

function OwnSettings() {
  const { data } = useOwnSettings();
  return data && areToBeChanged(data) ? <SettingsForm settings={data} /> : null;
}

const place = { name: 'Haifa', latitude: 32.8, longitude: 35 };
const stored = ownSettingsWith({ siteName: 'Friends', tagline: 'Welcome', place });
const newer = (fields: Partial<Settings>) => ({ ...stored, version: 4, ...fields });
const respondNewer = (settings: Settings) => respondWith(GET, { ...settings, badiDate: null });

async function open() {
  respondNewer(stored);
  renderWithQueries(<OwnSettings />);
  await screen.findByRole('form');
}

describe('the form of the settings', () => {
  it('shows what is stored once it is saved', async () => {
    await open();
    await fill(person, { Name: ' Neighbours ', Place: ' Akka ' }, () => screen);
    const saved = newer({ siteName: 'Neighbours', place: { ...place, name: 'Akka' } });
    respondWith(PUT, saved);
    await press(person, 'Save Changes');
    await waitFor(() => expect(shownToast()?.title).toBe('Success'));
    await waitFor(() => expect(screen.queryByText(UNSAVED)).toBeNull());
    expect([field('Name').value, field('Place').value]).toEqual(['Neighbours', 'Akka']);
    expect(versions()).toEqual(['"3"']);
  });

  it('keeps what is typed while it is being saved, as unsaved', async () => {
    await open();
    await fill(person, { Name: ' Neighbours ' }, () => screen);
    const respondToSave = holdResponse(PUT);
    await press(person, 'Save Changes');
    await screen.findByRole('button', { name: 'Saving...' });
    await fill(person, { Tagline: 'Come in', Place: 'Akka' }, () => screen);
    respondToSave(newer({ siteName: 'Neighbours' }));
    await waitFor(() => expect(shownToast()?.title).toBe('Success'));
    await waitFor(() => expect(field('Name').value).toBe('Neighbours'));
    expect([field('Tagline').value, field('Place').value]).toEqual(['Come in', 'Akka']);
    expect(screen.getByText(UNSAVED)).toBeTruthy();
    respondWith(PUT, newer({ siteName: 'Neighbours', tagline: 'Come in', version: 5 }));
    await press(person, 'Save Changes');
    await waitFor(() => expect(versions()).toEqual(['"3"', '"4"']));
    expect(JSON.parse(callsOf(PUT)[1]?.body ?? '')).toMatchObject({
      siteName: 'Neighbours',
      tagline: 'Come in',
      place: { name: 'Akka' },
    });
  });

  it('gives way to a newer version when that is asked for', async () => {
    await open();
    await fill(person, { Name: 'Mine' }, () => screen);
    rejectWith(PUT, 412, 'Somebody else was faster');
    await press(person, 'Save Changes');
    await screen.findByText('Somebody else was faster');
    expect(field('Name').value).toBe('Mine');
    respondNewer(newer({ siteName: 'Theirs', tagline: 'Also theirs' }));
    await press(person, 'Load the newer version');
    await waitFor(() => expect(field('Name').value).toBe('Theirs'));
    expect(field('Tagline').value).toBe('Also theirs');
    expect(screen.queryByText(UNSAVED)).toBeNull();
  });

  it('keeps what is typed when the newer version cannot be loaded', async () => {
    await open();
    await fill(person, { Name: 'Mine' }, () => screen);
    rejectWith(PUT, 412, 'Somebody else was faster');
    await press(person, 'Save Changes');
    await screen.findByText('Somebody else was faster');
    rejectWith(GET, 503, 'Busy');
    await press(person, 'Load the newer version');
    await waitFor(() => expect(callsOf(GET)).toHaveLength(2));
    await waitFor(() => expect(screen.queryByText('Somebody else was faster')).toBeNull());
    expect(field('Name').value).toBe('Mine');
  });
});
