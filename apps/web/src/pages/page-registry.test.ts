import { describe, expect, it } from 'vitest';
import { describePage } from '../entry-server.tsx';
import { siteWith } from '../testing/samples.ts';
import { applicationPageAt, applicationPages } from './application-pages.ts';
import { documentOf, pageAt, pages } from './page-registry.ts';

const site = siteWith();
const withContact = { ...site, contact: 'Anna\nHaifa' };
const sources = import.meta.glob('/src/**/*-page.tsx');
const listed = Object.values(applicationPages);
const titled = listed.map((page) => [page.title("Bahá'í Friends"), page] as const);

describe('the page at a path', () => {
  it('is the home page at the root alone', () => {
    expect(pageAt('/', site)).toBe(applicationPages.home);
  });

  it.each([
    ['/admin-auth', applicationPages.login],
    ['/admin', applicationPages.dashboard],
  ])('is at %s the same for server and browser', (path, page) => {
    expect(pageAt(path, site)).toBe(page);
    expect(applicationPageAt(path, site)).toBe(page);
  });

  it.each(['/nope', '/index.html', '/admin/', '/Admin', '//', '', '/design0', '/design16', '/%2F'])(
    'is none at %j',
    (path) => {
      expect(pageAt(path, site)).toBe(applicationPages.notFound);
      expect(applicationPageAt(path, site)).toBe(applicationPages.notFound);
    },
  );
});

describe('the page of what the community says of itself', () => {
  it('is there as soon as it says something', () => {
    expect(pageAt('/contact', withContact)).toBe(applicationPages.contact);
    expect(pageAt('/contact', site)).toBe(applicationPages.notFound);
    expect(describePage('/contact', withContact).status).toBe(200);
    expect(describePage('/contact', site).status).toBe(404);
  });
});

describe('the registry', () => {
  it('finds every page at its own path', () => {
    const withPath = pages.flatMap((page) => (page.path === null ? [] : [[page.path, page]]));
    expect(withPath).toHaveLength(pages.length - 1);
    expect(withPath.map(([path]) => pageAt(String(path), withContact))).toEqual(
      withPath.map(([, page]) => page),
    );
  });
});

describe('every page of the application', () => {
  it.each(titled)('has the module that the server preloads: %s', async (_, page) => {
    const source = sources[`/${documentOf(page).module}`];
    expect(await source?.()).toBe(await page.load());
  });

  it('is found, but for the one that says that there is none', () => {
    const missing = listed.filter(
      ({ path }) => describePage(path ?? '/nope', withContact).status !== 200,
    );
    expect(missing).toEqual([applicationPages.notFound]);
    expect(describePage('/nope', site).status).toBe(404);
  });

  it('has a title of its own', () => {
    expect(titled.map(([title]) => title)).toEqual([
      "Bahá'í Friends",
      "Admin Login – Bahá'í Friends",
      "Admin Dashboard – Bahá'í Friends",
      "Contact – Bahá'í Friends",
      '404 Page Not Found',
    ]);
  });

  it.each([
    ['login', applicationPages.login],
    ['dashboard', applicationPages.dashboard],
  ])('is kept from search and sharing: %s', async (_, page) => {
    expect(documentOf(page).head({ site }).shared).toBeUndefined();
    expect(documentOf(page).needs).toBe('nothing');
  });
});
