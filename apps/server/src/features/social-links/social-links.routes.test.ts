import { describe, expect, it } from 'vitest';
import { addSocialLinks } from '../../testing/content.ts';
import { createTestApp } from '../../testing/test-app.ts';
import { databases } from '../../testing/test-database.ts';

describe.each(databases)('GET /api/social-links on $name', ({ open }) => {
  it('answers links by order, equal ones as they were added', async () => {
    const database = await open();
    await addSocialLinks(database, ['Threads', 2], ['X', 0], ['Mastodon', 2], ['YouTube', 1]);
    const app = await createTestApp(database);
    const links = (await app.inject('/api/social-links')).json();
    expect(links.map(({ platform }: { platform: string }) => platform)).toEqual([
      'X',
      'YouTube',
      'Threads',
      'Mastodon',
    ]);
    expect(links[0]).toEqual({
      id: expect.any(Number),
      platform: 'X',
      url: 'https://example.org/X',
      order: 0,
      version: 1,
    });
  });

  it('answers an empty list when there is none', async () => {
    const app = await createTestApp(await open());
    expect((await app.inject('/api/social-links')).json()).toEqual([]);
  });
});
