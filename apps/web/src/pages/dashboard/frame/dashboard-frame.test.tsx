import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { afterEach, describe, expect, it } from 'vitest';
import { navigate } from '../../../navigation/navigation.ts';
import { callsOf, holdResponse, rejectWith, respondWith } from '../../../testing/api-server.ts';
import { takeConsoleErrors } from '../../../testing/console-watch.ts';
import { liveIn, stopClock } from '../../../testing/fake-time.ts';
import { press } from '../../../testing/forms.ts';
import { renderWithQueries } from '../../../testing/render.tsx';
import { saying } from '../../../testing/saying.ts';
import { shownToast } from '../../../testing/toasts.ts';
import { DashboardFrame } from './dashboard-frame.tsx';

const LOGOUT = 'POST /api/logout';
const TABS = ['Quotes', 'Social Links', 'Badi Calendar', 'Holy Days', 'Users'];

/** Keeps the responses of tabs from arriving: these tests are only about the frame. */
function holdTabs() {
  holdResponse('GET /api/users');
  holdResponse('GET /api/quotes');
  holdResponse('GET /api/social-links');
  holdResponse('GET /api/holy-days');
}

function renderFrame(address = '/admin') {
  navigate(address, { replace: true });
  return renderWithQueries(<DashboardFrame userId={1} />);
}

const button = (name: string) => screen.getByRole<HTMLButtonElement>('button', { name });
const tabs = () => within(screen.getByRole('tablist', { name: 'Dashboard' }));
const selectedTab = () => tabs().getByRole('tab', { selected: true }).textContent;
const panelHeading = () => screen.getByRole('heading', { level: 2 }).textContent;

describe('the frame of the dashboard', () => {
  it('has a header with its name and ways out', () => {
    renderFrame();
    expect(screen.getByRole('banner').querySelector('svg')).toBeTruthy();
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Admin Dashboard');
    expect(button('View Site')).toBeTruthy();
    expect(button('Logout')).toBeTruthy();
  });

  it('has a footer with the copyright of the visitor’s current year', () => {
    liveIn('Pacific/Kiritimati');
    stopClock('2026-12-31T12:00:00Z');
    renderFrame();
    expect(screen.getByText(/^©/).textContent).toContain("© 2027 Bahá'í Friends");
  });

  it('names the version that runs, once it is known', async () => {
    respondWith('GET /api/health', { status: 'ok', version: '7.8.9' });
    renderFrame();
    expect(await screen.findByText('Version 7.8.9')).toBeTruthy();
  });

  it('has its footer also where the version cannot be had', async () => {
    rejectWith('GET /api/health', 503, 'Busy');
    renderFrame();
    await waitFor(() => expect(callsOf('GET /api/health')).toHaveLength(1));
    expect(screen.getByRole('contentinfo').textContent).toMatch(/^© \d{4} Bahá'í Friends\s*$/);
  });

  it('leads to the site', async () => {
    renderFrame();
    await userEvent.click(button('View Site'));
    expect(window.location.pathname).toBe('/');
    expect(callsOf(LOGOUT)).toEqual([]);
  });
});

describe('the tabs of the dashboard', () => {
  it('are five, of which Quotes comes first', () => {
    renderFrame();
    expect(
      tabs()
        .getAllByRole('tab')
        .map(({ textContent }) => textContent),
    ).toEqual(TABS);
    expect([selectedTab(), panelHeading()]).toEqual(['Quotes', 'Quotes']);
  });

  it.each([
    ['#quotes', 'Quotes'],
    ['#quotes/manage', 'Quotes'],
    ['#social-links', 'Social Links'],
    ['#badi-calendar', 'Badi Calendar'],
    ['#holy-days', 'Holy Days'],
    ['#users', 'Users'],
    ['#nothing', 'Quotes'],
    ['#Users', 'Quotes'],
  ])('open at the hash %s with %s', async (hash, name) => {
    holdTabs();
    renderFrame(`/admin${hash}`);
    expect(selectedTab()).toBe(name);
    expect((await screen.findByRole('heading', { level: 2 })).textContent).toBe(name);
  });

  it('are kept in the address, which back follows', async () => {
    holdTabs();
    renderFrame();
    await userEvent.click(screen.getByRole('tab', { name: 'Holy Days' }));
    await waitFor(() => expect(panelHeading()).toBe('Holy Days'));
    expect(window.location.hash).toBe('#holy-days');
    window.history.back();
    await waitFor(() => expect(panelHeading()).toBe('Quotes'));
  });

  it('read only what is shown', async () => {
    holdResponse('GET /api/users');
    renderFrame();
    expect(callsOf('GET /api/users')).toEqual([]);
    await userEvent.click(screen.getByRole('tab', { name: 'Users' }));
    await waitFor(() => expect(callsOf('GET /api/users')).toHaveLength(1));
  });
});

describe('the panel of quotes', () => {
  it('keeps what was typed while another tab is open', async () => {
    holdResponse('GET /api/users');
    renderFrame();
    await userEvent.type(screen.getByLabelText('Source'), 'A friend');
    await userEvent.click(screen.getByRole('tab', { name: 'Users' }));
    expect(screen.queryByRole('textbox', { name: 'Source' })).toBeNull();
    await userEvent.click(screen.getByRole('tab', { name: 'Quotes' }));
    expect(screen.getByLabelText<HTMLInputElement>('Source').value).toBe('A friend');
  });
});

describe('logging out while something typed is not saved', () => {
  async function typeAndLogOut() {
    const person = userEvent.setup({ delay: null });
    renderFrame();
    await person.type(screen.getByLabelText('Source'), 'A friend');
    await person.click(button('Logout'));
    expect(screen.getByRole('alertdialog', { name: 'Leave without saving?' })).toBeTruthy();
    expect(callsOf(LOGOUT)).toEqual([]);
    return person;
  }

  it('asks first, and goes on when the visitor stays', async () => {
    const person = await typeAndLogOut();
    await person.keyboard('{Escape}');
    expect(screen.queryByRole('alertdialog')).toBeNull();
    expect(callsOf(LOGOUT)).toEqual([]);
    expect(screen.getByLabelText<HTMLInputElement>('Source').value).toBe('A friend');
    await waitFor(() => expect(document.activeElement).toBe(button('Logout')));
  });

  it('ends the session when the visitor leaves, and asks no more', async () => {
    respondWith(LOGOUT, { message: 'Logged out' });
    const person = await typeAndLogOut();
    await press(person, 'Leave');
    await waitFor(() => expect(window.location.pathname).toBe('/'));
    expect(callsOf(LOGOUT)).toHaveLength(1);
    expect(screen.queryByRole('alertdialog')).toBeNull();
    expect(shownToast()?.title).toBe('Logged Out');
  });
});

describe('typing into another form while the session is being ended', () => {
  async function typeMeanwhile() {
    holdTabs();
    const respondToLogout = holdResponse(LOGOUT);
    const person = userEvent.setup({ delay: null });
    renderFrame();
    await person.type(screen.getByLabelText('Source'), 'A friend');
    await person.click(button('Logout'));
    await press(person, 'Leave');
    await waitFor(() => expect(button('Logout').getAttribute('aria-disabled')).toBe('true'));
    await person.click(screen.getByRole('tab', { name: 'Social Links' }));
    await person.type(await screen.findByLabelText('Platform'), 'Threads');
    return { person, endSession: () => respondToLogout({ message: 'Logged out' }) };
  }

  afterEach(async () => {
    await waitFor(() => expect(shownToast()?.title).toBe('Logged Out'));
    expect(window.location.pathname).toBe('/');
    expect(screen.queryByRole('alertdialog')).toBeNull();
  });

  it('does not ask again once the session is over', async () => {
    const { endSession } = await typeMeanwhile();
    endSession();
  });

  it('takes back what is asked when the session is over', async () => {
    const { person, endSession } = await typeMeanwhile();
    await person.click(button('View Site'));
    expect(screen.getByRole('alertdialog', { name: 'Leave without saving?' })).toBeTruthy();
    endSession();
  });
});

describe('logging out', () => {
  afterEach(() => {
    expect(window.location.pathname).toBe('/');
    expect(shownToast()).toEqual({
      title: 'Logged Out',
      description: 'You have been successfully logged out',
    });
  });

  it('ends the session once, leads home and says so', async () => {
    const respondToLogout = holdResponse(LOGOUT);
    renderFrame();
    await userEvent.click(button('Logout'));
    await waitFor(() => expect(button('Logout').getAttribute('aria-disabled')).toBe('true'));
    expect(window.location.pathname).toBe('/admin');
    respondToLogout({ message: 'Logged out' });
    await waitFor(() => expect(shownToast()).toBeTruthy());
    expect(callsOf(LOGOUT)).toHaveLength(1);
  });

  it('leads home all the same when the call fails, which is only logged', async () => {
    rejectWith(LOGOUT, 500, 'Something broke');
    renderFrame();
    await userEvent.click(button('Logout'));
    await waitFor(() => expect(shownToast()).toBeTruthy());
    expect(takeConsoleErrors().map(([message, error]) => [message, String(error)])).toEqual([
      ['Failed to log out', `ApiError: 500: ${JSON.stringify(saying('Something broke'))}`],
    ]);
  });

  it('sends the token that the server asks for', async () => {
    respondWith(LOGOUT, { message: 'Logged out' });
    renderFrame();
    await userEvent.click(button('Logout'));
    await waitFor(() => expect(shownToast()).toBeTruthy());
    expect(callsOf(LOGOUT)[0]?.headers.get('csrf-token')).toBe('a-token');
  });
});
