import { expect } from '../../support/fixtures.ts';
import type { Stop } from './steps.ts';

/** Where nothing can be loaded: each tab says so. */
export const failures: readonly Stop[] = [
  'quotes/manage',
  'quotes/manage?view=year',
  'social-links',
  'holy-days',
  'users',
  'account',
  'settings',
].map((place) => ({
  name: `failure of ${place}`,
  async show(page) {
    await page.clock.install();
    await page.route(/\/api\/(?!session|csrf-token)/, (route) => route.abort());
    await page.goto('about:blank');
    await page.goto(`/admin#${place}`);
    await expect
      .poll(async () => {
        await page.clock.fastForward(5000);
        return page.locator('[role=alert]').filter({ visible: true }).count();
      })
      .toBeGreaterThan(0);
    await page.unrouteAll();
  },
}));
