import type { SentenceParts } from '../../../sentence-parts.ts';
import { day, number, plural } from '../../words.ts';

export const view = 'Weergave';
export const list = 'Lijst';

interface ScheduleEnd {
  readonly lastDay: string | null;
  readonly days: number;
  readonly next: string | null;
}

export const scheduleEnd = ({ lastDay, days, next }: ScheduleEnd) => {
  if (lastDay === null) {
    return next === null
      ? 'Voor vandaag of later is geen citaat ingepland'
      : `Voor vandaag is geen citaat ingepland; het volgende is voor ${day(next)}`;
  }
  const end = plural(days, {
    one: `De ingeplande citaten reiken tot en met ${day(lastDay)}: nog ${number(days)} dag`,
    other: `De ingeplande citaten reiken tot en met ${day(lastDay)}: nog ${number(days)} dagen`,
  });
  return next === null ? end : `${end}; het volgende is voor ${day(next)}`;
};

export const filters = 'Filters';
export const filtersSet = (count: number) =>
  count === 0 ? 'Filters' : `Filters (${number(count)} ingesteld)`;
export const clearFilters = 'Filters wissen';
export const search = 'Zoeken';
export const searchHint = 'Zoek in citaten en bronnen…';
export const status = 'Status';
export const allStatuses = 'Alle';
export const current = 'Vandaag';
export const upcoming = 'Komende';
export const past = 'Voorbije';
export const unscheduled = 'Zonder datum';
export const upload = 'Upload';
export const allUploads = 'Alle';
export const earlierUpload = 'Een eerdere upload';
export const uploadOf = (file: string | null, civilDay: string) =>
  `\u2068${file ?? 'Een bestand'}\u2069, ${day(civilDay)}`;
export const uploadUnknown =
  'De upload in dit adres bestaat niet meer: de citaten van alle uploads worden getoond.';
export const dateRange = 'Periode';
export const from = 'Van';
export const to = 'Tot en met';

export const showing = (first: number, last: number, total: number) =>
  `Citaten ${number(first)}–${number(last)} van ${number(total)}`;
export const quotesPerPage = 'Citaten per pagina';
export const pages = 'Pagina’s met citaten';
export const exportQuotes = 'Citaten exporteren';
export const exportXlsx = 'Exporteren als XLSX';
export const exporting = 'Bezig met exporteren…';

export const noneFound = 'Geen citaten gevonden die bij uw filters passen';
export const addFirst = 'Voeg de eerste toe onder ‘Citaten uploaden’.';
export const clearOrAdd = 'Wis de filters, of voeg citaten toe onder ‘Citaten uploaden’.';

export const select = 'Selecteren';
export const selectPage = 'Alles op deze pagina selecteren';
export const quote = 'Citaat';
export const source = 'Bron';
export const today = 'Vandaag';
export const isUpcoming = 'Komt nog';
export const isPast = 'Voorbij';
export const isUnscheduled = 'Zonder datum';
export const selectQuote = (beginning: string) => `${beginning} selecteren`;
export const actionsFor = (beginning: string) => `Acties voor ${beginning}`;
export const share = (beginning: string) => `${beginning} delen`;
export const shareTitle = 'Dit citaat delen';
export const shareNotLoaded = 'Dit kon niet worden geladen. Controleer uw verbinding.';
export const reference = 'Vindplaats';

export const selectedQuotes = 'Geselecteerde citaten';
export const selected = (count: number, hidden: number, isAll: boolean) => {
  const some = `${number(count)} geselecteerd`;
  if (hidden > 0) return `${some} (waarvan ${number(hidden)} door de filters verborgen)`;
  return isAll ? `${some} (alles wat past)` : some;
};
export const selectMatching = (count: number) => `Alle ${number(count)} passende selecteren`;
export const matchingSelected = (count: number) => `Alle ${number(count)} passende geselecteerd`;
export const deleteSelected = 'Selectie verwijderen';
export const clearSelection = 'Selectie opheffen';
export const deleteSelectedTitle = 'Meerdere citaten verwijderen';
export const deleteSelectedQuestion = (count: number, days: number) => {
  const later = plural(days, {
    one: `Dit kan ${number(days)} dag lang ongedaan worden gemaakt, onder ‘Laatste uploads en wijzigingen’.`,
    other: `Dit kan ${number(days)} dagen lang ongedaan worden gemaakt, onder ‘Laatste uploads en wijzigingen’.`,
  });
  return plural(count, {
    one: `Weet u zeker dat u ${number(count)} citaat wilt verwijderen? ${later}`,
    other: `Weet u zeker dat u ${number(count)} citaten wilt verwijderen? ${later}`,
  });
};

export const editQuote = 'Citaat bewerken';
export const added = <Part>(at: Part, by: Part | null): SentenceParts<Part> => [
  'Toegevoegd: ',
  at,
  ...(by === null ? [] : [', door ', by]),
];
export const deleteQuote = 'Citaat verwijderen';
export const cannotBeUndone = 'Dit kan niet ongedaan worden gemaakt.';

export const shortcuts = 'Sneltoetsen';
export const aboutShortcuts =
  'Ze werken zolang de focus in ‘Citaten beheren’ is, en niet terwijl u typt.';
export const homeKey = 'Home';
export const endKey = 'End';
export const enterKey = 'Enter';
export const spaceKey = 'Spatie';
export const searches =
  'Zoeken, ook zolang niets de focus heeft; ↓ leidt verder naar het eerste citaat';
export const nextOrPrevious = 'Volgend of vorig citaat';
export const firstOrLast = 'Eerste of laatste citaat van de pagina';
export const edits = 'Het citaat bewerken';
export const selects = 'Het citaat selecteren, of niet';
export const showsShortcuts = 'Deze sneltoetsen tonen';
