import { formatDay } from '../../format-day.ts';
import { counted, plural } from '../plural.ts';

/** How many quotes have a date. */
interface TakenDate {
  readonly date: string;
  readonly count: number;
}

/** Why a single quote cannot have a date: others have it. A form of the dashboard says it, too. */
export const dateTaken = {
  'date-taken': ({ date, count }: TakenDate) => {
    const are = plural(count, 'is', 'are');
    return `There ${are} already ${counted(count, 'quote')} scheduled for ${formatDay(date)}. Please choose a different date.`;
  },
};
