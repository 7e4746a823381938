import { fileURLToPath } from 'node:url';
import { addQuotes } from '../apps/server/src/testing/content.ts';
import { DEVELOPMENT } from '../scripts/running-site.ts';
import { expect, test } from './fixtures.ts';
import { type Site, startSite } from './site.ts';

const fill = (database: Parameters<typeof addQuotes>[0]) =>
  addQuotes(database, { text: 'Be kind', source: 'A friend' });

/** What is the same however the application is loaded. */
async function contentAt(site: Site, path: string) {
  const response = await fetch(site.url + path);
  // Where the icons are is a matter of how they are loaded.
  const html = (await response.text()).replace(/"[^"]*platform-icons[^"#]*#/g, '"#');
  const find = (pattern: RegExp) => pattern.exec(html)?.[0];
  return {
    status: response.status,
    title: find(/<title>.*<\/title>/),
    meta: html.match(/<meta (?:name="(?:description|robots)"|property="og:)[^>]*>/g),
    page: find(/<div id="root">.*<\/div>/s),
    data: find(/<script type="application\/json".*?<\/script>/),
  };
}

// One after the other: Vite keeps prepared dependencies in one folder for all that it serves.
test.describe.configure({ mode: 'default' });

test.describe('the development server', () => {
  test('renders every page as the built one is rendered', async () => {
    const [built, development] = await Promise.all([
      startSite(fill),
      startSite(fill, {}, DEVELOPMENT),
    ]);
    try {
      for (const path of ['/', '/admin-auth', '/admin', '/nope', '/designs', '/design3']) {
        const content = await contentAt(built, path);
        expect(content.page).toContain('<h1');
        expect(await contentAt(development, path)).toEqual(content);
      }
    } finally {
      await Promise.all([built.stop(), development.stop()]);
    }
  });

  test('hydrates pages and connects to hot updates, under its own security policy', async ({
    page,
  }) => {
    const development = await startSite(fill, {}, DEVELOPMENT);
    try {
      for (const [path, heading] of [
        ['/', "Bahá'í Friends"],
        ['/admin', 'Admin Login'],
        ['/combined-date-design', 'Combined Date Design Concept'],
      ] as const) {
        const connected = page.waitForEvent('console', (message) =>
          message.text().includes('[vite] connected'),
        );
        await page.goto(development.url + path);
        await connected;
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(heading);
      }
      const settings = fileURLToPath(import.meta.resolve('../apps/server/src/settings.ts'));
      expect((await fetch(`${development.url}/@fs${settings}`)).status).toBe(403);
      await page.goto(`${development.url}/design3`);
      const ownStyle = page.locator('link[rel=stylesheet][href*="/layouts/"]');
      expect(
        await ownStyle.evaluate((link: HTMLLinkElement) => link.sheet?.cssRules.length),
      ).toBeGreaterThan(5);
    } finally {
      await development.stop();
    }
  });
});
