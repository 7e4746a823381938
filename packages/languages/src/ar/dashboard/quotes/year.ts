import { counted, countedOf, nouns } from '../../counted.ts';
import { day as dayName, number } from '../../words.ts';

export const title = 'سنة الاقتباسات';
export const daysWithQuote = (count: number, without: number) =>
  `أيام لها اقتباس: ${number(count)}، وأيام بلا اقتباس: ${number(without)}`;
export const daysAheadWithout = (count: number, without: number) =>
  `أيام لها اقتباس: ${number(count)}، وأيام مقبلة بلا اقتباس: ${number(without)}`;
export const daysOfPastYear = (count: number) => `أيام لها اقتباس: ${number(count)}`;

export const dayWithCount = (day: string, count: number) =>
  `${day}: ${count === 0 ? 'لا يوجد اقتباس' : counted(count, nouns.quote)}`;

export const withQuote = 'له اقتباس';
export const withSeveral = 'له عدة اقتباسات';
export const withoutQuote = 'بلا اقتباس';

export const quotesOfDay = (count: number) =>
  count > 1 ? counted(count, nouns.quote) : 'الاقتباس';
export const firstIsShown = 'يُعرض أولها في هذا اليوم.';

export const fillTheGaps = 'ملء الأيام الخالية';
export const aboutFilling = 'كل يوم بلا اقتباس يحصل على اقتباس واحد، وتُستخدم أقدم الاقتباسات أولًا.';
export const from = 'من';
export const to = 'إلى';
export const fromMissing = 'حقل «من» مطلوب';
export const toMissing = 'حقل «إلى» مطلوب';
export const fromPast = 'يجب أن يكون «من» اليوم أو بعده: لا تُملأ الأيام التي مضت';
export const toBeforeFrom = 'يجب ألا يكون «إلى» قبل «من»';
export const quotesToUse = 'الاقتباسات المراد استخدامها';
export const unscheduledQuotes = (count: number) => `الاقتباسات غير المجدولة (${number(count)})`;
export const pastQuotes = (count: number) =>
  `الاقتباسات الماضية (${number(count)})، وعندئذ تترك تاريخها الماضي`;
export const schedule = (count: number) => `جدولة ${countedOf(count, nouns.quote)}`;
export const scheduling = 'جارٍ الجدولة…';
export const scheduled = (count: number) => `تمت جدولة ${countedOf(count, nouns.quote)}`;
export const scheduleFailed = 'تعذّرت جدولة الاقتباسات';

export const plan = 'الخطة';
export const day = 'اليوم';
export const quote = 'الاقتباس';
export const fromDay = (civilDay: string) => `من يوم ${dayName(civilDay)}`;
export const moreDays = (count: number) => `إضافةً إلى ${countedOf(count, nouns.day)}`;
export const noGaps = 'لكل يوم من الأول إلى الأخير اقتباس بالفعل.';

type Source = 'unscheduled' | 'past';

const NOTHING_TO_USE: Readonly<Record<Source, string>> = {
  unscheduled: 'لا توجد اقتباسات غير مجدولة لاستخدامها.',
  past: 'لا توجد اقتباسات ماضية لاستخدامها.',
};
const LEFT: Readonly<Record<Source, string>> = {
  unscheduled: 'المتبقي من الاقتباسات غير المجدولة',
  past: 'المتبقي من الاقتباسات الماضية',
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
  const days =
    first === last ? `يوم ${dayName(first)}` : `من ${dayName(first)} إلى ${dayName(last)}`;
  const rest =
    open > 0
      ? `أيام تبقى في هذه المدة بلا اقتباس: ${number(open)}.`
      : left > 0
        ? `${LEFT[source]}: ${number(left)}.`
        : 'لا يبقى في هذه المدة يوم بلا اقتباس.';
  return `أيام ستحصل على اقتباس: ${number(count)}، ${days}. ${rest}`;
};

export const leftOut = (count: number, days: number) =>
  `اقتباسات مستبعدة لأن نصها مجدول في غضون ${countedOf(days, nouns.day)}: ${number(count)}.`;

export const daysTaken = (days: readonly string[], more: number) => {
  const named = days.map(dayName);
  const all = more > 0 ? [...named, `وغيرها (${number(more)})`] : named;
  return `في هذه الأثناء أعطى أحد اقتباسات لهذه الأيام: ${all.join('؛ ')}. لم يُجدول شيء. يُرجى مراجعة الخطة مرة أخرى.`;
};
export const quotesChanged =
  'في هذه الأثناء غيّر أحد اقتباسات من الخطة أو حذفها. لم يُجدول شيء. يُرجى مراجعة الخطة مرة أخرى.';
