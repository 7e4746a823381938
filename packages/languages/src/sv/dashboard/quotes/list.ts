import type { SentenceParts } from '../../../sentence-parts.ts';
import { day, number, plural } from '../../words.ts';

export const view = 'Vy';
export const list = 'Lista';

interface ScheduleEnd {
  readonly lastDay: string | null;
  readonly days: number;
  readonly next: string | null;
}

export const scheduleEnd = ({ lastDay, days, next }: ScheduleEnd) => {
  if (lastDay === null) {
    return next === null
      ? 'Inget citat är inplanerat för i dag eller senare'
      : `Inget citat är inplanerat för i dag; nästa är för den ${day(next)}`;
  }
  const end = plural(days, {
    one: `De inplanerade citaten räcker till och med den ${day(lastDay)}: ${number(days)} dag kvar`,
    other: `De inplanerade citaten räcker till och med den ${day(lastDay)}: ${number(days)} dagar kvar`,
  });
  return next === null ? end : `${end}; nästa är för den ${day(next)}`;
};

export const filters = 'Filter';
export const filtersSet = (count: number) =>
  count === 0
    ? 'Filter'
    : plural(count, {
        one: `Filter (${number(count)} valt)`,
        other: `Filter (${number(count)} valda)`,
      });
export const clearFilters = 'Rensa filtren';
export const search = 'Sök';
export const searchHint = 'Sök i citat och källor …';
export const status = 'Status';
export const allStatuses = 'Alla';
export const current = 'I dag';
export const upcoming = 'Kommande';
export const past = 'Tidigare';
export const unscheduled = 'Utan datum';
export const upload = 'Uppladdning';
export const allUploads = 'Alla';
export const earlierUpload = 'En tidigare uppladdning';
export const uploadOf = (file: string | null, civilDay: string) =>
  `\u2068${file ?? 'En fil'}\u2069, ${day(civilDay)}`;
export const uploadUnknown =
  'Uppladdningen i den här adressen finns inte längre: citaten från alla uppladdningar visas.';
export const dateRange = 'Period';
export const from = 'Från';
export const to = 'Till';

export const showing = (first: number, last: number, total: number) =>
  `Visar ${number(first)}–${number(last)} av ${number(total)} citat`;
export const quotesPerPage = 'Citat per sida';
export const pages = 'Sidor med citat';
export const exportQuotes = 'Exportera citat';
export const exportXlsx = 'Exportera som XLSX';
export const exporting = 'Exporterar …';

export const noneFound = 'Inga citat stämmer med dina filter';
export const addFirst = 'Lägg till de första under ”Ladda upp citat”.';
export const clearOrAdd = 'Rensa filtren, eller lägg till citat under ”Ladda upp citat”.';

export const select = 'Markera';
export const selectPage = 'Markera alla på den här sidan';
export const quote = 'Citat';
export const source = 'Källa';
export const today = 'I dag';
export const isUpcoming = 'Kommande';
export const isPast = 'Tidigare';
export const isUnscheduled = 'Utan datum';
export const selectQuote = (beginning: string) => `Markera ${beginning}`;
export const actionsFor = (beginning: string) => `Åtgärder för ${beginning}`;
export const share = (beginning: string) => `Dela ${beginning}`;
export const shareTitle = 'Dela det här citatet';
export const shareNotLoaded = 'Det här kunde inte hämtas. Kontrollera din anslutning.';
export const reference = 'Referens';

export const selectedQuotes = 'Markerade citat';
export const selected = (count: number, hidden: number, isAll: boolean) => {
  const some = plural(count, {
    one: `${number(count)} markerat`,
    other: `${number(count)} markerade`,
  });
  if (hidden > 0) {
    return plural(hidden, {
      one: `${some} (varav ${number(hidden)} dolt av filtren)`,
      other: `${some} (varav ${number(hidden)} dolda av filtren)`,
    });
  }
  return isAll ? `${some} (alla som stämmer)` : some;
};
export const selectMatching = (count: number) => `Markera alla ${number(count)} som stämmer`;
export const matchingSelected = (count: number) => `Alla ${number(count)} som stämmer är markerade`;
export const deleteSelected = 'Ta bort markerade';
export const clearSelection = 'Avmarkera';
export const deleteSelectedTitle = 'Ta bort flera citat';
export const deleteSelectedQuestion = (count: number, days: number) =>
  plural(days, {
    one: `Vill du verkligen ta bort ${number(count)} citat? Det kan ångras i ${number(days)} dag, under ”Senaste uppladdningar och ändringar”.`,
    other: `Vill du verkligen ta bort ${number(count)} citat? Det kan ångras i ${number(days)} dagar, under ”Senaste uppladdningar och ändringar”.`,
  });

export const editQuote = 'Redigera citatet';
export const added = <Part>(at: Part, by: Part | null): SentenceParts<Part> => [
  'Tillagt: ',
  at,
  ...(by === null ? [] : [', av ', by]),
];
export const deleteQuote = 'Ta bort citatet';
export const cannotBeUndone = 'Det går inte att ångra.';

export const shortcuts = 'Kortkommandon';
export const aboutShortcuts =
  'De fungerar medan fokus är i ”Hantera citat”, och inte medan du skriver.';
export const homeKey = 'Home';
export const endKey = 'End';
export const enterKey = 'Retur';
export const spaceKey = 'Mellanslag';
export const searches = 'Sök, även medan inget har fokus; ↓ leder vidare till det första citatet';
export const nextOrPrevious = 'Nästa eller föregående citat';
export const firstOrLast = 'Sidans första eller sista citat';
export const edits = 'Redigera citatet';
export const selects = 'Markera citatet, eller inte';
export const showsShortcuts = 'Visa dessa kortkommandon';
