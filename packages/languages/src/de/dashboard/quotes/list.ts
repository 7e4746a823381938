import type { SentenceParts } from '../../../sentence-parts.ts';
import { day, number, plural } from '../../words.ts';

export const view = 'Ansicht';
export const list = 'Liste';

interface ScheduleEnd {
  readonly lastDay: string | null;
  readonly days: number;
  readonly next: string | null;
}

export const scheduleEnd = ({ lastDay, days, next }: ScheduleEnd) => {
  if (lastDay === null) {
    return next === null
      ? 'Für heute oder später ist kein Zitat eingeplant'
      : `Für heute ist kein Zitat eingeplant; das nächste ist für den ${day(next)}`;
  }
  const end = plural(days, {
    one: `Die eingeplanten Zitate reichen bis zum ${day(lastDay)}: noch ${number(days)} Tag`,
    other: `Die eingeplanten Zitate reichen bis zum ${day(lastDay)}: noch ${number(days)} Tage`,
  });
  return next === null ? end : `${end}; das nächste ist für den ${day(next)}`;
};

export const filters = 'Filter';
export const filtersSet = (count: number) =>
  count === 0 ? 'Filter' : `Filter (${number(count)} gesetzt)`;
export const clearFilters = 'Filter zurücksetzen';
export const search = 'Suche';
export const searchHint = 'Zitat oder Quelle …';
export const status = 'Status';
export const allStatuses = 'Alle';
export const current = 'Heute';
export const upcoming = 'Kommende';
export const past = 'Vergangene';
export const unscheduled = 'Ohne Datum';
export const upload = 'Upload';
export const allUploads = 'Alle';
export const earlierUpload = 'Ein früherer Upload';
export const uploadOf = (file: string | null, civilDay: string) =>
  `\u2068${file ?? 'Eine Datei'}\u2069, ${day(civilDay)}`;
export const uploadUnknown =
  'Den Upload in dieser Adresse gibt es nicht mehr: Es werden die Zitate aller Uploads gezeigt.';
export const dateRange = 'Zeitraum';
export const from = 'Von';
export const to = 'Bis';

export const showing = (first: number, last: number, total: number) =>
  `Zitate ${number(first)}–${number(last)} von ${number(total)}`;
export const quotesPerPage = 'Zitate je Seite';
export const pages = 'Seiten mit Zitaten';
export const exportQuotes = 'Zitate exportieren';
export const exportXlsx = 'Als XLSX exportieren';
export const exporting = 'Wird exportiert …';

export const noneFound = 'Keine Zitate passen zu Ihren Filtern';
export const addFirst = 'Fügen Sie die ersten unter „Zitate hochladen“ hinzu.';
export const clearOrAdd =
  'Setzen Sie die Filter zurück, oder fügen Sie unter „Zitate hochladen“ Zitate hinzu.';

export const select = 'Auswählen';
export const selectPage = 'Alle auf dieser Seite auswählen';
export const quote = 'Zitat';
export const source = 'Quelle';
export const today = 'Heute';
export const isUpcoming = 'Kommt noch';
export const isPast = 'Vergangen';
export const isUnscheduled = 'Ohne Datum';
export const selectQuote = (beginning: string) => `${beginning} auswählen`;
export const actionsFor = (beginning: string) => `Aktionen für ${beginning}`;
export const share = (beginning: string) => `${beginning} teilen`;
export const shareTitle = 'Dieses Zitat teilen';
export const shareNotLoaded = 'Dies konnte nicht geladen werden. Bitte prüfen Sie Ihre Verbindung.';
export const reference = 'Textstelle';

export const selectedQuotes = 'Ausgewählte Zitate';
export const selected = (count: number, hidden: number, isAll: boolean) => {
  const some = `${number(count)} ausgewählt`;
  if (hidden > 0) return `${some} (davon ${number(hidden)} durch die Filter verborgen)`;
  return isAll ? `${some} (alle passenden)` : some;
};
export const selectMatching = (count: number) => `Alle ${number(count)} passenden auswählen`;
export const matchingSelected = (count: number) =>
  `Alle ${number(count)} passenden sind ausgewählt`;
export const deleteSelected = 'Ausgewählte löschen';
export const clearSelection = 'Auswahl aufheben';
export const deleteSelectedTitle = 'Mehrere Zitate löschen';
export const deleteSelectedQuestion = (count: number, days: number) =>
  plural(count, {
    one: `Möchten Sie wirklich ${number(count)} Zitat löschen? Das lässt sich ${number(days)} Tage lang rückgängig machen, unter „Letzte Uploads und Änderungen“.`,
    other: `Möchten Sie wirklich ${number(count)} Zitate löschen? Das lässt sich ${number(days)} Tage lang rückgängig machen, unter „Letzte Uploads und Änderungen“.`,
  });

export const editQuote = 'Zitat bearbeiten';
export const added = <Part>(at: Part, by: Part | null): SentenceParts<Part> => [
  'Hinzugefügt: ',
  at,
  ...(by === null ? [] : [', von ', by]),
];
export const deleteQuote = 'Zitat löschen';
export const cannotBeUndone = 'Das lässt sich nicht rückgängig machen.';

export const shortcuts = 'Tastenkürzel';
export const aboutShortcuts =
  'Sie wirken, solange der Fokus in „Zitate verwalten“ ist und Sie nicht gerade tippen.';
export const homeKey = 'Pos1';
export const endKey = 'Ende';
export const enterKey = 'Eingabe';
export const spaceKey = 'Leertaste';
export const searches =
  'Suchen, auch solange nichts den Fokus hat; ↓ führt weiter zum ersten Zitat';
export const nextOrPrevious = 'Nächstes oder voriges Zitat';
export const firstOrLast = 'Erstes oder letztes Zitat der Seite';
export const edits = 'Das Zitat bearbeiten';
export const selects = 'Das Zitat auswählen oder abwählen';
export const showsShortcuts = 'Diese Tastenkürzel zeigen';
