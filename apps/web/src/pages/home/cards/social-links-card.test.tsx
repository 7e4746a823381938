import { SOCIAL_PLATFORMS } from '@bahai-friends/contract';
import { screen, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { callsOf, holdResponse, rejectWith, respondWith } from '../../../testing/api-server.ts';
import { passTime, settle, stopClock } from '../../../testing/fake-time.ts';
import { renderWithQueries, returnToPage } from '../../../testing/render.tsx';
import { linkWith } from '../../../testing/samples.ts';
import { SocialLinksCard } from './social-links-card.tsx';

const LINKS = 'GET /api/social-links';
const ERROR = 'Unable to load social media links.';
const NONE = 'We are not on social media yet.';

const card = () => within(screen.getByRole('region', { name: 'Connect With Us' }));
const said = () =>
  card().getByRole('heading', { level: 2, name: 'Connect With Us' }).nextElementSibling
    ?.textContent;
const skeletons = () => [...document.querySelectorAll('[data-slot=skeleton]')];
const shownPlatforms = () =>
  card()
    .getAllByRole('link')
    .map((link) => link.textContent);

describe('the links that are shown', () => {
  it('are known by their platform, and open in a new tab', () => {
    holdResponse(LINKS);
    renderWithQueries(<SocialLinksCard rendered={[linkWith()]} />);
    const link = card().getByRole('link', { name: 'Visit our YouTube page' });
    expect(link.getAttribute('href')).toBe('https://www.youtube.com/@friends');
    expect(link.getAttribute('target')).toBe('_blank');
    expect(link.getAttribute('rel')).toBe('noopener');
    expect(link.textContent).toBe('YouTube');
    const icon = link.querySelector('svg');
    expect(icon?.getAttribute('aria-hidden')).toBe('true');
    expect(icon?.querySelector('use')?.getAttribute('href')).toMatch(
      /platform-icons\.svg.*#YouTube$/,
    );
  });

  it('are of all twelve platforms', () => {
    holdResponse(LINKS);
    const links = SOCIAL_PLATFORMS.map((platform, id) => linkWith({ id, platform, order: id }));
    renderWithQueries(<SocialLinksCard rendered={links} />);
    const names = SOCIAL_PLATFORMS.map((platform) => `Visit our ${platform} page`);
    expect(names).toHaveLength(12);
    expect(
      card()
        .getAllByRole('link')
        .map((link) => link.getAttribute('aria-label')),
    ).toEqual(names);
    expect(card().getAllByRole('listitem')).toHaveLength(12);
  });

  it('are not those of other platforms, nor what is no web address', () => {
    holdResponse(LINKS);
    const links = ['MySpace', 'youtube', 'Facebook ', '', 'constructor'].map((platform, id) =>
      linkWith({ id, platform }),
    );
    const unsafe = linkWith({ id: 8, platform: 'X', url: 'javascript:alert(1)' });
    const shown = linkWith({ id: 9, platform: 'Lemon8' });
    renderWithQueries(<SocialLinksCard rendered={[...links, unsafe, shown]} />);
    expect(shownPlatforms()).toEqual(['Lemon8']);
  });

  it('stand by their order, and those of the same order as the server has them', () => {
    holdResponse(LINKS);
    const links = [
      linkWith({ id: 1, platform: 'X', order: 10 }),
      linkWith({ id: 2, platform: 'Threads', order: 2 }),
      linkWith({ id: 4, platform: 'TikTok', order: 0 }),
      linkWith({ id: 3, platform: 'Facebook', order: 2 }),
    ];
    renderWithQueries(<SocialLinksCard rendered={links} />);
    expect(shownPlatforms()).toEqual(['TikTok', 'Threads', 'Facebook', 'X']);
  });

  it('can be several of one platform', () => {
    holdResponse(LINKS);
    const links = [linkWith({ id: 1 }), linkWith({ id: 2, url: 'https://youtu.be/' })];
    renderWithQueries(<SocialLinksCard rendered={links} />);
    expect(shownPlatforms()).toEqual(['YouTube', 'YouTube']);
  });
});

describe('the social links card', () => {
  it('shows eight skeletons while it loads, the last two not below 768 px', () => {
    holdResponse(LINKS);
    renderWithQueries(<SocialLinksCard rendered={undefined} />);
    expect(card().getByRole('status').textContent).toBe('Loading social media links');
    const hidden = skeletons().map((skeleton) => skeleton.classList.contains('max-[768px]:hidden'));
    expect(hidden).toEqual([false, false, false, false, false, false, true, true]);
  });

  it('shows the links when they have come', async () => {
    respondWith(LINKS, [linkWith({ platform: 'X' })]);
    renderWithQueries(<SocialLinksCard rendered={undefined} />);
    await card().findByRole('link', { name: 'Visit our X page' });
    expect(skeletons()).toHaveLength(0);
    expect(card().queryByRole('status')).toBeNull();
  });

  it.each([
    ['there are none', []],
    ['none can be shown', [linkWith({ platform: 'MySpace' })]],
  ])('keeps one quiet sentence when %s', async (_, links) => {
    respondWith(LINKS, links);
    renderWithQueries(<SocialLinksCard rendered={undefined} />);
    await card().findByText(NONE);
    expect(said()).toBe(NONE);
    expect(card().queryByRole('list')).toBeNull();
  });

  it('shows the server-rendered links while it loads, and then the response', async () => {
    const respondToLinks = holdResponse(LINKS);
    renderWithQueries(<SocialLinksCard rendered={[linkWith({ platform: 'X' })]} />);
    expect(shownPlatforms()).toEqual(['X']);
    await expect.poll(() => callsOf(LINKS)).toHaveLength(1);
    expect(shownPlatforms()).toEqual(['X']);
    respondToLinks([linkWith({ platform: 'Threads' })]);
    await card().findByText('Threads');
    expect(shownPlatforms()).toEqual(['Threads']);
  });

  it('tries three times more before it says that it could not load', async () => {
    stopClock('2026-03-21T12:00:00Z');
    rejectWith(LINKS, 500, 'Something broke');
    renderWithQueries(<SocialLinksCard rendered={undefined} />);
    await settle();
    for (const [waited, calls] of [
      [1000, 2],
      [2000, 3],
    ] as const) {
      await passTime(waited);
      expect(callsOf(LINKS)).toHaveLength(calls);
      expect(skeletons()).toHaveLength(8);
    }
    await passTime(4000);
    expect(callsOf(LINKS)).toHaveLength(4);
    expect(card().getByRole('alert').textContent).toBe(ERROR);
    expect(said()).toBe(ERROR);
    await passTime(600_000);
    returnToPage();
    await settle();
    expect(callsOf(LINKS)).toHaveLength(4);
  });

  it('keeps the server-rendered links while it retries, then shows the error', async () => {
    stopClock('2026-03-21T12:00:00Z');
    rejectWith(LINKS, 500, 'Something broke');
    renderWithQueries(<SocialLinksCard rendered={[linkWith({ platform: 'X' })]} />);
    await settle();
    await passTime(1000);
    await passTime(2000);
    expect(callsOf(LINKS)).toHaveLength(3);
    expect(shownPlatforms()).toEqual(['X']);
    await passTime(4000);
    expect(said()).toBe(ERROR);
  });

  it('recovers when a later try succeeds', async () => {
    stopClock('2026-03-21T12:00:00Z');
    rejectWith(LINKS, 500, 'Something broke');
    renderWithQueries(<SocialLinksCard rendered={undefined} />);
    await settle();
    await passTime(1000);
    respondWith(LINKS, [linkWith({ platform: 'X' })]);
    await passTime(2000);
    expect(shownPlatforms()).toEqual(['X']);
    expect(callsOf(LINKS)).toHaveLength(3);
  });
});
