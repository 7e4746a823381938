import {
  day as dayName,
  days as daysCounted,
  number,
  ofDays,
  plural,
  quotes,
} from '../../words.ts';

export const title = 'Цитаты на год';
export const daysWithQuote = (count: number, without: number) =>
  `Дней с цитатой: ${number(count)}, без цитаты: ${number(without)}`;
export const daysAheadWithout = (count: number, without: number) =>
  `Дней с цитатой: ${number(count)}, из предстоящих без цитаты: ${number(without)}`;
export const daysOfPastYear = (count: number) => `Дней с цитатой: ${number(count)}`;

export const dayWithCount = (day: string, count: number) =>
  `${day}: ${count === 0 ? 'нет цитаты' : quotes(count)}`;

export const withQuote = 'С цитатой';
export const withSeveral = 'С несколькими';
export const withoutQuote = 'Без цитаты';

export const quotesOfDay = (count: number) => (count > 1 ? quotes(count) : 'Цитата');
export const firstIsShown = 'В этот день показывается первая из них.';

export const fillTheGaps = 'Заполнить пропуски';
export const aboutFilling = 'Дни без цитаты получают по одной, начиная с самых старых цитат.';
export const from = 'С';
export const to = 'По';
export const fromMissing = 'Укажите начальную дату';
export const toMissing = 'Укажите конечную дату';
export const fromPast =
  'Начальная дата не может быть раньше сегодняшней: прошедшие дни не заполняются';
export const toBeforeFrom = 'Конечная дата не может быть раньше начальной';
export const quotesToUse = 'Какие цитаты взять';
export const unscheduledQuotes = (count: number) => `Без даты: ${quotes(count)}`;
export const pastQuotes = (count: number) => `Прошедшие: ${quotes(count)}, с потерей прежней даты`;
export const schedule = (count: number) => `Назначить даты: ${quotes(count)}`;
export const scheduling = 'Назначение дат…';
export const scheduled = (count: number) => `Даты назначены: ${quotes(count)}`;
export const scheduleFailed = 'Не удалось назначить даты';

export const plan = 'План';
export const day = 'День';
export const quote = 'Цитата';
export const fromDay = (civilDay: string) => `прежде ${dayName(civilDay)}`;
export const moreDays = (count: number) => `и ещё ${daysCounted(count)}`;
export const noGaps = 'На каждый день с первого по последний уже есть цитата.';
export const nothingToUse = (source: 'unscheduled' | 'past') =>
  source === 'past' ? 'Прошедших цитат для этого нет.' : 'Цитат без даты для этого нет.';

interface Filled {
  readonly count: number;
  readonly first: string;
  readonly last: string;
  readonly open: number;
  readonly left: number;
  readonly source: 'unscheduled' | 'past';
}

function restOf({ open, left, source }: Filled): string {
  if (open > 0) {
    return plural(open, {
      one: `Без цитаты останется ${number(open)} день этого периода.`,
      few: `Без цитаты останутся ${number(open)} дня этого периода.`,
      many: `Без цитаты останется ${number(open)} дней этого периода.`,
      other: `Без цитаты останется ${number(open)} дня этого периода.`,
    });
  }
  if (left === 0) return 'Без цитаты не останется ни один день этого периода.';
  return source === 'past'
    ? `Останется прошедших цитат: ${number(left)}.`
    : `Останется цитат без даты: ${number(left)}.`;
}

export const filled = (result: Filled) => {
  const { count, first, last } = result;
  const days = first === last ? dayName(first) : `с ${dayName(first)} по ${dayName(last)}`;
  const some = plural(count, {
    one: `Цитату получит ${number(count)} день`,
    few: `Цитаты получат ${number(count)} дня`,
    many: `Цитаты получат ${number(count)} дней`,
    other: `Цитаты получат ${number(count)} дня`,
  });
  return `${some} (${days}). ${restOf(result)}`;
};

export const leftOut = (count: number, days: number) =>
  `Пропущено цитат: ${number(count)}. Тот же текст уже назначен в пределах ${ofDays(days)}.`;

export const daysTaken = (days: readonly string[], more: number) => {
  const named = days.map(dayName);
  const all = more > 0 ? [...named, `ещё ${daysCounted(more)}`] : named;
  return `Тем временем кто-то назначил цитаты на эти дни (${all.join('; ')}). Даты не назначены. Посмотрите план ещё раз.`;
};
export const quotesChanged =
  'Тем временем кто-то изменил или удалил цитаты из плана. Даты не назначены. Посмотрите план ещё раз.';
