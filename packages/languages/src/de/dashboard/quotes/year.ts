import { day as dayName, number, plural } from '../../words.ts';

const quotes = (count: number) =>
  plural(count, { one: `${number(count)} Zitat`, other: `${number(count)} Zitate` });

export const title = 'Jahr der Zitate';
export const daysWithQuote = (count: number, without: number) =>
  plural(count, {
    one: `${number(count)} Tag mit Zitat, ${number(without)} ohne`,
    other: `${number(count)} Tage mit Zitat, ${number(without)} ohne`,
  });
export const daysAheadWithout = (count: number, without: number) =>
  plural(count, {
    one: `${number(count)} Tag mit Zitat, von den kommenden ${number(without)} ohne`,
    other: `${number(count)} Tage mit Zitat, von den kommenden ${number(without)} ohne`,
  });
export const daysOfPastYear = (count: number) =>
  plural(count, {
    one: `${number(count)} Tag mit Zitat`,
    other: `${number(count)} Tage mit Zitat`,
  });

export const dayWithCount = (day: string, count: number) =>
  `${day}: ${count === 0 ? 'kein Zitat' : quotes(count)}`;

export const withQuote = 'Mit einem Zitat';
export const withSeveral = 'Mit mehreren';
export const withoutQuote = 'Ohne Zitat';

export const quotesOfDay = (count: number) => (count > 1 ? `${number(count)} Zitate` : 'Zitat');
export const firstIsShown = 'An diesem Tag wird das erste davon gezeigt.';

export const fillTheGaps = 'Lücken füllen';
export const aboutFilling = 'Tage ohne Zitat bekommen je eines, die ältesten Zitate zuerst.';
export const from = 'Von';
export const to = 'Bis';
export const fromMissing = '„Von“ fehlt';
export const toMissing = '„Bis“ fehlt';
export const fromPast = '„Von“ muss heute oder später sein: Vergangene Tage werden nicht gefüllt';
export const toBeforeFrom = '„Bis“ darf nicht vor „Von“ liegen';
export const quotesToUse = 'Welche Zitate';
export const unscheduledQuotes = (count: number) =>
  plural(count, {
    one: `${number(count)} Zitat ohne Datum`,
    other: `${number(count)} Zitate ohne Datum`,
  });
export const pastQuotes = (count: number) =>
  plural(count, {
    one: `${number(count)} vergangenes Zitat, das dann sein altes Datum verliert`,
    other: `${number(count)} vergangene Zitate, die dann ihr altes Datum verlieren`,
  });
export const schedule = (count: number) => `${quotes(count)} einplanen`;
export const scheduling = 'Wird eingeplant …';
export const scheduled = (count: number) => `${quotes(count)} eingeplant`;
export const scheduleFailed = 'Die Zitate konnten nicht eingeplant werden';

export const plan = 'Plan';
export const day = 'Tag';
export const quote = 'Zitat';
export const fromDay = (civilDay: string) => `vom ${dayName(civilDay)}`;
export const moreDays = (count: number) =>
  plural(count, {
    one: `und ${number(count)} weiterer Tag`,
    other: `und ${number(count)} weitere Tage`,
  });
export const noGaps = 'Jeder Tag vom ersten bis zum letzten hat schon ein Zitat.';
export const nothingToUse = (source: 'unscheduled' | 'past') =>
  source === 'past'
    ? 'Es gibt keine vergangenen Zitate dafür.'
    : 'Es gibt keine Zitate ohne Datum dafür.';

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
      one: `${number(open)} Tag des Zeitraums bleibt ohne Zitat.`,
      other: `${number(open)} Tage des Zeitraums bleiben ohne Zitat.`,
    });
  }
  if (left === 0) return 'Kein Tag des Zeitraums bleibt ohne Zitat.';
  return source === 'past'
    ? plural(left, {
        one: `${number(left)} vergangenes Zitat ist übrig.`,
        other: `${number(left)} vergangene Zitate sind übrig.`,
      })
    : plural(left, {
        one: `${number(left)} Zitat ohne Datum ist übrig.`,
        other: `${number(left)} Zitate ohne Datum sind übrig.`,
      });
}

export const filled = (result: Filled) => {
  const { count, first, last } = result;
  const days =
    first === last ? `am ${dayName(first)}` : `vom ${dayName(first)} bis zum ${dayName(last)}`;
  const some = plural(count, {
    one: `${number(count)} Tag bekommt ein Zitat`,
    other: `${number(count)} Tage bekommen Zitate`,
  });
  return `${some}, ${days}. ${restOf(result)}`;
};

export const leftOut = (count: number, days: number) =>
  plural(count, {
    one: `${quotes(count)} wird ausgelassen: Derselbe Text ist innerhalb von ${number(days)} Tagen eingeplant.`,
    other: `${quotes(count)} werden ausgelassen: Derselbe Text ist innerhalb von ${number(days)} Tagen eingeplant.`,
  });

export const daysTaken = (days: readonly string[], more: number) => {
  const named = days.map(dayName);
  const all = more > 0 ? [...named, `${number(more)} weitere`] : named;
  return `Inzwischen hat jemand diesen Tagen Zitate gegeben: ${all.join('; ')}. Es wurde nichts eingeplant. Bitte sehen Sie den Plan noch einmal an.`;
};
export const quotesChanged =
  'Inzwischen hat jemand Zitate des Plans geändert oder gelöscht. Es wurde nichts eingeplant. Bitte sehen Sie den Plan noch einmal an.';
