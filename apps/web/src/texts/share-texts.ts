import type { ShareTexts } from '@bahai-friends/languages';
import { share } from '@bahai-friends/languages/en/share';
import { spoken } from './spoken.ts';

/** The texts about sharing a quote, in the page's language: loaded with the code for it. */
export const shareTexts = (): ShareTexts => spoken.page ?? share;
