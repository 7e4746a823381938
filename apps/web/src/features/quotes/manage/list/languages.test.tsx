import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { callsOf, holdResponse, rejectWith, respondWith } from '../../../../testing/api-server.ts';
import { fillIn, openManage, rows } from '../../../../testing/quotes-tab.tsx';
import { storedQuoteWith } from '../../../../testing/samples.ts';

const SEARCH = 'GET /api/quotes/search';
const NONE = 'No quotes found matching your filters';
const english = storedQuoteWith({
  id: 1,
  text: 'Be kind',
  language: 'en',
  languages: ['de', 'fa'],
});
const persian = storedQuoteWith({ id: 2, text: 'مهربان باش', language: 'fa' });
const unknown = storedQuoteWith({ id: 3, text: 'Sei gerecht' });

const shown = () =>
  rows().map((row) => row.textContent?.match(/Be kind|مهربان باش|Sei gerecht/)?.[0]);
const search = (text: string) => ({ Search: text });

describe('the languages of the quotes in the list', () => {
  it('stand beside each quote, as codes and as words', async () => {
    await openManage([english, persian, unknown]);
    expect(screen.getByText('In English, translated to German and Persian')).toBeTruthy();
    expect(screen.getByText('en · de · fa').getAttribute('aria-hidden')).toBe('true');
    expect(screen.getByText('In Persian')).toBeTruthy();
  });

  it('filter what is neither written in one nor translated to it, which the address keeps', async () => {
    const person = await openManage([english, persian, unknown]);
    await person.selectOptions(screen.getByLabelText('Language'), 'Without Persian');
    expect(shown()).toEqual(['Sei gerecht']);
    await waitFor(() => expect(window.location.hash).toBe('#quotes/manage?without=fa'));
    await person.selectOptions(screen.getByLabelText('Language'), 'Without English');
    expect(shown()).toEqual(['مهربان باش', 'Sei gerecht']);
  });

  it('are no filter where none is known', async () => {
    await openManage([unknown]);
    expect(screen.queryByLabelText('Language')).toBeNull();
  });
});

describe('a search in every language', () => {
  it('finds in the list at once, and what the server finds besides', async () => {
    const respondSearch = holdResponse(SEARCH);
    const person = await openManage([english, persian, unknown]);
    await fillIn(person, search('sei'));
    expect(shown()).toEqual(['Sei gerecht']);
    respondSearch([1, 3]);
    await waitFor(() => expect(shown()).toEqual(['Be kind', 'Sei gerecht']));
    expect(callsOf(SEARCH).map(({ path }) => path)).toEqual(['/api/quotes/search?text=sei']);
  });

  it('says that it is under way before it says that there is none', async () => {
    const respondSearch = holdResponse(SEARCH);
    const person = await openManage([english, persian, unknown]);
    await fillIn(person, search('gütig'));
    await screen.findByText('Searching the translations…');
    expect(screen.queryByText(NONE)).toBeNull();
    respondSearch([]);
    await screen.findByText(NONE);
  });

  it('keeps what was found while somebody types on', async () => {
    respondWith(SEARCH, [1]);
    const person = await openManage([english, persian, unknown]);
    await fillIn(person, search('gü'));
    await waitFor(() => expect(shown()).toEqual(['Be kind']));
    const respondSearch = holdResponse(SEARCH);
    await person.type(screen.getByLabelText('Search'), 'tig');
    await waitFor(() => expect(callsOf(SEARCH)).toHaveLength(2));
    expect(shown()).toEqual(['Be kind']);
    respondSearch([]);
    await screen.findByText(NONE);
  });

  it('is that of the list where the server fails, and says so', async () => {
    rejectWith(SEARCH, 500, 'Something broke');
    const person = await openManage([english, persian, unknown]);
    await fillIn(person, search('gerecht'));
    await screen.findByText(/^The translations could not be searched/);
    expect(shown()).toEqual(['Sei gerecht']);
  });

  it('asks nothing where nothing is translated', async () => {
    const person = await openManage([unknown]);
    await fillIn(person, search('gütig'));
    await screen.findByText(NONE);
    expect(callsOf(SEARCH)).toEqual([]);
  });
});
