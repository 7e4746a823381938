import { share } from './en/share.ts';
import type { ShareTexts } from './page-texts.ts';
import { spoken } from './spoken.ts';

/** The texts on passing a quote on, in the page's language: loaded with what does it. */
export const shareTexts = (): ShareTexts => spoken.page ?? share;
