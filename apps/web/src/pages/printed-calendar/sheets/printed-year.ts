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
