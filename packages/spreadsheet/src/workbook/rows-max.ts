import type { WorkbookFormat } from './open-workbook.ts';

/** Rows that a sheet has in each format, at most: https://support.microsoft.com/office/1672b34d-7043-467e-8e27-269d656771c3 */
export const ROWS_MAX: Readonly<Record<WorkbookFormat, number>> = { xlsx: 1_048_576, xls: 65_536 };
