import type { Letters, Settings } from '@bahai-friends/contract';
import { say } from '@bahai-friends/contract';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { HttpResponse } from 'msw';
import { describe, expect, it } from 'vitest';
import { callsOf, rejectWith, respond, respondWith } from '../../testing/api-server.ts';
import { clickable, fill, press } from '../../testing/forms.ts';
import { renderWithQueries } from '../../testing/render.tsx';
import { ownSettingsWith, siteWith } from '../../testing/samples.ts';
import { shownToast } from '../../testing/toasts.ts';
import { LettersPart } from './letters-part.tsx';

const GET = 'GET /api/letters';
const NOTE = 'PUT /api/letters/note';
const PREVIEW = 'GET /api/letters/preview';
const SETTINGS = 'PUT /api/settings';
const REMOVE = 'POST /api/letters/remove';

const ON = { gatherings: true, letters: true, notifications: false };
const OFF = { ...ON, letters: false };

const person = userEvent.setup({ delay: null });
const noteField = () => screen.getByLabelText<HTMLTextAreaElement>(/^Note in the weekly letter/);

const lettersWith = (fields: Partial<Letters> = {}): Letters => ({
  topics: { daily: 12, weekly: 1, reminders: 0 },
  unconfirmed: 3,
  note: '',
  noteVersion: 1,
  nextAt: null,
  ...fields,
});

const letter = {
  subject: 'The quote of today',
  html: '<!doctype html><html><head><title>x</title></head><body>Looks</body></html>',
  text: 'Words',
};

async function open(
  settings: Settings = ownSettingsWith({ features: ON }),
  letters = lettersWith(),
) {
  respondWith(GET, letters);
  respondWith(PREVIEW, letter);
  renderWithQueries(<LettersPart settings={settings} isShown />);
  await screen.findByLabelText(/^Note in the weekly letter/);
}

describe('letters that are off', () => {
  const openOff = () => {
    renderWithQueries(<LettersPart settings={ownSettingsWith({ features: OFF })} isShown />);
  };

  it('say beside the switch what would be stored, why, for how long and who learns of it', () => {
    openOff();
    for (const question of ['What is stored', 'Why', 'For how long', 'Who learns of it']) {
      expect(screen.getByText(question)).toBeTruthy();
    }
    expect(callsOf(GET)).toEqual([]);
    expect(callsOf(PREVIEW)).toEqual([]);
  });

  it('are switched on with all other settings as they are', async () => {
    openOff();
    respondWith(SETTINGS, ownSettingsWith({ features: ON, version: 4 }));
    await press(person, 'Switch letters on');
    await waitFor(() => expect(shownToast()?.description).toMatch(/^Letters are on/));
    const [call] = callsOf(SETTINGS);
    const {
      version: _,
      today: _today,
      nextDayAt: _next,
      sunsetAt: _sunset,
      ...own
    } = ownSettingsWith({ features: ON });
    expect(JSON.parse(call?.body ?? '')).toEqual(own);
    expect(call?.headers.get('if-match')).toBe('"3"');
  });

  it('say what there has to be first', async () => {
    openOff();
    const said = say('required', { field: 'contact' });
    respond(SETTINGS, () =>
      HttpResponse.json({ ...said, issues: [{ path: 'contact', ...said }] }, { status: 400 }),
    );
    await press(person, 'Switch letters on');
    const alert = await screen.findByRole('alert');
    expect(alert.textContent).toContain('Letters could not be switched on');
    expect(alert.textContent).toContain('Contact is required');
  });

  it('tell of settings that somebody else has changed', async () => {
    openOff();
    rejectWith(SETTINGS, 412, 'Changed meanwhile.');
    await press(person, 'Switch letters on');
    expect(await screen.findByText('Changed meanwhile.')).toBeTruthy();
    expect(screen.queryByText('Letters could not be switched on')).toBeNull();
    await press(person, 'Load the newer version');
    await waitFor(() => expect(screen.queryByText('Changed meanwhile.')).toBeNull());
  });
});

describe('letters that are on', () => {
  it('are counted by topic, and nobody is named', async () => {
    await open();
    const facts = [...document.querySelectorAll('dl')].flatMap((list) =>
      [...list.querySelectorAll('dt')].map((term) => [
        term.textContent,
        term.nextElementSibling?.textContent,
      ]),
    );
    expect(facts).toEqual(
      expect.arrayContaining([
        ['The quote of the day', '12 people'],
        ['The week ahead', '1 person'],
        ['Reminders', '0 people'],
        ['Not confirmed yet', '3 people'],
        ['Next letters', 'Nothing is sent at the moment'],
      ]),
    );
  });

  it('say when the next ones go', async () => {
    await open(undefined, lettersWith({ nextAt: '2026-03-22T07:00:00.000Z' }));
    expect(document.querySelector('time')?.dateTime).toBe('2026-03-22T07:00:00.000Z');
  });

  it('are loaded again where they could not be', async () => {
    rejectWith(GET, 503, 'Busy');
    respondWith(PREVIEW, letter);
    renderWithQueries(<LettersPart settings={ownSettingsWith({ features: ON })} isShown />);
    expect(await screen.findByText(/The letters could not be loaded/)).toBeTruthy();
    respondWith(GET, lettersWith());
    await press(person, 'Retry');
    expect(await screen.findByText('12 people')).toBeTruthy();
  });

  it('are switched off when that is confirmed', async () => {
    await open();
    await press(person, 'Switch letters off');
    const question = within(screen.getByRole('alertdialog'));
    expect(question.getByText(/30 days, then all addresses are deleted/)).toBeTruthy();
    respondWith(SETTINGS, ownSettingsWith({ features: OFF, version: 4 }));
    await person.click(
      await clickable(question.getByRole('button', { name: 'Switch letters off' })),
    );
    await waitFor(() => expect(shownToast()?.description).toBe('Letters are off.'));
    expect(JSON.parse(callsOf(SETTINGS)[0]?.body ?? '').features).toEqual(OFF);
  });

  it('have no switch and no removal for whoever is not the Master Admin', async () => {
    respondWith(GET, lettersWith());
    respondWith(PREVIEW, letter);
    renderWithQueries(<LettersPart settings={siteWith({ features: ON })} isShown />);
    expect(await screen.findByText('12 people')).toBeTruthy();
    expect(screen.queryByRole('button', { name: /Switch letters/ })).toBeNull();
    expect(screen.queryByLabelText('E-mail address')).toBeNull();
  });
});

describe('the note of the weekly letter', () => {
  it('is saved, and counts what is left', async () => {
    await open();
    await fill(person, { 'Note in the weekly letter': 'Tea 🫖' }, () => screen);
    expect(screen.getByText('1,995 characters left')).toBeTruthy();
    expect(screen.getByText('There are unsaved changes.')).toBeTruthy();
    respondWith(NOTE, lettersWith({ note: 'Tea 🫖', noteVersion: 2 }));
    await press(person, 'Save the note');
    await waitFor(() => expect(shownToast()?.description).toBe('The note is saved.'));
    const [call] = callsOf(NOTE);
    expect(JSON.parse(call?.body ?? '')).toEqual({ text: 'Tea 🫖' });
    expect(call?.headers.get('if-match')).toBe('"1"');
    expect(screen.queryByText('There are unsaved changes.')).toBeNull();
  });

  it('is nobody else’s while the previews are loaded with it', async () => {
    await open();
    await fill(person, { 'Note in the weekly letter': 'Mine' }, () => screen);
    respondWith(NOTE, lettersWith({ note: 'Mine', noteVersion: 2 }));
    const previews = Promise.withResolvers<Response>();
    respond(PREVIEW, () => previews.promise);
    await press(person, 'Save the note');
    await waitFor(() => expect(callsOf(PREVIEW)).toHaveLength(2));
    expect(screen.queryByRole('alert')).toBeNull();
    previews.resolve(HttpResponse.json(letter));
    await waitFor(() => expect(shownToast()?.description).toBe('The note is saved.'));
  });

  it('is not sent when it is too long', async () => {
    await open();
    await fill(person, { 'Note in the weekly letter': 'a'.repeat(2001) }, () => screen);
    expect(screen.getByText('1 character too many')).toBeTruthy();
    await press(person, 'Save the note');
    expect(await screen.findByRole('alert')).toBeTruthy();
    expect(document.activeElement).toBe(noteField());
    expect(callsOf(NOTE)).toEqual([]);
  });

  it.each([
    ['Theirs', /Somebody else has changed the note meanwhile/],
    ['', /The note is empty now/],
  ])('does not replace another one unseen: %j', async (theirs, words) => {
    await open(undefined, lettersWith({ note: 'Before' }));
    await fill(person, { 'Note in the weekly letter': 'Mine' }, () => screen);
    respondWith(GET, lettersWith({ note: theirs, noteVersion: 2 }));
    rejectWith(NOTE, 412, 'Changed meanwhile.');
    await press(person, 'Save the note');
    expect(await screen.findByText(words)).toBeTruthy();
    expect(shownToast()).toBeUndefined();
    expect(noteField().value).toBe('Mine');
    await press(person, 'Keep what I typed');
    expect(screen.queryByText(words)).toBeNull();
    respondWith(NOTE, lettersWith({ note: 'Mine', noteVersion: 3 }));
    await press(person, 'Save the note');
    await waitFor(() =>
      expect(callsOf(NOTE).map(({ headers }) => headers.get('if-match'))).toEqual(['"1"', '"2"']),
    );
    // Otherwise it might be shown in the next test.
    await waitFor(() => expect(shownToast()?.title).toBe('Success'));
  });

  it('gives way to another one when that is asked for', async () => {
    await open(undefined, lettersWith({ note: 'Before' }));
    await fill(person, { 'Note in the weekly letter': 'Mine' }, () => screen);
    respondWith(GET, lettersWith({ note: 'Theirs', noteVersion: 2 }));
    rejectWith(NOTE, 412, 'Changed meanwhile.');
    await press(person, 'Save the note');
    await screen.findByText('Theirs');
    await press(person, 'Take over the new text');
    expect(noteField().value).toBe('Theirs');
    expect(screen.queryByText('There are unsaved changes.')).toBeNull();
  });

  it('says why it could not be saved, and keeps what is typed', async () => {
    await open();
    await fill(person, { 'Note in the weekly letter': 'Mine' }, () => screen);
    rejectWith(NOTE, 503, 'Busy');
    await press(person, 'Save the note');
    await waitFor(() => expect(shownToast()?.description).toBe('Failed to save the note: Busy'));
    expect(noteField().value).toBe('Mine');
  });
});

describe('the preview of a letter', () => {
  it('is a document of its own in which no script runs, or text', async () => {
    await open();
    const frame = await screen.findByTitle<HTMLIFrameElement>('The letter “The quote of today”');
    expect(frame.getAttribute('sandbox')).toBe('allow-popups allow-popups-to-escape-sandbox');
    expect(frame.srcdoc).toContain('<head><base target="_blank"><title>');
    await press(person, 'As plain text');
    expect(screen.getByText('Words')).toBeTruthy();
    expect(screen.queryByTitle(/^The letter/)).toBeNull();
  });

  it('is of each topic in each language', async () => {
    await open();
    await screen.findByTitle(/^The letter/);
    await press(person, 'Reminders');
    await waitFor(() => expect(callsOf(PREVIEW)).toHaveLength(2));
    await person.selectOptions(screen.getByLabelText('Language'), 'fa');
    await waitFor(() =>
      expect(callsOf(PREVIEW).map(({ path }) => path)).toEqual([
        '/api/letters/preview?topic=daily&lang=en',
        '/api/letters/preview?topic=reminders&lang=en',
        '/api/letters/preview?topic=reminders&lang=fa',
      ]),
    );
    await waitFor(() =>
      expect(screen.getByText('The quote of today', { selector: 'dd' }).dir).toBe('rtl'),
    );
  });

  it('says that there is nothing to say', async () => {
    respondWith(GET, lettersWith());
    rejectWith(PREVIEW, 404, 'Nothing');
    renderWithQueries(<LettersPart settings={ownSettingsWith({ features: ON })} isShown />);
    expect(await screen.findByText(/There is nothing to say in the next weeks/)).toBeTruthy();
  });

  it('is loaded again where it could not be', async () => {
    respondWith(GET, lettersWith());
    rejectWith(PREVIEW, 503, 'Busy');
    renderWithQueries(<LettersPart settings={ownSettingsWith({ features: ON })} isShown />);
    expect(await screen.findByText(/The letter could not be shown/)).toBeTruthy();
    respondWith(PREVIEW, letter);
    await press(person, 'Retry');
    expect(await screen.findByTitle(/^The letter/)).toBeTruthy();
  });
});

describe('ending somebody’s letters', () => {
  it('says the same whoever it was, and forgets the address', async () => {
    await open();
    await fill(person, { 'E-mail address': 'anna@people.example' }, () => screen);
    respond(REMOVE, () => new HttpResponse(null, { status: 204 }));
    await press(person, 'End letters to this address');
    expect(await screen.findByText(/If this address got letters, they have ended/)).toBeTruthy();
    expect(screen.getByLabelText<HTMLInputElement>('E-mail address').value).toBe('');
    expect(JSON.parse(callsOf(REMOVE)[0]?.body ?? '')).toEqual({ email: 'anna@people.example' });
  });

  it('says at the field what is wrong, and keeps what is typed', async () => {
    await open();
    await fill(person, { 'E-mail address': 'anna' }, () => screen);
    rejectWith(REMOVE, 400, 'No address');
    await press(person, 'End letters to this address');
    expect(await screen.findByText('No address')).toBeTruthy();
    expect(screen.getByLabelText<HTMLInputElement>('E-mail address').value).toBe('anna');
  });
});
