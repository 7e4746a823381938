import { day as dayName, number } from '../../words.ts';

export const title = 'سال سخنان';
export const daysWithQuote = (count: number, without: number) =>
  `${number(count)} روز با سخن، ${number(without)} روز بدون سخن`;
export const daysAheadWithout = (count: number, without: number) =>
  `${number(count)} روز با سخن، ${number(without)} روز از روزهای آینده بدون سخن`;
export const daysOfPastYear = (count: number) => `${number(count)} روز با سخن`;

export const dayWithCount = (day: string, count: number) =>
  `${day}: ${count === 0 ? 'بدون سخن' : `${number(count)} سخن`}`;

export const withQuote = 'با سخن';
export const withSeveral = 'با چند سخن';
export const withoutQuote = 'بدون سخن';

export const quotesOfDay = (count: number) => (count > 1 ? `${number(count)} سخن` : 'سخن');
export const firstIsShown = 'در این روز نخستین آنها نمایش داده می‌شود.';

export const fillTheGaps = 'پر کردن روزهای خالی';
export const aboutFilling = 'هر روزی که سخن ندارد یک سخن می‌گیرد؛ سخنان قدیمی‌تر نخست به کار می‌رود.';
export const from = 'از';
export const to = 'تا';
export const fromMissing = '«از» لازم است';
export const toMissing = '«تا» لازم است';
export const fromPast = '«از» باید امروز یا پس از آن باشد: روزهای گذشته پر نمی‌شود';
export const toBeforeFrom = '«تا» نباید پیش از «از» باشد';
export const quotesToUse = 'سخنانی که به کار می‌رود';
export const unscheduledQuotes = (count: number) => `${number(count)} سخن بدون تاریخ`;
export const pastQuotes = (count: number) =>
  `${number(count)} سخن گذشته، که آنگاه تاریخ گذشتهٔ خود را از دست می‌دهد`;
export const schedule = (count: number) => `تاریخ‌گذاری ${number(count)} سخن`;
export const scheduling = 'در حال تاریخ‌گذاری…';
export const scheduled = (count: number) => `${number(count)} سخن تاریخ‌گذاری شد`;
export const scheduleFailed = 'تاریخ‌گذاری سخنان ممکن نشد';

export const plan = 'طرح';
export const day = 'روز';
export const quote = 'سخن';
export const fromDay = (civilDay: string) => `از ${dayName(civilDay)}`;
export const moreDays = (count: number) => `و ${number(count)} روز دیگر`;
export const noGaps = 'همهٔ روزها، از نخستین تا آخرین، هم‌اکنون سخن دارد.';

type Source = 'unscheduled' | 'past';

const QUOTES: Readonly<Record<Source, string>> = {
  unscheduled: 'سخن بدون تاریخ',
  past: 'سخن گذشته',
};
const NOTHING_TO_USE: Readonly<Record<Source, string>> = {
  unscheduled: 'سخن بدون تاریخی برای به کار بردن نیست.',
  past: 'سخن گذشته‌ای برای به کار بردن نیست.',
};

export const nothingToUse = (source: Source) => NOTHING_TO_USE[source];

interface Filled {
  readonly count: number;
  readonly first: string;
  readonly last: string;
  readonly open: number;
  readonly left: number;
  readonly source: Source;
}

export const filled = ({ count, first, last, open, left, source }: Filled) => {
  const days = first === last ? `در ${dayName(first)}` : `از ${dayName(first)} تا ${dayName(last)}`;
  const rest =
    open > 0
      ? `${number(open)} روز از این بازه بدون سخن می‌ماند.`
      : left > 0
        ? `${number(left)} ${QUOTES[source]} باقی می‌ماند.`
        : 'هیچ روزی از این بازه بدون سخن نمی‌ماند.';
  return `${number(count)} روز سخن می‌گیرد، ${days}. ${rest}`;
};

export const leftOut = (count: number, days: number) =>
  `${number(count)} سخن کنار گذاشته می‌شود، زیرا همین متن در فاصلهٔ ${number(days)} روز تاریخ دارد.`;

export const daysTaken = (days: readonly string[], more: number) => {
  const named = days.map(dayName);
  const all = more > 0 ? [...named, `${number(more)} روز دیگر`] : named;
  return `در این میان کسی به این روزها سخن داده است: ${all.join('؛ ')}. هیچ تاریخی داده نشد. لطفاً طرح را دوباره ببینید.`;
};
export const quotesChanged =
  'در این میان کسی سخنانی از این طرح را تغییر داده یا حذف کرده است. هیچ تاریخی داده نشد. لطفاً طرح را دوباره ببینید.';
