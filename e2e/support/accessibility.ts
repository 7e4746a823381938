import type { Page } from '@playwright/test';
import axe from 'axe-core';

declare global {
  interface Window {
    axe?: typeof axe;
  }
}

/**
 * What every rule of axe finds on a page as it is now: the rule and the first element that breaks it. The rules
 * are loaded once per document, which takes as long as running them. In frames of ours no script runs.
 */
export async function accessibilityViolations(page: Page): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(axe.source);
  return page.evaluate(async () => {
    const found = await window.axe?.run(document, {
      resultTypes: ['violations'],
      iframes: false,
    });
    if (!found) throw new Error('The document has changed while it was looked at');
    return found.violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`);
  });
}
