import { screen, waitFor, within } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { HttpResponse } from 'msw';
import { describe, expect, it } from 'vitest';
import {
  callsOf,
  holdResponse,
  rejectWith,
  respond,
  respondWith,
} from '../../../../testing/api-server.ts';
import { chooseForQuote, fillIn, openManage, openUpload } from '../../../../testing/quotes-tab.tsx';
import { storedQuoteWith } from '../../../../testing/samples.ts';
import { press, validationMessages } from '../../../../testing/users-tab.tsx';

const ADD = 'POST /api/quotes';
const UPDATE = 'PUT /api/quotes/{id}';
const WHOLE = 'GET /api/quotes/{id}';
const FOLDED = 'Language and translations';
const PERSIAN = {
  language: 'fa',
  text: 'مهربان باش',
  source: 'دوستی',
  referenceUrl: null,
  credit: null,
} as const;
const GERMAN = {
  language: 'de',
  text: 'Sei gütig',
  source: null,
  referenceUrl: null,
  credit: 'Ein Freund',
} as const;

const { translations: _, ...quote } = storedQuoteWith({
  id: 7,
  text: 'Be kind',
  source: 'A friend',
  language: 'en',
  languages: ['de', 'fa'],
  version: 5,
});
const whole = { ...quote, translations: [GERMAN, PERSIAN] };

const box = (label: string) => screen.getByLabelText<HTMLInputElement>(label);
const sentTo = (endpoint: typeof ADD | typeof UPDATE) =>
  callsOf(endpoint).map(({ body }) => JSON.parse(body));

async function unfold(person: UserEvent, name = FOLDED) {
  await person.click(screen.getByRole('button', { name }));
}

async function addTranslation(person: UserEvent, language: string) {
  await person.selectOptions(await screen.findByLabelText('Another Language'), language);
  await press(person, 'Add a translation');
}

async function openEdit() {
  const person = await openManage([quote]);
  await chooseForQuote(person, quote, 'Edit');
  return person;
}

async function openTranslations() {
  const person = await openEdit();
  await unfold(person, `${FOLDED} (2)`);
  return person;
}

describe('a quote in several languages', () => {
  it('is as simple as ever until its languages are unfolded', () => {
    openUpload();
    const button = screen.getByRole('button', { name: FOLDED });
    expect(button.getAttribute('aria-expanded')).toBe('false');
    expect(screen.queryByLabelText('Language (Optional)')).toBeNull();
  });

  it('is added with all of them, and the form is empty again', async () => {
    respondWith(ADD, storedQuoteWith());
    const person = openUpload();
    await fillIn(person, { 'Quote Text': 'Be kind', Source: 'A friend' });
    await unfold(person);
    await person.selectOptions(await screen.findByLabelText('Language (Optional)'), 'English');
    await addTranslation(person, 'Persian – فارسی');
    const text = box('Text – Persian');
    await waitFor(() => expect(document.activeElement).toBe(text));
    expect([text.lang, text.dir]).toEqual(['fa', 'rtl']);
    expect(box('Source (Optional) – Persian').placeholder).toBe('As the original');
    await person.keyboard('مهربان باش');
    expect(screen.getByRole('button', { name: `${FOLDED} (1)` })).toBeTruthy();
    await press(person, 'Add Quote');
    await waitFor(() =>
      expect(sentTo(ADD)).toEqual([
        {
          text: 'Be kind',
          source: 'A friend',
          displayDate: null,
          referenceUrl: null,
          language: 'en',
          translations: [{ ...PERSIAN, source: null }],
        },
      ]),
    );
    await waitFor(() => expect(screen.queryByLabelText('Text – Persian')).toBeNull());
    expect(box('Language (Optional)').value).toBe('');
  });

  it('has each language once', async () => {
    const person = openUpload();
    await unfold(person);
    await person.selectOptions(await screen.findByLabelText('Language (Optional)'), 'English');
    await addTranslation(person, 'Persian – فارسی');
    const options = (label: string) =>
      within(screen.getByLabelText(label))
        .getAllByRole('option')
        .map(({ textContent }) => textContent);
    expect(options('Another Language')).not.toContain('English');
    expect(options('Another Language')).not.toContain('Persian – فارسی');
    expect(options('Language (Optional)')).toContain('English');
    expect(options('Language (Optional)')).not.toContain('Persian – فارسی');
    expect(options('Another Language')).toHaveLength(11);
  });

  it('needs a text in each, and says so where it is missing, unfolded', async () => {
    const person = openUpload();
    await fillIn(person, { 'Quote Text': 'Be kind', Source: 'A friend' });
    await unfold(person);
    await addTranslation(person, 'Persian – فارسی');
    await unfold(person, `${FOLDED} (1)`);
    await press(person, 'Add Quote');
    await waitFor(() => expect(validationMessages()).toEqual(['Quote text is required']));
    const text = box('Text – Persian');
    expect(text.getAttribute('aria-invalid')).toBe('true');
    expect(text.closest('[hidden]')).toBeNull();
    await waitFor(() => expect(document.activeElement).toBe(text));
    expect(callsOf(ADD)).toEqual([]);
  });

  it('moves the focus to what is left when one is removed', async () => {
    const person = openUpload();
    await unfold(person);
    await addTranslation(person, 'Persian – فارسی');
    await addTranslation(person, 'German – Deutsch');
    await press(person, 'Remove the translation: Persian');
    await waitFor(() => expect(document.activeElement?.textContent).toBe('German – Deutsch'));
    await press(person, 'Remove the translation: German');
    const button = screen.getByRole('button', { name: FOLDED });
    await waitFor(() => expect(document.activeElement).toBe(button));
  });
});

describe('the translations of a stored quote', () => {
  it('stay as they are while nobody looks at them', async () => {
    respondWith(UPDATE, whole);
    const person = await openEdit();
    await fillIn(person, { 'Quote Text': 'Be just' });
    await press(person, 'Save Changes');
    await waitFor(() => expect(sentTo(UPDATE)).toHaveLength(1));
    expect(Object.keys(sentTo(UPDATE)[0])).toEqual([
      'text',
      'source',
      'displayDate',
      'referenceUrl',
    ]);
    expect(callsOf(WHOLE)).toEqual([]);
  });

  it('are loaded when they are unfolded, changed, and removed', async () => {
    const respondWhole = holdResponse(WHOLE);
    respondWith(UPDATE, whole);
    const person = await openTranslations();
    await screen.findByText('Loading the translations');
    await fillIn(person, { Source: 'A dear friend' });
    respondWhole(whole);
    expect((await screen.findByLabelText<HTMLInputElement>('Text – German')).value).toBe(
      'Sei gütig',
    );
    expect(box('Source').value).toBe('A dear friend');
    await fillIn(person, { 'Whose Translation (Optional) – German': '' });
    await press(person, 'Remove the translation: Persian');
    await press(person, 'Save Changes');
    await waitFor(() => expect(sentTo(UPDATE)).toHaveLength(1));
    expect(sentTo(UPDATE)[0]).toMatchObject({
      source: 'A dear friend',
      translations: [{ ...GERMAN, credit: null }],
    });
  });

  it('are no change by being shown', async () => {
    respondWith(WHOLE, whole);
    const person = await openTranslations();
    await screen.findByLabelText('Text – German');
    await person.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  it('are tried again when they could not be loaded; the others can be saved', async () => {
    rejectWith(WHOLE, 500, 'Something broke');
    respondWith(UPDATE, whole);
    const person = await openTranslations();
    await screen.findByText(/^The translations could not be loaded/);
    respondWith(WHOLE, whole);
    await press(person, 'Retry');
    await screen.findByLabelText('Text – German');
  });

  it('of a version that somebody has made meanwhile are shown with all of it', async () => {
    const newer = { ...quote, text: 'Be truthful', version: 6 };
    respondWith(WHOLE, { ...newer, translations: [PERSIAN] });
    const person = await openTranslations();
    await screen.findByText(/^Somebody else has changed this quote meanwhile/);
    expect(screen.queryByLabelText('Text – Persian')).toBeNull();
    respondWith('GET /api/quotes', [newer]);
    await press(person, 'Load the newer version');
    expect((await screen.findByLabelText<HTMLInputElement>('Text – Persian')).value).toBe(
      PERSIAN.text,
    );
    expect(box('Quote Text').value).toBe('Be truthful');
  });

  it('keep what was typed when somebody else was faster, until the newer version is asked for', async () => {
    respondWith(WHOLE, whole);
    rejectWith(UPDATE, 412, 'Somebody else has changed this meanwhile.');
    const person = await openTranslations();
    await screen.findByLabelText('Text – German');
    await fillIn(person, { 'Text – German': 'Sei lieb' });
    await press(person, 'Save Changes');
    await screen.findByText('Somebody else has changed this meanwhile.');
    expect(box('Text – German').value).toBe('Sei lieb');
    const newer = { ...quote, version: 6 };
    respondWith('GET /api/quotes', [newer]);
    respondWith(WHOLE, { ...newer, translations: [{ ...GERMAN, text: 'Sei freundlich' }] });
    await press(person, 'Load the newer version');
    await waitFor(() => expect(box('Text – German').value).toBe('Sei freundlich'));
  });

  it('show what the server refuses at its field, unfolded and with the focus', async () => {
    respondWith(WHOLE, whole);
    const said = { code: 'required', values: {}, message: 'That is no text' };
    respond(UPDATE, () =>
      HttpResponse.json(
        { ...said, issues: [{ path: 'translations.1.text', ...said }] },
        { status: 400 },
      ),
    );
    const person = await openTranslations();
    const text = await screen.findByLabelText('Text – Persian');
    await unfold(person, `${FOLDED} (2)`);
    await press(person, 'Save Changes');
    await waitFor(() => expect(text.getAttribute('aria-invalid')).toBe('true'));
    expect(text.closest('[hidden]')).toBeNull();
    expect(document.activeElement).toBe(text);
    expect(validationMessages()).toEqual(['That is no text']);
  });
});
