import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Page } from '@playwright/test';
import type axe from 'axe-core';

declare global {
  interface Window {
    axe?: typeof axe;
  }
}

/** Minified, it is less than half as long: every document that is looked at gets and reads it anew. */
const source = readFileSync(fileURLToPath(import.meta.resolve('axe-core/axe.min.js')), 'utf8');

/**
 * The findings of every rule of axe on a page as it is now: the rule and the first element that breaks it. The rules
 * are loaded once per document, which takes as long as running them. They do not look into the site's own frames, in
 * which no script runs.
 */
export async function accessibilityViolations(page: Page): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(source);
  return page.evaluate(async () => {
    const found = await window.axe?.run(document, {
      resultTypes: ['violations'],
      iframes: false,
    });
    if (!found) throw new Error('The document has changed while it was looked at');
    return found.violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html}`);
  });
}
