import type { BrowserContext, CDPSession, Page } from '@playwright/test';

const opened = new WeakMap<BrowserContext, CDPSession[]>();

/** Opens the browser's developer tools for a page. */
export async function openDevtools(page: Page): Promise<CDPSession> {
  const context = page.context();
  const devtools = await context.newCDPSession(page);
  opened.set(context, [...(opened.get(context) ?? []), devtools]);
  return devtools;
}

/** Closes the developer tools of a context's pages, and so ends what they switched on, as virtual authenticators. */
export async function closeDevtools(context: BrowserContext): Promise<void> {
  for (const devtools of opened.get(context) ?? []) {
    // Those of a page that is closed are closed already.
    await devtools.detach().catch(() => {});
  }
  opened.delete(context);
}
