import type { SentenceParts } from '../../sentence-parts.ts';
import { day, number, plural } from '../words.ts';

export const nothingToAdd = 'Nichts hinzuzufügen';
export const addedTitle = (count: number) =>
  plural(count, { one: 'Heiliger Tag hinzugefügt', other: 'Heilige Tage hinzugefügt' });
export const addFromCalendarTitle = 'Aus dem Kalender hinzufügen';
export const aboutAdding =
  'Heilige Tage, die in einem Badíʻ-Jahr fehlen, werden hinzugefügt; die schon da sind, bleiben, wie sie sind.';
export const badiYear = 'Badíʻ-Jahr (B.E.)';
export const adding = 'Wird hinzugefügt …';
export const alreadyThere = 'Schon da';
export const willBeAdded = 'Wird hinzugefügt';
export const deleted = 'Der Heilige Tag wurde gelöscht.';
export const deletedTitle = 'Heiliger Tag gelöscht';
export const addHolyDay = 'Heiligen Tag hinzufügen';
export const added = 'Der Heilige Tag wurde hinzugefügt.';
export const editHolyDay = 'Heiligen Tag bearbeiten';
export const updatedTitle = 'Heiliger Tag geändert';
export const updated = 'Der Heilige Tag wurde geändert.';
export const title = 'Heilige Tage';
export const addFromCalendar = 'Aus dem Kalender hinzufügen';
export const toPrint = 'Kalender und Aushänge zum Drucken';
export const loadError =
  'Die Heiligen Tage konnten nicht geladen werden. Bitte versuchen Sie es noch einmal.';
export const loading = 'Heilige Tage werden geladen';
export const none =
  'Keine Heiligen Tage gefunden. Fügen Sie mit der Schaltfläche oben welche hinzu.';
export const pastDays = 'Vergangene Heilige Tage';
export const holyDay = 'Heiliger Tag';
export const badiDate = 'Badíʻ-Datum';
export const gregorianDate = 'Gregorianisches Datum';
export const editDay = (name: string, gregorian: string) => `${name}, ${gregorian} bearbeiten`;
export const deleteDay = (name: string, gregorian: string) => `${name}, ${gregorian} löschen`;
export const fetchFailed = 'Die Heiligen Tage konnten nicht geladen werden';
export const addFailed = 'Der Heilige Tag konnte nicht hinzugefügt werden';
export const deleteFailed = 'Der Heilige Tag konnte nicht gelöscht werden';
export const addOneTitle = 'Heiliger Tag hinzugefügt';
export const addHolyDays = (count: number) =>
  plural(count, {
    one: `${number(count)} Heiligen Tag hinzufügen`,
    other: `${number(count)} Heilige Tage hinzufügen`,
  });
export const addedFromCalendar = (year: number, added: number, there: number) => {
  if (added === 0) return `Alle Heiligen Tage von ${year} B.E. waren schon da.`;
  const sentence = plural(added, {
    one: `${number(added)} Heiliger Tag von ${year} B.E. hinzugefügt`,
    other: `${number(added)} Heilige Tage von ${year} B.E. hinzugefügt`,
  });
  if (there === 0) return `${sentence}.`;
  return plural(there, {
    one: `${sentence}; ${number(there)} war schon da.`,
    other: `${sentence}; ${number(there)} waren schon da.`,
  });
};
export const preview = (added: number, there: number) => {
  const sentence = plural(added, {
    one: `${number(added)} wird hinzugefügt`,
    other: `${number(added)} werden hinzugefügt`,
  });
  return plural(there, {
    one: `${sentence}, ${number(there)} ist schon da.`,
    other: `${sentence}, ${number(there)} sind schon da.`,
  });
};
export const listedAs = <Part>(name: Part, date: string): SentenceParts<Part> => [
  'Eingetragen als ',
  name,
  `, ${day(date)}`,
];
export const deleteQuestion = <Part>(name: Part, date: string): SentenceParts<Part> => [
  name,
  ` am ${day(date)} wird gelöscht. Das lässt sich nicht rückgängig machen.`,
];
export const tooFew = (count: number) => {
  const some = plural(count, {
    one: `Nur ${number(count)} Heiliger Tag ist`,
    other: `Nur ${number(count)} Heilige Tage sind`,
  });
  const listed = count === 0 ? 'Kein Heiliger Tag ist' : some;
  return `${listed} für die nächsten 12 Monate eingetragen. Der Kalender kennt mehr: Wählen Sie „Aus dem Kalender hinzufügen“.`;
};
export const updateFailed = 'Der Heilige Tag konnte nicht geändert werden';
