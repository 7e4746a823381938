import { spanOfYear } from '../../calendar/badi-year.ts';
import type { ReadPage } from '../page-kinds.ts';
import type { PrintedCalendarParts, PrintedCalendarValues } from './document.tsx';

export const read: ReadPage<PrintedCalendarParts, PrintedCalendarValues> = async ({
  sources,
  language,
  values,
}) => {
  const { start, end } = spanOfYear(values.year);
  const holyDays = await sources.holyDays.between(start, end, language.asked);
  return { printed: { ...values, holyDays } };
};
