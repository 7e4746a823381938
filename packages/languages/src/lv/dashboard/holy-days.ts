import type { SentenceParts } from '../../sentence-parts.ts';
import { latvian } from '../latvian.ts';

const { number, day, plural } = latvian;

export const nothingToAdd = 'Nav ko pievienot';
export const addedTitle = (count: number) =>
  count === 1 ? 'Svētā diena pievienota' : 'Svētās dienas pievienotas';
export const addFromCalendarTitle = 'Pievienot no kalendāra';
export const aboutAdding =
  'Tiek pievienotas svētās dienas, kuru Badíʻ gadā trūkst; esošās paliek, kādas tās ir.';
export const badiYear = 'Badíʻ gads (B.Ē.)';
export const adding = 'Notiek pievienošana…';
export const alreadyThere = 'Jau ir';
export const willBeAdded = 'Tiks pievienota';
export const deleted = 'Svētā diena ir dzēsta.';
export const deletedTitle = 'Svētā diena dzēsta';
export const addHolyDay = 'Pievienot svēto dienu';
export const added = 'Svētā diena ir pievienota.';
export const editHolyDay = 'Rediģēt svēto dienu';
export const updatedTitle = 'Svētā diena atjaunināta';
export const updated = 'Svētā diena ir atjaunināta.';
export const title = 'Svētās dienas';
export const addFromCalendar = 'Pievienot no kalendāra';
export const toPrint = 'Kalendāri un plakāti drukāšanai';
export const loadError = 'Svētās dienas neizdevās ielādēt. Mēģiniet vēlreiz.';
export const loading = 'Tiek ielādētas svētās dienas';
export const none = 'Svēto dienu nav. Pievienojiet tās ar pogu augstāk.';
export const pastDays = 'Pagājušās svētās dienas';
export const holyDay = 'Svētā diena';
export const badiDate = 'Badíʻ datums';
export const gregorianDate = 'Gregora kalendāra datums';
export const editDay = (name: string, gregorian: string) => `Rediģēt: ${name}, ${gregorian}`;
export const deleteDay = (name: string, gregorian: string) => `Dzēst: ${name}, ${gregorian}`;
export const fetchFailed = 'Svētās dienas neizdevās ielādēt';
export const addFailed = 'Svēto dienu neizdevās pievienot';
export const deleteFailed = 'Svēto dienu neizdevās dzēst';
export const addOneTitle = 'Svētā diena pievienota';
export const addHolyDays = (count: number) =>
  plural(count, {
    one: `Pievienot ${number(count)} svēto dienu`,
    other: `Pievienot ${number(count)} svētās dienas`,
  });
export const addedFromCalendar = (year: number, added: number, there: number) => {
  if (added === 0) return `B.Ē. ${year}. gadā visas svētās dienas jau bija.`;
  const sentence = plural(added, {
    one: `B.Ē. ${year}. gadam pievienota ${number(added)} svētā diena`,
    other: `B.Ē. ${year}. gadam pievienotas ${number(added)} svētās dienas`,
  });
  return there === 0 ? `${sentence}.` : `${sentence}; jau bija: ${number(there)}.`;
};
export const preview = (added: number, there: number) =>
  `Tiks pievienotas: ${number(added)}; jau ir: ${number(there)}.`;
export const listedAs = <Part>(name: Part, date: string): SentenceParts<Part> => [
  'Ievadīta kā ',
  name,
  `, ${day(date)}`,
];
export const deleteQuestion = <Part>(name: Part, date: string): SentenceParts<Part> => [
  name,
  `, ${day(date)}: šī svētā diena tiks dzēsta. Šo darbību nevar atsaukt.`,
];
export const tooFew = (count: number) => {
  const some = plural(count, {
    one: `ir ievadīta tikai ${number(count)} svētā diena`,
    other: `ir ievadītas tikai ${number(count)} svētās dienas`,
  });
  const listed = count === 0 ? 'nav ievadīta neviena svētā diena' : some;
  return `Nākamajiem 12 mēnešiem ${listed}. Kalendārs zina vairāk: izvēlieties „Pievienot no kalendāra”.`;
};
export const updateFailed = 'Svēto dienu neizdevās atjaunināt';
