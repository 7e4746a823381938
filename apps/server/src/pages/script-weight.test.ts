import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { LANGUAGES } from '@bahai-friends/languages';
import { describe, expect, it } from 'vitest';
import { WEB_BUILD } from '../testing/test-app.ts';
import { type AssetManifest, assetsOf } from './asset-manifest.ts';

const client = join(WEB_BUILD, 'client');
const APPLICATION = ['index.html', 'src/entry-client.tsx'];
const HOME = [...APPLICATION, 'src/pages/home/home-page.tsx'];
/** The modules that the home page itself loads: React is not among them. */
const STARTED_HOME = ['index.html', 'src/pages/home/start/start-home.ts'];
const TOASTER = 'src/ui/feedback/toaster.tsx';
const DASHBOARD = [...APPLICATION, 'src/pages/dashboard/dashboard-page.tsx', TOASTER];
const OTHERS = LANGUAGES.filter((language) => language !== 'en');

const readManifest = (): AssetManifest =>
  JSON.parse(readFileSync(join(client, '.vite/manifest.json'), 'utf8'));

/** The size in brotli of the scripts that these modules load and the others have not loaded already. */
function scriptBytes(modules: readonly string[], others: readonly string[] = []): number {
  const manifest = readManifest();
  const loaded = assetsOf(manifest, others).scripts;
  const scripts = [...assetsOf(manifest, modules).scripts.keys()];
  return scripts
    .filter((script) => !loaded.has(script))
    .reduce((bytes, script) => bytes + statSync(join(client, `${script}.br`)).size, 0);
}

describe('scripts in brotli', () => {
  it.each(LANGUAGES)('of a home page in %s that nothing disturbs are at most 12 kB', (language) => {
    const words = language === 'en' ? [] : [`virtual:language/${language}`];
    const bytes = scriptBytes([...STARTED_HOME, ...words]);
    expect(bytes).toBeGreaterThan(5000);
    expect(bytes).toBeLessThanOrEqual(12_000);
  });

  it('of the home page are at most 83 kB where React comes', () => {
    const bytes = scriptBytes([...STARTED_HOME, ...HOME]);
    expect(bytes).toBeGreaterThan(60_000);
    expect(bytes).toBeLessThanOrEqual(83_000);
  });

  it('of the dashboard are at most 200 kB, toasts included', () => {
    const bytes = scriptBytes(DASHBOARD);
    expect(bytes).toBeGreaterThan(100_000);
    expect(bytes).toBeLessThanOrEqual(200_000);
  });

  it('of the page about birthdays are at most 12 kB, in one file that no other page loads', () => {
    const script = 'src/pages/anniversaries/birth/anniversaries.ts';
    const bytes = scriptBytes([script]);
    expect(bytes).toBeGreaterThan(1000);
    expect(bytes).toBeLessThanOrEqual(12_000);
    expect(scriptBytes([script], HOME)).toBe(bytes);
  });

  it('of the page about notifications are at most 6 kB, in one file that no other page loads', () => {
    const script = 'src/pages/notifications/subscribe/subscribe.ts';
    const bytes = scriptBytes([script]);
    expect(bytes).toBeGreaterThan(500);
    expect(bytes).toBeLessThanOrEqual(6000);
    expect(scriptBytes([script], HOME)).toBe(bytes);
  });

  it.each([
    ['a toast', TOASTER, 14_000],
    ['sharing a quote', 'src/pages/home/start/share-quote.ts', 500],
    ['saying that a quote is copied', 'src/pages/home/cards/show-shared.tsx', 1200],
    ['the place’s sunset', 'src/pages/home/cards/place-notes.ts', 3000],
  ])('of %s load nothing of the dashboard on the home page', (_what, module, limit) => {
    const bytes = scriptBytes([module], HOME);
    expect(bytes).toBeGreaterThan(0);
    expect(bytes).toBeLessThanOrEqual(limit);
  });

  it.each(OTHERS)('of the dashboard in another language are at most 25 kB more: %s', (language) => {
    const bytes = scriptBytes([`virtual:dashboard/${language}`], DASHBOARD);
    expect(bytes).toBeGreaterThan(10_000);
    expect(bytes).toBeLessThanOrEqual(25_000);
  });

  it.each(OTHERS)('of what only parts of the dashboard say come with these: %s', (language) => {
    const manifest = readManifest();
    const later = manifest[`virtual:dashboard/${language}`]?.dynamicImports ?? [];
    const first = [...DASHBOARD, `virtual:dashboard/${language}`];
    expect(later).toContain(`virtual:dashboard-room/${language}/quotes/year`);
    for (const room of later) {
      const bytes = scriptBytes([room], first);
      expect(bytes).toBeGreaterThan(100);
      expect(bytes).toBeLessThanOrEqual(5000);
    }
  });
});
