import { describe, expect, it } from 'vitest';
import { pageDocuments } from './page-documents.ts';
import { loadPage, type PageName, pageAt, pageTitles } from './application-pages.ts';

const sources = import.meta.glob('/src/**/*-page.tsx');
const names = Object.keys(loadPage) as PageName[];

describe('the page at a path', () => {
  it('is the home page at the root alone', () => {
    expect(pageAt('/')).toBe('home');
  });

  it.each([
    ['/admin-auth', 'login'],
    ['/admin', 'dashboard'],
  ])('is at %s the %s', (path, name) => {
    expect(pageAt(path)).toBe(name);
  });

  it.each(['/nope', '/index.html', '/admin/', '/Admin', '//', '', '/design0', '/design16', '/%2F'])(
    'is none at %j',
    (path) => {
      expect(pageAt(path)).toBe('notFound');
    },
  );
});

describe('every page', () => {
  it.each(names)('is the module that the server has preloaded: %s', async (name) => {
    const source = sources[`/${pageDocuments[name].module}`];
    expect(await source?.()).toBe(await loadPage[name]());
  });

  it('is found, but for the one that says that there is none', () => {
    const missing = names.filter((name) => pageDocuments[name].status !== 200);
    expect(missing).toEqual(['notFound']);
    expect(pageDocuments.notFound.status).toBe(404);
  });

  it.each(names)('has the same title for server and browser: %s', (name) => {
    expect(pageDocuments[name].head({}).title).toBe(pageTitles[name]);
  });

  it.each(['login', 'dashboard'] as const)('is not to be found or shared: %s', (name) => {
    expect(pageDocuments[name].head({}).shared).toBeUndefined();
    expect(pageDocuments[name].needs).toBe('nothing');
  });
});
