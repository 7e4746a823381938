import { badiYearPages } from '../features/badi-year/badi-year-pages.tsx';
import { shownQuotePages } from '../features/shown-quotes/shown-quote-pages.tsx';
import type { DocumentPages } from './page.ts';

/** Pages to look something up: rendered on the server, without a script. */
export const documentPages: readonly DocumentPages[] = [badiYearPages, shownQuotePages];
