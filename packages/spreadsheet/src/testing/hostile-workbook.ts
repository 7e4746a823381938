import { HEADINGS, type WorkbookContent, xlsxOf } from './xlsx.ts';

export const MEGABYTE = 1_000_000;
export const ROWS = 20_000;

export const text = (value: string): string => `<si><t>${value}</t></si>`;
export const HEADING_STRINGS = Object.values(HEADINGS).map(text).join('');
export const cellOf = (index: number): string => `<c t="s"><v>${index}</v></c>`;
export const HEADER = `<row r="1">${[0, 1, 2, 3].map(cellOf).join('')}</row>`;
/** The number of the first shared string after the headings. */
export const OWN = 4;
export const inline = (value: string): string => `<c t="inlineStr"><is><t>${value}</t></is></c>`;
export const QUOTE = `<row>${inline('Quote')}${inline('Source')}</row>`;

export interface Shape extends WorkbookContent {
  /** Rows below the headings, as XML. */
  readonly below?: string;
}

/** A workbook whose first four shared strings are the headings. */
export const workbook = ({ below = QUOTE, strings = '', ...content }: Shape): Buffer =>
  xlsxOf({ rows: HEADER + below, strings: HEADING_STRINGS + strings, ...content });

/** Rows of four cells that are one shared string. */
export const filled = (cells: string, count = ROWS): string => `<row>${cells}</row>`.repeat(count);
