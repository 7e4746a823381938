import { screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { callsOf, holdResponse, rejectWith, respondWith } from '../../testing/api-server.ts';
import { passTime, stopClock } from '../../testing/fake-time.ts';
import { bodyRows, cellsOf } from '../../testing/forms.ts';
import { renderWithQueries } from '../../testing/render.tsx';
import { linkWith } from '../../testing/samples.ts';
import { SocialLinksTab } from './social-links-tab.tsx';

const LINKS = 'GET /api/social-links';
const FAILED = 'Unable to load social media links.';

const renderTab = () => renderWithQueries(<SocialLinksTab />);

describe('the social links tab', () => {
  it('shows that the links are loading; the form is there already', () => {
    holdResponse(LINKS);
    renderTab();
    expect(screen.getByRole('heading', { level: 2 }).textContent).toBe('Social Links');
    expect(screen.getByRole('status').textContent).toBe('Loading...');
    expect(screen.getByRole('button', { name: 'Add Link' })).toBeTruthy();
  });

  it('says that there are none', async () => {
    respondWith(LINKS, []);
    renderTab();
    expect(await screen.findByText('No social links added yet')).toBeTruthy();
    expect(screen.queryByRole('table')).toBeNull();
  });

  it('says after three more tries that they could not be loaded, and tries again', async () => {
    stopClock('2026-03-21T12:00:00Z');
    rejectWith(LINKS, 500, 'Something broke');
    renderTab();
    for (const pause of [0, 1000, 2000, 4000]) await passTime(pause);
    expect(callsOf(LINKS)).toHaveLength(4);
    expect(screen.getByRole('alert').textContent).toBe(FAILED);
    respondWith(LINKS, [linkWith()]);
    screen.getByRole('button', { name: 'Retry' }).click();
    await passTime(0);
    expect(screen.queryByRole('alert')).toBeNull();
    expect(bodyRows()).toHaveLength(1);
  });

  it('has a row for each link, in the server’s order', async () => {
    respondWith(LINKS, [
      linkWith({ id: 5, platform: 'X', url: 'https://x.com/friends', order: 0 }),
      linkWith({ id: 2, platform: 'YouTube', url: 'https://youtube.com/@friends', order: 3 }),
    ]);
    renderTab();
    await screen.findByRole('table');
    expect(screen.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
      'Order',
      'Platform',
      'URL',
      'Actions',
    ]);
    expect(bodyRows().map((row) => cellsOf(row).slice(0, 3))).toEqual([
      ['0', 'X', 'https://x.com/friends (opens in a new tab)'],
      ['3', 'YouTube', 'https://youtube.com/@friends (opens in a new tab)'],
    ]);
    const link = screen.getByRole<HTMLAnchorElement>('link', { name: /x\.com/ });
    expect([link.href, link.target, link.rel]).toEqual([
      'https://x.com/friends',
      '_blank',
      'noopener',
    ]);
  });

  it('marks the platforms that the home page does not show', async () => {
    respondWith(LINKS, [
      linkWith({ id: 1, platform: 'Mastodon' }),
      linkWith({ id: 2, platform: 'youtube' }),
      linkWith({ id: 3, platform: 'YouTube' }),
    ]);
    renderTab();
    await screen.findByRole('table');
    const marked = bodyRows().map(
      (row) => within(row).queryByText('not shown on the home page') !== null,
    );
    expect(marked).toEqual([true, true, false]);
  });

  it('makes no link of an address that is none of the web', async () => {
    respondWith(LINKS, [linkWith({ url: 'javascript:alert(1)' })]);
    renderTab();
    await screen.findByText('javascript:alert(1)');
    expect(screen.queryByRole('link')).toBeNull();
  });

  it('keeps a name of another script apart from what follows it', async () => {
    respondWith(LINKS, [linkWith({ platform: 'یوتیوب' })]);
    renderTab();
    await waitFor(() => expect(bodyRows()[0]?.querySelector('bdi')?.textContent).toBe('یوتیوب'));
  });
});
