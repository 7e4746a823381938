import type { BadiYearData } from '../../../calendar/badi-year.ts';
import type { Paper } from './paper.ts';

/** What the sheets of a year are made of. */
export interface PrintedYear extends BadiYearData {
  readonly title: string;
  readonly siteName: string;
  readonly publicUrl: string | null;
  readonly layout: 'wall' | 'card';
  /** null for the paper that the printer has. */
  readonly paper: Paper | null;
}

/** The path of a year's sheets, without the language. */
export const printedPath = (
  year: number,
  { layout, paper }: Pick<PrintedYear, 'layout' | 'paper'>,
): string => `/calendar/${year}/${layout}${paper === null ? '' : `?paper=${paper}`}`;
