import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { en } from '@bahai-friends/badi-calendar/names/en';
import type { Page } from '@playwright/test';
import { parseAst } from 'vite';

const FOLDERS = fileURLToPath(new URL('../../packages/languages/src/', import.meta.url));
/** The rooms with the texts of login and dashboard, and of toasts on other pages. */
const ROOMS = ['dashboard/**/*.ts', 'problems/*.ts', 'common.ts', 'toasts.ts', 'page.ts'];

/** Collects the texts of a tree: whole ones, and the parts of templates between their values. */
function literalsOf(node: unknown, found: Set<string>): void {
  if (Array.isArray(node)) {
    for (const each of node) literalsOf(each, found);
    return;
  }
  if (typeof node !== 'object' || node === null) return;
  const { type, value } = node as { type?: string; value?: unknown };
  if (type === 'ImportDeclaration' || type?.startsWith('TSType') || type?.startsWith('TSUnion'))
    return;
  if (type === 'Literal' && typeof value === 'string') found.add(value.trim());
  if (type === 'TemplateElement') found.add((value as { cooked: string }).cooked.trim());
  literalsOf(Object.values(node), found);
}

function textsOf(language: string): ReadonlySet<string> {
  const found = new Set<string>();
  for (const file of globSync(ROOMS, { cwd: `${FOLDERS}${language}` })) {
    if (file.endsWith('.test.ts')) continue;
    literalsOf(
      parseAst(readFileSync(`${FOLDERS}${language}/${file}`, 'utf8'), { lang: 'ts' }).body,
      found,
    );
  }
  return found;
}

const isSentence = (text: string): boolean => text.length > 8 && /\p{L} \p{L}/u.test(text);

/** English texts that a language translates: parts of longer texts, and single words. */
interface EnglishTexts {
  readonly parts: readonly string[];
  readonly words: ReadonlySet<string>;
  /** What was found out about texts that were shown: most are shown again and again. */
  readonly judged: Map<string, boolean>;
}

export function englishTexts(language: string): EnglishTexts {
  const own = [...textsOf(language)];
  const texts = [...textsOf('en')].filter((text) => !own.some((other) => other.includes(text)));
  return {
    parts: texts.filter(isSentence),
    words: new Set(texts.filter((text) => /^\p{Lu}[\p{L} ]+$/u.test(text))),
    judged: new Map(),
  };
}

/** Has the page record every text that it shows from now on, also those that are there for a moment only. */
export async function noteTexts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const noted = new Set<string>();
    Object.assign(globalThis, { notedTexts: noted });
    /** The preview of a letter, which has a language of its own. */
    const LETTER = '.letter-preview';
    const ATTRIBUTES = ['aria-label', 'title', 'placeholder', 'alt', 'aria-description'];
    /** User content has a direction of its own, and a text for visitors without scripts is in every language. */
    const NOT_SAID = 'script, style, noscript, bdi, [dir=auto], [hidden]';
    /** Whether the texts of an element are said, and whether it is no part of a letter. */
    const isSaidIn = (element: Element | null) => !element?.closest(NOT_SAID);
    const isNoLetter = (element: Element | null) => !element?.closest(LETTER);
    const noteBelow = (node: Node, isSaid: boolean): void => {
      for (let child = node.firstChild; child; child = child.nextSibling) {
        if (child instanceof Text) {
          if (isSaid) noted.add(child.data.trim());
        } else if (!(child instanceof Element)) noteBelow(child, isSaid);
        else if (!child.matches(LETTER)) {
          noteAttributes(child);
          noteBelow(child, isSaid && !child.matches(NOT_SAID));
        }
      }
    };
    const noteAttributes = (element: Element): void => {
      for (const name of ATTRIBUTES) noted.add(element.getAttribute(name)?.trim() ?? '');
    };
    const note = (node: Node): void => {
      const element = node instanceof Element ? node : node.parentElement;
      if (!isNoLetter(element)) return;
      if (node instanceof Text && isSaidIn(element)) noted.add(node.data.trim());
      if (node instanceof Element) noteAttributes(node);
      noteBelow(node, isSaidIn(element));
    };
    new MutationObserver((records) => {
      // Elements with several changes are looked at once, with everything in them.
      const changed = new Set(records.map(({ target }) => target));
      const isInAnother = (node: Node): boolean => {
        const { parentNode } = node;
        return parentNode !== null && (changed.has(parentNode) || isInAnother(parentNode));
      };
      for (const node of changed) if (!isInAnother(node)) note(node);
    }).observe(document, {
      subtree: true,
      childList: true,
      characterData: true,
      attributeFilter: ATTRIBUTES,
    });
  });
}

/** A date such as 'March 21, 2026'. */
const ENGLISH_DAY = /\b[A-Z][a-z]+ \d{1,2}, \d{4}\b/;

/** Holy days are stored in English in this community, and labels contain their names as they are stored. */
const withoutHolyDays = (text: string): string =>
  en.holyDays.reduce((rest, name) => rest.replaceAll(name, ''), text);

function isEnglish(text: string, { parts, words }: EnglishTexts): boolean {
  if (words.has(text) || ENGLISH_DAY.test(text)) return true;
  const rest = withoutHolyDays(text);
  return parts.some((part) => rest.includes(part));
}

/** The English among the texts that the page has shown since this was asked last, or its document was loaded. */
export async function shownEnglish(page: Page, english: EnglishTexts): Promise<string[]> {
  const noted: string[] = await page.evaluate(() => {
    const { notedTexts } = globalThis as unknown as { notedTexts: Set<string> };
    const texts = [...notedTexts];
    notedTexts.clear();
    return texts;
  });
  const { judged } = english;
  return noted.filter((text) => {
    const known = judged.get(text) ?? isEnglish(text, english);
    judged.set(text, known);
    return known;
  });
}
