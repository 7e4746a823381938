import type { SentenceParts } from '../../../sentence-parts.ts';
import { latvian } from '../../latvian.ts';

const { number, day, plural } = latvian;

export const view = 'Skats';
export const list = 'Saraksts';

interface ScheduleEnd {
  readonly lastDay: string | null;
  readonly days: number;
  readonly next: string | null;
}

export const scheduleEnd = ({ lastDay, days, next }: ScheduleEnd) => {
  if (lastDay === null) {
    return next === null
      ? 'Ne šodienai, ne vēlākam laikam nav ieplānots neviens citāts'
      : `Šodienai citāts nav ieplānots; nākamais ir šai dienai: ${day(next)}`;
  }
  const end = plural(days, {
    one: `Ieplānoto citātu pēdējā diena: ${day(lastDay)}; atlikusi ${number(days)} diena`,
    other: `Ieplānoto citātu pēdējā diena: ${day(lastDay)}; atlikušas ${number(days)} dienas`,
  });
  return next === null ? end : `${end}; pēc tam nākamais ir šai dienai: ${day(next)}`;
};

export const filters = 'Filtri';
export const filtersSet = (count: number) =>
  count === 0 ? 'Filtri' : `Filtri (iestatīti: ${number(count)})`;
export const clearFilters = 'Notīrīt filtrus';
export const search = 'Meklēt';
export const searchHint = 'Meklēt citātus un avotus…';
export const status = 'Statuss';
export const allStatuses = 'Visi';
export const current = 'Šodienas';
export const upcoming = 'Gaidāmie';
export const past = 'Iepriekšējie';
export const unscheduled = 'Bez datuma';
export const upload = 'Augšupielāde';
export const allUploads = 'Visas';
export const earlierUpload = 'Agrāka augšupielāde';
export const uploadOf = (file: string | null, civilDay: string) =>
  `\u2068${file ?? 'Fails'}\u2069, ${day(civilDay)}`;
export const uploadUnknown =
  'Šajā adresē norādītās augšupielādes vairs nav: tiek rādīti visu augšupielāžu citāti.';
export const dateRange = 'Laikposms';
export const from = 'No';
export const to = 'Līdz';

export const showing = (first: number, last: number, total: number) =>
  `Citāti ${number(first)}–${number(last)} no ${number(total)}`;
export const quotesPerPage = 'Citātu skaits lapā';
export const pages = 'Citātu lapas';
export const exportQuotes = 'Eksportēt citātus';
export const exportXlsx = 'Eksportēt kā XLSX';
export const exporting = 'Notiek eksportēšana…';

export const noneFound = 'Neviens citāts neatbilst filtriem';
export const addFirst = 'Pievienojiet pirmos sadaļā „Augšupielādēt citātus”.';
export const clearOrAdd =
  'Notīriet filtrus vai pievienojiet citātus sadaļā „Augšupielādēt citātus”.';

export const select = 'Atlasīt';
export const selectPage = 'Atlasīt visus šajā lapā';
export const quote = 'Citāts';
export const source = 'Avots';
export const today = 'Šodien';
export const isUpcoming = 'Gaidāms';
export const isPast = 'Pagājis';
export const isUnscheduled = 'Bez datuma';
export const selectQuote = (beginning: string) => `Atlasīt ${beginning}`;
export const actionsFor = (beginning: string) => `Darbības: ${beginning}`;
export const share = (beginning: string) => `Kopīgot ${beginning}`;
export const shareTitle = 'Kopīgot šo citātu';
export const shareNotLoaded = 'To neizdevās ielādēt. Pārbaudiet savienojumu.';
export const reference = 'Avota saite';

export const selectedQuotes = 'Atlasītie citāti';
export const selected = (count: number, hidden: number, isAll: boolean) => {
  const some = `Atlasīti: ${number(count)}`;
  if (hidden > 0) return `${some} (filtri paslēpj: ${number(hidden)})`;
  return isAll ? `${some} (visi, kas atbilst)` : some;
};
export const selectMatching = (count: number) => `Atlasīt visus, kas atbilst (${number(count)})`;
export const matchingSelected = (count: number) =>
  `Visi, kas atbilst, ir atlasīti (${number(count)})`;
export const deleteSelected = 'Dzēst atlasītos';
export const clearSelection = 'Noņemt atlasi';
export const deleteSelectedTitle = 'Dzēst vairākus citātus';
export const deleteSelectedQuestion = (count: number, days: number) =>
  plural(count, {
    one: `Vai tiešām vēlaties dzēst ${number(count)} citātu? To var atsaukt ${number(days)} dienu laikā sadaļā „Pēdējās augšupielādes un izmaiņas”.`,
    other: `Vai tiešām vēlaties dzēst ${number(count)} citātus? To var atsaukt ${number(days)} dienu laikā sadaļā „Pēdējās augšupielādes un izmaiņas”.`,
  });

export const editQuote = 'Rediģēt citātu';
export const added = <Part>(at: Part, by: Part | null): SentenceParts<Part> => [
  'Pievienots: ',
  at,
  ...(by === null ? [] : [', pievienoja ', by]),
];
export const deleteQuote = 'Dzēst citātu';
export const cannotBeUndone = 'Šo darbību nevar atsaukt.';

export const shortcuts = 'Īsinājumtaustiņi';
export const aboutShortcuts =
  'Tie darbojas, kamēr fokuss ir sadaļā „Pārvaldīt citātus” un jūs nerakstāt.';
export const homeKey = 'Home';
export const endKey = 'End';
export const enterKey = 'Enter';
export const spaceKey = 'Atstarpe';
export const searches = 'Meklēt, arī tad, kad nekam nav fokusa; ↓ ved tālāk uz pirmo citātu';
export const nextOrPrevious = 'Nākamais vai iepriekšējais citāts';
export const firstOrLast = 'Pirmais vai pēdējais citāts lapā';
export const edits = 'Rediģēt citātu';
export const selects = 'Atlasīt citātu vai noņemt atlasi';
export const showsShortcuts = 'Rādīt šos īsinājumtaustiņus';
