import type { Paper } from '@bahai-friends/contract/paper';
import type { BadiYearData } from '../../../calendar/badi-year.ts';
import { inLanguage } from '../../../site/page-address.ts';

/** The data of a year's sheets. */
export interface PrintedYear extends BadiYearData {
  readonly title: string;
  readonly siteName: string;
  readonly publicUrl: string | null;
  readonly layout: 'wall' | 'card';
  /** null for the printer's own paper. */
  readonly paper: Paper | null;
}

/** The path of a year's sheets, without the language. */
export const printedPath = (
  year: number,
  { layout, paper }: Pick<PrintedYear, 'layout' | 'paper'>,
): string => `/calendar/${year}/${layout}${paper === null ? '' : `?paper=${paper}`}`;

/** The same with the language, for links to each paper. */
export const pathOnPaper =
  ({ year, layout }: Pick<PrintedYear, 'year' | 'layout'>) =>
  (paper: Paper | null): string =>
    inLanguage(printedPath(year, { layout, paper }));
