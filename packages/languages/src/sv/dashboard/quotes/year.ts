import { day as dayName, number, plural } from '../../words.ts';

export const title = 'Ett år av citat';
export const daysWithQuote = (count: number, without: number) =>
  plural(count, {
    one: `${number(count)} dag med citat, ${number(without)} utan`,
    other: `${number(count)} dagar med citat, ${number(without)} utan`,
  });
export const daysAheadWithout = (count: number, without: number) =>
  plural(count, {
    one: `${number(count)} dag med citat, ${number(without)} av de kommande dagarna utan`,
    other: `${number(count)} dagar med citat, ${number(without)} av de kommande dagarna utan`,
  });
export const daysOfPastYear = (count: number) =>
  plural(count, {
    one: `${number(count)} dag med citat`,
    other: `${number(count)} dagar med citat`,
  });

export const dayWithCount = (day: string, count: number) =>
  `${day}: ${count === 0 ? 'inget citat' : `${number(count)} citat`}`;

export const withQuote = 'Med ett citat';
export const withSeveral = 'Med flera';
export const withoutQuote = 'Utan citat';

export const quotesOfDay = (count: number) => (count > 1 ? `${number(count)} citat` : 'Citat');
export const firstIsShown = 'Det första av dem visas den här dagen.';

export const fillTheGaps = 'Fyll luckorna';
export const aboutFilling = 'Dagar utan citat får ett var, de äldsta citaten först.';
export const from = 'Från';
export const to = 'Till';
export const fromMissing = 'Från måste fyllas i';
export const toMissing = 'Till måste fyllas i';
export const fromPast = 'Från måste vara i dag eller senare: dagar som har gått fylls inte';
export const toBeforeFrom = 'Till får inte vara före Från';
export const quotesToUse = 'Citat att använda';
export const unscheduledQuotes = (count: number) => `${number(count)} citat utan datum`;
export const pastQuotes = (count: number) =>
  plural(count, {
    one: `${number(count)} tidigare citat, som då lämnar sitt gamla datum`,
    other: `${number(count)} tidigare citat, som då lämnar sina gamla datum`,
  });
export const schedule = (count: number) => `Planera in ${number(count)} citat`;
export const scheduling = 'Planerar in …';
export const scheduled = (count: number) =>
  plural(count, {
    one: `${number(count)} citat inplanerat`,
    other: `${number(count)} citat inplanerade`,
  });
export const scheduleFailed = 'Citaten kunde inte planeras in';

export const plan = 'Plan';
export const day = 'Dag';
export const quote = 'Citat';
export const fromDay = (civilDay: string) => `från den ${dayName(civilDay)}`;
export const moreDays = (count: number) =>
  plural(count, {
    one: `och ${number(count)} dag till`,
    other: `och ${number(count)} dagar till`,
  });
export const noGaps = 'Varje dag från den första till den sista har redan ett citat.';
export const nothingToUse = (source: 'unscheduled' | 'past') =>
  source === 'past'
    ? 'Det finns inga tidigare citat att använda.'
    : 'Det finns inga citat utan datum att använda.';

export const leftOut = (count: number, days: number) =>
  plural(count, {
    one: `${number(count)} citat hoppas över: samma text är inplanerad inom ${number(days)} dagar.`,
    other: `${number(count)} citat hoppas över: samma text är inplanerad inom ${number(days)} dagar.`,
  });

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
      one: `${number(open)} dag i perioden förblir utan citat.`,
      other: `${number(open)} dagar i perioden förblir utan citat.`,
    });
  }
  if (left === 0) return 'Ingen dag i perioden förblir utan citat.';
  return source === 'past'
    ? `${number(left)} tidigare citat är kvar.`
    : `${number(left)} citat utan datum är kvar.`;
}

export const filled = (result: Filled) => {
  const { count, first, last } = result;
  const days =
    first === last
      ? `den ${dayName(first)}`
      : `från den ${dayName(first)} till den ${dayName(last)}`;
  const some = plural(count, {
    one: `${number(count)} dag får ett citat`,
    other: `${number(count)} dagar får citat`,
  });
  return `${some}, ${days}. ${restOf(result)}`;
};

export const daysTaken = (days: readonly string[], more: number) => {
  const named = days.map(dayName);
  const all = more > 0 ? [...named, `${number(more)} till`] : named;
  return `Under tiden har någon gett dessa dagar citat: ${all.join('; ')}. Inget har planerats in. Titta på planen igen.`;
};
export const quotesChanged =
  'Under tiden har någon ändrat eller tagit bort citat i planen. Inget har planerats in. Titta på planen igen.';
