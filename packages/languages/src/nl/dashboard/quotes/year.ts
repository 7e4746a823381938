import { day as dayName, number, plural } from '../../words.ts';

const quotes = (count: number) =>
  plural(count, { one: `${number(count)} citaat`, other: `${number(count)} citaten` });

export const title = 'Jaar van citaten';
export const daysWithQuote = (count: number, without: number) =>
  plural(count, {
    one: `${number(count)} dag met een citaat, ${number(without)} zonder`,
    other: `${number(count)} dagen met een citaat, ${number(without)} zonder`,
  });
export const daysAheadWithout = (count: number, without: number) =>
  plural(count, {
    one: `${number(count)} dag met een citaat, ${number(without)} van de komende dagen zonder`,
    other: `${number(count)} dagen met een citaat, ${number(without)} van de komende dagen zonder`,
  });
export const daysOfPastYear = (count: number) =>
  plural(count, {
    one: `${number(count)} dag met een citaat`,
    other: `${number(count)} dagen met een citaat`,
  });

export const dayWithCount = (day: string, count: number) =>
  `${day}: ${count === 0 ? 'geen citaat' : quotes(count)}`;

export const withQuote = 'Met een citaat';
export const withSeveral = 'Met meerdere';
export const withoutQuote = 'Zonder citaat';

export const quotesOfDay = (count: number) => (count > 1 ? `${number(count)} citaten` : 'Citaat');
export const firstIsShown = 'Het eerste daarvan wordt op deze dag getoond.';

export const fillTheGaps = 'Lege dagen vullen';
export const aboutFilling = 'Dagen zonder citaat krijgen er elk een, de oudste citaten eerst.';
export const from = 'Eerste dag';
export const to = 'Laatste dag';
export const fromMissing = 'Vul de eerste dag in';
export const toMissing = 'Vul de laatste dag in';
export const fromPast =
  'De eerste dag moet vandaag of later zijn: dagen die voorbij zijn, worden niet gevuld';
export const toBeforeFrom = 'De laatste dag mag niet vóór de eerste dag liggen';
export const quotesToUse = 'Te gebruiken citaten';
export const unscheduledQuotes = (count: number) =>
  plural(count, {
    one: `${number(count)} citaat zonder datum`,
    other: `${number(count)} citaten zonder datum`,
  });
export const pastQuotes = (count: number) =>
  plural(count, {
    one: `${number(count)} eerder citaat, dat dan zijn oude datum verliest`,
    other: `${number(count)} eerdere citaten, die dan hun oude datum verliezen`,
  });
export const schedule = (count: number) => `${quotes(count)} inplannen`;
export const scheduling = 'Bezig met inplannen…';
export const scheduled = (count: number) => `${quotes(count)} ingepland`;
export const scheduleFailed = 'De citaten konden niet worden ingepland';

export const plan = 'Plan';
export const day = 'Dag';
export const quote = 'Citaat';
export const fromDay = (civilDay: string) => `van ${dayName(civilDay)}`;
export const moreDays = (count: number) =>
  plural(count, {
    one: `en nog ${number(count)} dag`,
    other: `en nog ${number(count)} dagen`,
  });
export const noGaps = 'Elke dag van de eerste tot en met de laatste heeft al een citaat.';
export const nothingToUse = (source: 'unscheduled' | 'past') =>
  source === 'past'
    ? 'Er zijn geen eerdere citaten om te gebruiken.'
    : 'Er zijn geen citaten zonder datum om te gebruiken.';

export const leftOut = (count: number, days: number) =>
  plural(count, {
    one: `${number(count)} citaat wordt overgeslagen: dezelfde tekst is binnen ${number(days)} dagen ingepland.`,
    other: `${number(count)} citaten worden overgeslagen: dezelfde tekst is binnen ${number(days)} dagen ingepland.`,
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
      one: `${number(open)} dag van de periode blijft zonder citaat.`,
      other: `${number(open)} dagen van de periode blijven zonder citaat.`,
    });
  }
  if (left === 0) return 'Geen dag van de periode blijft zonder citaat.';
  return source === 'past'
    ? plural(left, {
        one: `Er blijft ${number(left)} eerder citaat over.`,
        other: `Er blijven ${number(left)} eerdere citaten over.`,
      })
    : plural(left, {
        one: `Er blijft ${number(left)} citaat zonder datum over.`,
        other: `Er blijven ${number(left)} citaten zonder datum over.`,
      });
}

export const filled = (result: Filled) => {
  const { count, first, last } = result;
  const days =
    first === last ? `op ${dayName(first)}` : `van ${dayName(first)} tot en met ${dayName(last)}`;
  const some = plural(count, {
    one: `${number(count)} dag krijgt een citaat`,
    other: `${number(count)} dagen krijgen een citaat`,
  });
  return `${some}, ${days}. ${restOf(result)}`;
};

export const daysTaken = (days: readonly string[], more: number) => {
  const named = days.map(dayName);
  const all = more > 0 ? [...named, `nog ${number(more)}`] : named;
  return `Intussen heeft iemand deze dagen citaten gegeven: ${all.join('; ')}. Er is niets ingepland. Bekijk het plan opnieuw.`;
};
export const quotesChanged =
  'Intussen heeft iemand citaten van het plan gewijzigd of verwijderd. Er is niets ingepland. Bekijk het plan opnieuw.';
