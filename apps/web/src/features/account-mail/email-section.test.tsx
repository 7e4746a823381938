import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { HttpResponse } from 'msw';
import { describe, expect, it } from 'vitest';
import { isAnythingUnsaved } from '../../navigation/unsaved-forms.ts';
import {
  callsOf,
  holdResponse,
  rejectWith,
  respond,
  respondWith,
} from '../../testing/api-server.ts';
import { renderWithQueries } from '../../testing/render.tsx';
import { shownToast } from '../../testing/toasts.ts';
import { EmailSection } from './email-section.tsx';

const GET = 'GET /api/account/email';
const PUT = 'PUT /api/account/email';
const DELETE = 'DELETE /api/account/email';
const NONE = { email: null, confirmed: false };
const WAITING = { email: 'a…@m….example', confirmed: false };
const person = userEvent.setup({ delay: null });

const show = () => renderWithQueries(<EmailSection isShown />);
const field = () => screen.findByRole<HTMLInputElement>('textbox');
const save = () => screen.getByRole('button', { name: 'Save' });

describe('the e-mail address of an account', () => {
  it('is asked for only while it is shown', () => {
    renderWithQueries(<EmailSection isShown={false} />);
    expect(callsOf(GET)).toHaveLength(0);
  });

  it('is being loaded, and then there', async () => {
    const answer = holdResponse(GET);
    show();
    expect(screen.queryByRole('textbox')).toBeNull();
    expect(screen.getByRole('status')).toBeTruthy();
    answer(NONE);
    expect(await field()).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Remove the address' })).toBeNull();
  });

  it('may not come, and is asked for again', async () => {
    rejectWith(GET, 500, 'Something broke');
    show();
    expect(await screen.findByRole('alert')).toBeTruthy();
    respondWith(GET, NONE);
    await person.click(screen.getByRole('button', { name: 'Retry' }));
    expect(await field()).toBeTruthy();
  });

  it('is given, and waits to be confirmed', async () => {
    respondWith(GET, NONE);
    show();
    await person.type(await field(), 'anna@mail.example');
    expect(isAnythingUnsaved()).toBe(true);
    respondWith(PUT, WAITING);
    respondWith(GET, WAITING);
    await person.click(save());
    expect(await screen.findByText(WAITING.email)).toBeTruthy();
    expect((await field()).value).toBe('');
    expect(isAnythingUnsaved()).toBe(false);
    expect(JSON.parse(callsOf(PUT)[0]?.body ?? '')).toEqual({ email: 'anna@mail.example' });
  });

  it('stands with what is wrong with it at its field', async () => {
    respondWith(GET, NONE);
    rejectWith(PUT, 400, 'This is no address');
    show();
    await person.type(await field(), 'anna');
    await person.click(save());
    expect(await screen.findByText('This is no address')).toBeTruthy();
    expect((await field()).getAttribute('aria-invalid')).toBe('true');
    expect(document.activeElement).toBe(await field());
    expect((await field()).value).toBe('anna');
  });

  it('is removed, and the focus goes to the heading', async () => {
    respondWith(GET, { ...WAITING, confirmed: true });
    show();
    const remove = await screen.findByRole('button', { name: 'Remove the address' });
    expect(within(screen.getByRole('region')).getByText('Confirmed')).toBeTruthy();
    rejectWith(DELETE, 503, 'Busy');
    await person.click(remove);
    await waitFor(() => expect(shownToast()?.description).toBe('Busy'));
    respond(DELETE, () => new HttpResponse(null, { status: 204 }));
    respondWith(GET, NONE);
    await person.click(remove);
    await waitFor(() => expect(screen.queryByText(WAITING.email)).toBeNull());
    expect(document.activeElement).toBe(screen.getByRole('heading', { level: 3 }));
  });
});
