import { describe, expect, it } from 'vitest';
import { describePage } from '../../entry-server.tsx';
import { documentOf } from '../../testing/pages.ts';
import { siteWith } from '../../testing/samples.ts';
import { pages } from './standalone.tsx';

const sources = import.meta.glob([
  '/src/pages/designs/**/entry-*.tsx',
  '/src/pages/designs/**/*.css',
]);
const paths = pages.map(({ path }) => path);
const mockups = paths.filter((path) => path.startsWith('/design') && path !== '/designs');

describe('the design pages', () => {
  it('are the gallery, the combined date and fifteen designs', () => {
    const numbered = Array.from({ length: 15 }, (_, index) => `/design${index + 1}`);
    expect(paths).toEqual(['/designs', '/combined-date-design', ...numbered]);
  });

  it.each(paths)('are found, each with its own module: %s', (path) => {
    const { status, kind, module } = describePage(path, siteWith());
    expect({ status, kind }).toEqual({ status: 200, kind: 'standalone' });
    expect(Object.keys(sources)).toContain(`/${module}`);
  });

  it('share no module', () => {
    expect(new Set(paths.map((path) => describePage(path, siteWith()).module)).size).toBe(
      paths.length,
    );
  });

  it.each(paths)('have a title of their own and no inline style: %s', async (path) => {
    const page = await documentOf({ address: path, today: '2026-03-21' });
    expect(page.title).toMatch(/ – Bahá'í Friends$/);
    expect(page.querySelectorAll('[style], style')).toHaveLength(0);
    expect(page.querySelectorAll('main')).toHaveLength(1);
    expect(page.querySelectorAll('h1')).toHaveLength(1);
  });

  it.each(mockups)('keep samples out of searches: %s', async (path) => {
    const page = await documentOf({ address: path });
    expect(page.querySelector('[name=robots]')?.getAttribute('content')).toBe('noindex');
  });

  it.each(['/design0', '/design16', '/design01', '/design', '/design1/', '/Design1', '/designs/'])(
    'are not at %s',
    (path) => {
      expect(describePage(path, siteWith()).status).toBe(404);
    },
  );
});
