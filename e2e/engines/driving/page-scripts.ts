import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import axe from 'axe-core';
import type { Tab } from './engine.ts';

/** A library that is loaded into a page when it is first needed there. */
interface PageScript {
  /** The global that it adds to the window. */
  readonly global: string;
  readonly source: string;
}

/** Finds elements by role and name. */
export const FINDER: PageScript = {
  global: 'TestingLibraryDom',
  source: readFileSync(
    fileURLToPath(
      new URL('@testing-library/dom.umd.min.js', import.meta.resolve('@testing-library/dom')),
    ),
    'utf8',
  ),
};

/** The rules of accessibility. */
export const RULES: PageScript = { global: 'axe', source: axe.source };

/** Calls a function in the page, by its source, that uses a library. */
export async function loaded(
  tab: Tab,
  { global, source }: PageScript,
  use: string,
  args: readonly unknown[] = [],
): Promise<unknown> {
  const whenLoaded = `async (...args) =>
    '${global}' in window ? { answer: await (${use})(...args) } : null`;
  const ask = () => tab.call(whenLoaded, args) as Promise<{ answer: unknown } | null>;
  const first = await ask();
  if (first) return first.answer;
  await tab.load(source);
  const second = await ask();
  if (!second) throw new Error('The page was replaced meanwhile');
  return second.answer;
}
