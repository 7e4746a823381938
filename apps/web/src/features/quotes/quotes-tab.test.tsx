import { screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { callsOf, holdResponse, respondWith } from '../../testing/api-server.ts';
import { fillIn, openUpload, startManaging } from '../../testing/quotes-tab.tsx';
import { storedQuoteWith } from '../../testing/samples.ts';
import { press } from '../../testing/users-tab.tsx';

const selected = () => screen.getByRole('tab', { selected: true }).textContent;
const tab = (name: string) => screen.getByRole('tab', { name });

describe('the quotes tab', () => {
  it('begins with uploading, and reads no quotes for it', () => {
    openUpload();
    expect(screen.getByRole('heading', { level: 2 }).textContent).toBe('Quotes');
    expect(screen.getAllByRole('tab').map(({ textContent }) => textContent)).toEqual([
      'Upload Quotes',
      'Manage Quotes',
    ]);
    expect(selected()).toBe('Upload Quotes');
    expect(callsOf('GET /api/quotes')).toEqual([]);
  });

  it('opens with managing at its address', () => {
    holdResponse('GET /api/quotes');
    startManaging();
    expect(selected()).toBe('Manage Quotes');
    expect(screen.queryByRole('heading', { name: 'Add Single Quote' })).toBeNull();
  });

  it('keeps its tab in the address, which back follows', async () => {
    holdResponse('GET /api/quotes');
    const person = openUpload();
    await person.click(tab('Manage Quotes'));
    await waitFor(() => expect(selected()).toBe('Manage Quotes'));
    expect(window.location.hash).toBe('#quotes/manage');
    window.history.back();
    await waitFor(() => expect(selected()).toBe('Upload Quotes'));
  });

  it('keeps the typed text while the other tab is open', async () => {
    holdResponse('GET /api/quotes');
    const person = openUpload();
    await fillIn(person, { Source: 'A friend' });
    await person.click(tab('Manage Quotes'));
    await waitFor(() => expect(selected()).toBe('Manage Quotes'));
    await fillIn(person, { Search: 'kind' });
    await person.click(tab('Upload Quotes'));
    await waitFor(() => expect(selected()).toBe('Upload Quotes'));
    expect(screen.getByLabelText<HTMLInputElement>('Source').value).toBe('A friend');
    await person.click(tab('Manage Quotes'));
    expect(screen.getByLabelText<HTMLInputElement>('Search').value).toBe('kind');
  });

  it('shows in the list what was added', async () => {
    respondWith('GET /api/quotes', []);
    const person = startManaging();
    await screen.findByText('No quotes found matching your filters');
    await person.click(tab('Upload Quotes'));
    await waitFor(() => expect(selected()).toBe('Upload Quotes'));
    await fillIn(person, { 'Quote Text': 'Be kind', Source: 'A friend' });
    respondWith('POST /api/quotes', storedQuoteWith());
    respondWith('GET /api/quotes', [storedQuoteWith({ text: 'Be kind' })]);
    await press(person, 'Add Quote');
    await waitFor(() => expect(callsOf('GET /api/quotes')).toHaveLength(2));
    await person.click(tab('Manage Quotes'));
    expect(await screen.findByText('Be kind')).toBeTruthy();
  });
});
