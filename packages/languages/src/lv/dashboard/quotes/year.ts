import { latvian } from '../../latvian.ts';

const { number, day: dayName, plural } = latvian;

const quotes = (count: number) =>
  plural(count, { one: `${number(count)} citāts`, other: `${number(count)} citāti` });

export const title = 'Citāti visam gadam';
export const daysWithQuote = (count: number, without: number) =>
  plural(count, {
    one: `${number(count)} diena ar citātu, bez citāta: ${number(without)}`,
    other: `${number(count)} dienas ar citātu, bez citāta: ${number(without)}`,
  });
export const daysAheadWithout = (count: number, without: number) =>
  plural(count, {
    one: `${number(count)} diena ar citātu; no gaidāmajām bez citāta: ${number(without)}`,
    other: `${number(count)} dienas ar citātu; no gaidāmajām bez citāta: ${number(without)}`,
  });
export const daysOfPastYear = (count: number) =>
  plural(count, {
    one: `${number(count)} diena ar citātu`,
    other: `${number(count)} dienas ar citātu`,
  });

export const dayWithCount = (day: string, count: number) =>
  `${day}: ${count === 0 ? 'nav citāta' : quotes(count)}`;

export const withQuote = 'Ar citātu';
export const withSeveral = 'Ar vairākiem';
export const withoutQuote = 'Bez citāta';

export const quotesOfDay = (count: number) => (count > 1 ? quotes(count) : 'Citāts');
export const firstIsShown = 'Šajā dienā tiek rādīts pirmais no tiem.';

export const fillTheGaps = 'Aizpildīt tukšās dienas';
export const aboutFilling =
  'Katra diena bez citāta iegūst vienu; vispirms tiek izmantoti vecākie citāti.';
export const from = 'No';
export const to = 'Līdz';
export const fromMissing = 'Trūkst datuma „No”';
export const toMissing = 'Trūkst datuma „Līdz”';
export const fromPast =
  'Datumam „No” jābūt šodienai vai vēlākam: pagājušās dienas netiek aizpildītas';
export const toBeforeFrom = 'Datums „Līdz” nedrīkst būt pirms datuma „No”';
export const quotesToUse = 'Izmantojamie citāti';
export const unscheduledQuotes = (count: number) =>
  plural(count, {
    one: `${number(count)} citāts bez datuma`,
    other: `${number(count)} citāti bez datuma`,
  });
export const pastQuotes = (count: number) =>
  plural(count, {
    one: `${number(count)} iepriekšējais citāts, kas tad zaudē savu līdzšinējo datumu`,
    other: `${number(count)} iepriekšējie citāti, kas tad zaudē savu līdzšinējo datumu`,
  });
export const schedule = (count: number) => `Ieplānot: ${quotes(count)}`;
export const scheduling = 'Notiek plānošana…';
export const scheduled = (count: number) =>
  plural(count, {
    one: `Ieplānots ${number(count)} citāts`,
    other: `Ieplānoti ${number(count)} citāti`,
  });
export const scheduleFailed = 'Citātus neizdevās ieplānot';

export const plan = 'Plāns';
export const day = 'Diena';
export const quote = 'Citāts';
export const fromDay = (civilDay: string) => `līdz šim: ${dayName(civilDay)}`;
export const moreDays = (count: number) =>
  plural(count, {
    one: `un vēl ${number(count)} diena`,
    other: `un vēl ${number(count)} dienas`,
  });
export const noGaps = 'Katrai dienai no pirmās līdz pēdējai jau ir citāts.';
export const nothingToUse = (source: 'unscheduled' | 'past') =>
  source === 'past'
    ? 'Nav iepriekšējo citātu, ko izmantot.'
    : 'Nav citātu bez datuma, ko izmantot.';

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
      one: `${number(open)} diena šajā laikposmā paliek bez citāta.`,
      other: `${number(open)} dienas šajā laikposmā paliek bez citāta.`,
    });
  }
  if (left === 0) return 'Neviena diena šajā laikposmā nepaliek bez citāta.';
  return source === 'past'
    ? plural(left, {
        one: `Atliek ${number(left)} iepriekšējais citāts.`,
        other: `Atliek ${number(left)} iepriekšējie citāti.`,
      })
    : plural(left, {
        one: `Atliek ${number(left)} citāts bez datuma.`,
        other: `Atliek ${number(left)} citāti bez datuma.`,
      });
}

export const filled = (result: Filled) => {
  const { count, first, last } = result;
  const days = first === last ? dayName(first) : `${dayName(first)} – ${dayName(last)}`;
  const some = plural(count, {
    one: `Citātu iegūst ${number(count)} diena`,
    other: `Citātus iegūst ${number(count)} dienas`,
  });
  return `${some}: ${days}. ${restOf(result)}`;
};

export const leftOut = (count: number, days: number) =>
  plural(count, {
    one: `${quotes(count)} izlaists: tāds pats teksts ir ieplānots ne vairāk kā ${number(days)} dienu attālumā.`,
    other: `${quotes(count)} izlaisti: tāds pats teksts ir ieplānots ne vairāk kā ${number(days)} dienu attālumā.`,
  });

export const daysTaken = (days: readonly string[], more: number) => {
  const named = days.map(dayName);
  const all = more > 0 ? [...named, `vēl ${number(more)}`] : named;
  return `Pa to laiku kāds ir devis citātus šīm dienām: ${all.join('; ')}. Nekas netika ieplānots. Apskatiet plānu vēlreiz.`;
};
export const quotesChanged =
  'Pa to laiku kāds ir mainījis vai dzēsis plāna citātus. Nekas netika ieplānots. Apskatiet plānu vēlreiz.';
