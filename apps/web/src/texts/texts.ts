import { common } from './en/common.ts';
import type { CommonTexts } from './page-texts.ts';
import { spoken } from './spoken.ts';

/*
 * A variable and not a value that components are handed: it costs English nothing, and it does not change while
 * a page is rendered, on the server either, where rendering is synchronous.
 */

/** The texts of the page in its language. */
export let texts: CommonTexts = spoken.page ?? common;

/** Takes the texts of the language that is spoken now. */
export function takeTexts(): void {
  texts = spoken.page ?? common;
}
