import type { ToastTexts } from '@bahai-friends/languages';
import { toasts } from '@bahai-friends/languages/en/toasts';
import { spoken } from './spoken.ts';

/** The texts around short messages, in the page's language: loaded with the code that shows one. */
export const toastTexts = (): ToastTexts => spoken.page ?? toasts;
