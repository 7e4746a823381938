import type { PageRequest } from '@bahai-friends/contract';
import { act, screen } from '@testing-library/react';
import type { Root } from 'react-dom/client';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { callsOf, holdResponse, respondWith } from './testing/api-server.ts';
import { takeConsoleErrors } from './testing/console-watch.ts';
import { liveIn, settle, stopClock } from './testing/fake-time.ts';
import { documentOf, fullHome } from './testing/pages.ts';
import { quoteWith } from './testing/samples.ts';

const roots = vi.hoisted((): Root[] => []);

// The browser keeps these until the visitor leaves, so each test has to remove them.
vi.mock(import('react-dom/client'), async (importOriginal) => {
  const original = await importOriginal();
  const hydrateRoot: typeof original.hydrateRoot = (...args) => {
    const root = original.hydrateRoot(...args);
    roots.push(root);
    return root;
  };
  return { ...original, hydrateRoot };
});

/** Puts the server's page into the window, in its state before any script has run. */
async function receive(request: Partial<PageRequest> = {}): Promise<HTMLElement> {
  const page = await documentOf(request);
  window.history.replaceState(null, '', request.address ?? '/');
  document.body.innerHTML = page.body.innerHTML;
  const root = document.getElementById('root');
  if (!root) throw new Error('The page has no root');
  return root;
}

/** Runs the browser's entry, which starts when it is imported. */
async function runScripts(): Promise<void> {
  vi.resetModules();
  await act(() => import('./entry-client.tsx'));
  await settle();
}

/** The HTML of an element, without values that only the browser knows and the ornament of their month. */
function htmlWithoutDates(root: HTMLElement): string {
  return root.innerHTML
    .replace(/(<dd[^>]*>)[^<]*/g, '$1')
    .replace(/(<svg[^>]* class="ornament"[^>]*>).*?(?=<\/svg>)/g, '$1');
}

/** Elements that hydration keeps. */
const landmarks = (root: HTMLElement) => [
  ...root.querySelectorAll('main, h1, h2, dd, a, footer p'),
];

beforeEach(() => {
  liveIn('Pacific/Kiritimati');
  stopClock('2026-03-20T10:00:00Z');
});

afterEach(() => {
  act(() => {
    for (const root of roots.splice(0)) root.unmount();
  });
  document.body.innerHTML = '';
});

describe('a hydrated page', () => {
  it('stays as the server rendered it, but for the dates', async () => {
    respondWith('GET /api/quotes/today', fullHome.quote);
    respondWith('GET /api/holy-days/upcoming', fullHome.upcomingHolyDays);
    respondWith('GET /api/social-links', fullHome.socialLinks);
    const root = await receive({ home: fullHome });
    const html = root.innerHTML;
    const elements = landmarks(root);
    expect(htmlWithoutDates(root)).toBe(html);
    await runScripts();
    expect(htmlWithoutDates(root)).toBe(html);
    expect(elements.length).toBeGreaterThan(10);
    expect(landmarks(root).map((element, index) => element === elements[index])).toEqual(
      elements.map(() => true),
    );
    expect([...root.querySelectorAll('dd')].map(({ textContent }) => textContent)).toEqual([
      'Jalál',
      '1 Bahá 183 B.E.',
      'March 21, 2026',
    ]);
  });

  it('then asks for everything once, with the server’s data in its place meanwhile', async () => {
    const respondToQuote = holdResponse('GET /api/quotes/today');
    holdResponse('GET /api/holy-days/upcoming');
    holdResponse('GET /api/social-links');
    const root = await receive({ home: fullHome });
    const html = root.innerHTML;
    await runScripts();
    expect(callsOf('GET /api/quotes/today')).toHaveLength(1);
    expect(callsOf('GET /api/holy-days/upcoming')).toHaveLength(1);
    expect(callsOf('GET /api/social-links')).toHaveLength(1);
    expect(htmlWithoutDates(root)).toBe(html);
    respondToQuote(quoteWith({ text: 'Newer' }));
    await settle();
    expect(screen.getByText('“Newer”')).toBeTruthy();
  });

  it('does so without any data, and with none of anything', async () => {
    for (const home of [{}, { quote: null, upcomingHolyDays: [], socialLinks: [] }]) {
      holdResponse('GET /api/quotes/today');
      holdResponse('GET /api/holy-days/upcoming');
      holdResponse('GET /api/social-links');
      const root = await receive({ home });
      const html = root.innerHTML;
      await runScripts();
      expect(htmlWithoutDates(root)).toBe(html);
    }
  });

  it('does so with hostile text', async () => {
    holdResponse('GET /api/quotes/today');
    holdResponse('GET /api/holy-days/upcoming');
    holdResponse('GET /api/social-links');
    const text = '</script><!--app-->$&\u2028\n <b>&amp;</b> "\'';
    const root = await receive({ home: { ...fullHome, quote: quoteWith({ text }) } });
    const html = root.innerHTML;
    await runScripts();
    expect(htmlWithoutDates(root)).toBe(html);
    expect(root.querySelector('blockquote')?.textContent).toBe(`“${text}”`);
  });

  it('does so at an address without a page, where it asks for nothing', async () => {
    const root = await receive({ address: '/nope' });
    const html = root.innerHTML;
    await runScripts();
    expect(root.innerHTML).toBe(html);
    expect(callsOf('GET /api/csrf-token')).toHaveLength(0);
  });

  it('does so where the address was another before its scripts ran, and then follows the address', async () => {
    holdResponse('GET /api/quotes/today');
    holdResponse('GET /api/holy-days/upcoming');
    holdResponse('GET /api/social-links');
    const root = await receive({ home: fullHome });
    const frame = root.querySelector('.site');
    // Simulates the browser's way back from a document that was loaded at its address.
    window.history.replaceState(null, '', '/nope');
    await runScripts();
    expect(root.querySelector('.site')).toBe(frame);
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('404 Page Not Found');
  });

  it('does so in another year than it was rendered in', async () => {
    vi.setSystemTime('2026-12-31T23:59:59Z');
    const root = await receive({ address: '/nope' });
    vi.setSystemTime('2027-01-01T00:00:01Z');
    await runScripts();
    expect(root.querySelector('footer')?.textContent).toContain("Bahá'í Friends");
  });

  it('logs it when the page had to be rendered again', async () => {
    const root = await receive({ address: '/nope' });
    root.querySelector('main')?.replaceChildren('Something else');
    await runScripts();
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('404 Page Not Found');
    const messages = takeConsoleErrors().map(([message]) => message);
    expect(messages).toEqual(['The page was rendered again']);
  });
});

describe('a document without a place for the page', () => {
  it('says so', async () => {
    document.body.innerHTML = '';
    vi.resetModules();
    await expect(import('./entry-client.tsx')).rejects.toThrow(
      'The document has no place for the page',
    );
  });
});
