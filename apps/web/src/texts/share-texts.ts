import type { ShareTexts } from '@bahai-friends/languages';
import { share } from '@bahai-friends/languages/en/share';
import { spoken } from './spoken.ts';

/** The texts on passing a quote on, in the page's language: loaded with what does it. */
export const shareTexts = (): ShareTexts => spoken.page ?? share;
