import { describe, expect, it } from 'vitest';
import { describePage } from '../entry-server.tsx';
import {
  applicationPageAt,
  applicationPages,
  dashboardPage,
  homePage,
  loginPage,
  notFoundPage,
} from './application-pages.ts';
import { pageAt, pages } from './page-registry.ts';

const sources = import.meta.glob('/src/**/*-page.tsx');
const titled = applicationPages.map((page) => [page.title, page] as const);

describe('the page at a path', () => {
  it('is the home page at the root alone', () => {
    expect(pageAt('/')).toBe(homePage);
  });

  it.each([
    ['/admin-auth', loginPage],
    ['/admin', dashboardPage],
  ])('is at %s the same for server and browser', (path, page) => {
    expect(pageAt(path)).toBe(page);
    expect(applicationPageAt(path)).toBe(page);
  });

  it.each(['/nope', '/index.html', '/admin/', '/Admin', '//', '', '/design0', '/design16', '/%2F'])(
    'is none at %j',
    (path) => {
      expect(pageAt(path)).toBe(notFoundPage);
      expect(applicationPageAt(path)).toBe(notFoundPage);
    },
  );
});

describe('the registry', () => {
  it('finds every page at its own path', () => {
    const withPath = pages.flatMap((page) => (page.path === null ? [] : [[page.path, page]]));
    expect(withPath).toHaveLength(pages.length - 1);
    expect(withPath.map(([path]) => pageAt(String(path)))).toEqual(
      withPath.map(([, page]) => page),
    );
  });
});

describe('every page of the application', () => {
  it.each(titled)('has the module that the server preloads: %s', async (_, page) => {
    const source = sources[`/${page.module}`];
    expect(await source?.()).toBe(await page.load());
  });

  it('is found, but for the one that says that there is none', () => {
    const missing = applicationPages.filter(
      ({ path }) => describePage(path ?? '/nope').status !== 200,
    );
    expect(missing).toEqual([notFoundPage]);
    expect(describePage('/nope').status).toBe(404);
  });

  it('has a title of its own', () => {
    expect(titled.map(([title]) => title)).toEqual([
      "Bahá'í Friends",
      "Admin Login – Bahá'í Friends",
      "Admin Dashboard – Bahá'í Friends",
      '404 Page Not Found',
    ]);
  });

  it.each([
    ['login', loginPage],
    ['dashboard', dashboardPage],
  ])('is kept from search and sharing: %s', async (_, page) => {
    expect((await page.head({})).shared).toBeUndefined();
    expect(page.needs).toBe('nothing');
  });
});
