import { describe, expect, it } from 'vitest';
import { describePage } from '../entry-server.tsx';
import { siteWith } from '../testing/samples.ts';
import { loadLanguage, speaking } from '../texts/every-language.ts';
import { applicationPageAt, applicationPages } from './application-pages.ts';
import { page as contact } from './contact/page.ts';
import { page as dashboard } from './dashboard/page.ts';
import { page as home } from './home/page.ts';
import { page as login } from './login/page.ts';
import { page as notFound } from './not-found/page.ts';
import { notFoundPage, ownModules, pageAt, pageNamed, pages } from './page-registry.ts';

const site = siteWith();
const withContact = { ...site, contact: 'Anna\nHaifa' };
const sources = import.meta.glob([
  '/src/**/*-page.tsx',
  '/src/pages/**/entry-*.tsx',
  '/src/**/*.css',
  '/src/pages/*/*/*.ts',
  '!/src/**/*.test.ts',
]);
const listed = pages.filter((page) => page.kind === 'application');
const titled = listed.map((one) => [one.page.title("Bahá'í Friends"), one] as const);
const files = import.meta.glob('./*/{page,page.server,document,standalone}.{ts,tsx}');

describe('the page at a path', () => {
  it('is the home page at the root alone', () => {
    expect(pageAt('/', site).page).toBe(home);
  });

  it.each([
    ['/admin-auth', login],
    ['/admin', dashboard],
  ])('is at %s the same for server and browser', (path, page) => {
    expect(pageAt(path, site).page).toBe(page);
    expect(applicationPageAt(path, site)).toBe(page);
  });

  it.each(['/nope', '/index.html', '/admin/', '/Admin', '//', '', '/design0', '/design16', '/%2F'])(
    'is none at %j',
    (path) => {
      expect(pageAt(path, site)).toBe(notFoundPage);
      expect(applicationPageAt(path, site)).toBe(notFound);
    },
  );
});

describe('the page of what the community says of itself', () => {
  it('is there as soon as it says something', () => {
    expect(pageAt('/contact', withContact).page).toBe(contact);
    expect(pageAt('/contact', site).page).toBe(notFound);
    expect(describePage('/contact', withContact).status).toBe(200);
    expect(describePage('/contact', site).status).toBe(404);
  });
});

describe('the registry', () => {
  it('finds every page at its own path', () => {
    const withPath = pages.flatMap((found) =>
      found.kind === 'document' || found.page.path === null
        ? []
        : [[found.page.path, found] as const],
    );
    expect(withPath.length).toBeGreaterThan(20);
    expect(withPath.map(([path]) => pageAt(path, withContact))).toEqual(
      withPath.map(([, found]) => found),
    );
  });

  it('knows every folder, each by what it says of itself', () => {
    const folders = new Set(Object.keys(files).map((path) => path.split('/')[1]));
    expect(new Set(pages.map(({ name }) => name.split('/')[0]))).toEqual(folders);
    expect(applicationPages).toEqual(listed.map(({ page }) => page));
  });

  it('gives every page a name of its own', () => {
    expect(new Set(pages.map(({ name }) => name)).size).toBe(pages.length);
    for (const page of pages) expect(pageNamed(page.name)).toBe(page);
    expect(() => pageNamed('nope')).toThrow('Not a page of the registry: nope');
  });

  it('names modules that are there', () => {
    const missing = ownModules.filter(
      (module) => !module.startsWith('virtual:') && !(`/${module}` in sources),
    );
    expect(missing).toEqual([]);
  });
});

describe('every page of the application', () => {
  it.each(titled)('has the module that the server preloads: %s', async (_, { module, page }) => {
    expect(await sources[`/${module}`]?.()).toBe(await page.load());
  });

  it('is found, but for the one that says that there is none', () => {
    const missing = listed.filter(
      ({ page }) => describePage(page.path ?? '/nope', withContact).status !== 200,
    );
    expect(missing).toEqual([notFoundPage]);
    expect(describePage('/nope', site).status).toBe(404);
  });

  it('has a title of its own', () => {
    expect(titled.map(([title]) => title).sort()).toEqual(
      [
        "Bahá'í Friends",
        "Admin Login – Bahá'í Friends",
        "Admin Dashboard – Bahá'í Friends",
        "Contact – Bahá'í Friends",
        '404 Page Not Found',
      ].sort(),
    );
  });

  it.each([
    ['login', { inSerif: [], weights: 'all' }],
    ['dashboard', { inSerif: [], weights: 'all' }],
  ])('is kept from search and sharing: %s', async (name, fonts) => {
    const found = pageNamed(name);
    const inGerman = await loadLanguage({ code: 'de', prefix: '', bare: '/' });
    const head = speaking(
      inGerman,
      () => found.kind === 'application' && found.document.head({ site }),
    );
    // Without picture and address the page cannot be shared.
    expect(head).toEqual({ description: 'Für die Ehrenamtlichen dieser Website.', ...fonts });
    expect(found.read).toBeUndefined();
  });
});
