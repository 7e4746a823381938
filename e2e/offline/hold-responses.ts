import type { Page, Route } from '@playwright/test';

/**
 * Holds the responses of a URL back until they are released.
 *
 * @param respond Handles a request when it is released; by default it goes on to the server.
 * @returns The function that releases them.
 */
export async function holdResponses(
  page: Page,
  url: string | RegExp,
  respond: (route: Route) => Promise<void> = (route) => route.continue(),
): Promise<() => void> {
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await page.route(url, async (route) => {
    await released;
    await respond(route);
  });
  return release;
}
