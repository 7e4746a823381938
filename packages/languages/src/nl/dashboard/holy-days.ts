import type { SentenceParts } from '../../sentence-parts.ts';
import { day, number, plural } from '../words.ts';

export const nothingToAdd = 'Niets toe te voegen';
export const addedTitle = (count: number) =>
  plural(count, { one: 'Heilige dag toegevoegd', other: 'Heilige dagen toegevoegd' });
export const addFromCalendarTitle = 'Uit de kalender toevoegen';
export const aboutAdding =
  'Heilige dagen die in een Badíʻ-jaar ontbreken, worden toegevoegd; die er al zijn, blijven zoals ze zijn.';
export const badiYear = 'Badíʻ-jaar (B.E.)';
export const adding = 'Bezig met toevoegen…';
export const alreadyThere = 'Is er al';
export const willBeAdded = 'Wordt toegevoegd';
export const deleted = 'De heilige dag is verwijderd.';
export const deletedTitle = 'Heilige dag verwijderd';
export const addHolyDay = 'Heilige dag toevoegen';
export const added = 'De heilige dag is toegevoegd.';
export const editHolyDay = 'Heilige dag bewerken';
export const updatedTitle = 'Heilige dag bijgewerkt';
export const updated = 'De heilige dag is bijgewerkt.';
export const title = 'Heilige dagen';
export const addFromCalendar = 'Uit de kalender toevoegen';
export const toPrint = 'Kalenders en posters om af te drukken';
export const loadError = 'De heilige dagen konden niet worden geladen. Probeer het opnieuw.';
export const loading = 'De heilige dagen worden geladen';
export const none = 'Geen heilige dagen gevonden. Voeg er toe met de knop hierboven.';
export const pastDays = 'Voorbije heilige dagen';
export const holyDay = 'Heilige dag';
export const badiDate = 'Badíʻ-datum';
export const gregorianDate = 'Gregoriaanse datum';
export const editDay = (name: string, gregorian: string) => `${name}, ${gregorian} bewerken`;
export const deleteDay = (name: string, gregorian: string) => `${name}, ${gregorian} verwijderen`;
export const fetchFailed = 'De heilige dagen konden niet worden geladen';
export const addFailed = 'De heilige dag kon niet worden toegevoegd';
export const deleteFailed = 'De heilige dag kon niet worden verwijderd';
export const addOneTitle = 'Heilige dag toegevoegd';
export const addHolyDays = (count: number) =>
  plural(count, {
    one: `${number(count)} heilige dag toevoegen`,
    other: `${number(count)} heilige dagen toevoegen`,
  });
export const addedFromCalendar = (year: number, added: number, there: number) => {
  if (added === 0) return `Alle heilige dagen van ${year} B.E. waren er al.`;
  const sentence = plural(added, {
    one: `${number(added)} heilige dag van ${year} B.E. toegevoegd`,
    other: `${number(added)} heilige dagen van ${year} B.E. toegevoegd`,
  });
  if (there === 0) return `${sentence}.`;
  return plural(there, {
    one: `${sentence}; ${number(there)} was er al.`,
    other: `${sentence}; ${number(there)} waren er al.`,
  });
};
export const preview = (added: number, there: number) => {
  const sentence = plural(added, {
    one: `${number(added)} wordt toegevoegd`,
    other: `${number(added)} worden toegevoegd`,
  });
  return plural(there, {
    one: `${sentence}, ${number(there)} is er al.`,
    other: `${sentence}, ${number(there)} zijn er al.`,
  });
};
export const listedAs = <Part>(name: Part, date: string): SentenceParts<Part> => [
  'Ingevoerd als ',
  name,
  `, ${day(date)}`,
];
export const deleteQuestion = <Part>(name: Part, date: string): SentenceParts<Part> => [
  name,
  ` op ${day(date)} wordt verwijderd. Dit kan niet ongedaan worden gemaakt.`,
];
export const tooFew = (count: number) => {
  const some = plural(count, {
    one: `Er is maar ${number(count)} heilige dag`,
    other: `Er zijn maar ${number(count)} heilige dagen`,
  });
  const listed = count === 0 ? 'Er is geen heilige dag' : some;
  return `${listed} ingevoerd voor de komende 12 maanden. De kalender kent er meer: kies ‘Uit de kalender toevoegen’.`;
};
export const updateFailed = 'De heilige dag kon niet worden bijgewerkt';
