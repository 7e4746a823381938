import type { SentenceParts } from '../../sentence-parts.ts';
import { day, number, plural } from '../words.ts';

export const nothingToAdd = 'Inget att lägga till';
export const addedTitle = (count: number) =>
  plural(count, { one: 'Helig dag tillagd', other: 'Heliga dagar tillagda' });
export const addFromCalendarTitle = 'Lägg till från kalendern';
export const aboutAdding =
  'Heliga dagar som saknas i ett Badíʻ-år läggs till; de som finns förblir som de är.';
export const badiYear = 'Badíʻ-år (B.E.)';
export const adding = 'Lägger till …';
export const alreadyThere = 'Finns redan';
export const willBeAdded = 'Läggs till';
export const deleted = 'Den heliga dagen har tagits bort.';
export const deletedTitle = 'Helig dag borttagen';
export const addHolyDay = 'Lägg till en helig dag';
export const added = 'Den heliga dagen har lagts till.';
export const editHolyDay = 'Redigera den heliga dagen';
export const updatedTitle = 'Helig dag ändrad';
export const updated = 'Den heliga dagen har ändrats.';
export const title = 'Heliga dagar';
export const addFromCalendar = 'Lägg till från kalendern';
export const toPrint = 'Kalendrar och affischer att skriva ut';
export const loadError = 'De heliga dagarna kunde inte hämtas. Försök igen.';
export const loading = 'Hämtar heliga dagar';
export const none = 'Inga heliga dagar hittades. Lägg till några med knappen ovan.';
export const pastDays = 'Tidigare heliga dagar';
export const holyDay = 'Helig dag';
export const badiDate = 'Badíʻ-datum';
export const gregorianDate = 'Gregorianskt datum';
export const editDay = (name: string, gregorian: string) => `Redigera ${name}, ${gregorian}`;
export const deleteDay = (name: string, gregorian: string) => `Ta bort ${name}, ${gregorian}`;
export const fetchFailed = 'De heliga dagarna kunde inte hämtas';
export const addFailed = 'Den heliga dagen kunde inte läggas till';
export const deleteFailed = 'Den heliga dagen kunde inte tas bort';
export const addOneTitle = 'Helig dag tillagd';
export const addHolyDays = (count: number) =>
  plural(count, {
    one: `Lägg till ${number(count)} helig dag`,
    other: `Lägg till ${number(count)} heliga dagar`,
  });
export const addedFromCalendar = (year: number, added: number, there: number) => {
  if (added === 0) return `Alla heliga dagar för ${year} B.E. fanns redan.`;
  const sentence = plural(added, {
    one: `${number(added)} helig dag för ${year} B.E. tillagd`,
    other: `${number(added)} heliga dagar för ${year} B.E. tillagda`,
  });
  return there === 0 ? `${sentence}.` : `${sentence}; ${number(there)} fanns redan.`;
};
export const preview = (added: number, there: number) =>
  `${number(added)} läggs till, ${number(there)} finns redan.`;
export const listedAs = <Part>(name: Part, date: string): SentenceParts<Part> => [
  'Inlagd som ',
  name,
  `, ${day(date)}`,
];
export const deleteQuestion = <Part>(name: Part, date: string): SentenceParts<Part> => [
  name,
  ` den ${day(date)} tas bort. Det går inte att ångra.`,
];
export const tooFew = (count: number) => {
  const some = plural(count, {
    one: `Bara ${number(count)} helig dag är inlagd`,
    other: `Bara ${number(count)} heliga dagar är inlagda`,
  });
  const listed = count === 0 ? 'Ingen helig dag är inlagd' : some;
  return `${listed} för de kommande 12 månaderna. Kalendern känner till fler: välj ”Lägg till från kalendern”.`;
};
export const updateFailed = 'Den heliga dagen kunde inte ändras';
