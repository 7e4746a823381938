import { toasts } from './en/toasts.ts';
import type { ToastTexts } from './page-texts.ts';
import { spoken } from './spoken.ts';

/** The texts around short messages, in the page's language: loaded with what shows one. */
export const toastTexts = (): ToastTexts => spoken.page ?? toasts;
