import { day, either, weekday } from '../words.ts';

type DateOrder = 'dmy' | 'mdy' | 'ymd';

interface Kind {
  readonly kind: 'csv' | 'workbook';
}
interface Years {
  readonly min: number;
  readonly max: number;
}
interface Text {
  readonly text: string;
}

const WRITE_THEM = 'Skriv datumen som ÅÅÅÅ-MM-DD.';
const WRITE_IT = 'Skriv datumet som ÅÅÅÅ-MM-DD, till exempel 2026-03-21';
const GREGORIAN = 'Skriv det gregorianska datumet som ÅÅÅÅ-MM-DD, till exempel 2026-03-21';

const orderWords: Readonly<Record<DateOrder, string>> = {
  dmy: 'dagen först',
  mdy: 'månaden först',
  ymd: 'året först',
};

const questions = {
  'dates-elsewhere': () =>
    'En kolumn som inte läses som datumet innehåller datum. Kalla den displayDate om de är citatens.',
  'column-without-dates': ({ heading }: { readonly heading: string }) =>
    `Kolumnen ”${heading}” har inga datum. Lägg dem i en kolumn displayDate, eller ge den här en annan rubrik.`,
  'dates-contradict': ({ text, order }: Text & { readonly order: DateOrder }) =>
    `Datumen i filen motsäger varandra: ”${text}” har ${orderWords[order]}, men andra har det inte. Skriv dem som ÅÅÅÅ-MM-DD.`,
  'dates-ambiguous': ({ text, days }: Text & { readonly days: readonly string[] }) =>
    `Datumen i filen kan läsas på olika sätt: ”${text}” är ${either(days.map(day))}.`,
  'write-dates': () => 'Skriv dem som ÅÅÅÅ-MM-DD.',
};

const advice = {
  'all-dates-of-other-form': ({ kind }: Kind) =>
    kind === 'csv'
      ? 'Inget datum i filen har formen ÅÅÅÅ-MM-DD: kalkylprogram skriver om datum i CSV-filer. Spara filen som en Excel-arbetsbok (.xlsx), eller skriv datumen som ÅÅÅÅ-MM-DD.'
      : `Varje datum i filen är en text i en annan form än ÅÅÅÅ-MM-DD. ${WRITE_THEM}`,
  'all-dates-numbers': ({ kind }: Kind) =>
    kind === 'csv'
      ? 'Varje datum i filen är ett tal. Ge kolumnen displayDate formatet ÅÅÅÅ-MM-DD i kalkylprogrammet, och spara filen igen.'
      : 'Varje datum i filen är ett tal. Ge kolumnen displayDate ett datumformat, eller skriv datumen som ÅÅÅÅ-MM-DD.',
  'all-dates-not-real': () => `Inget datum i filen är en verklig dag. ${WRITE_THEM}`,
  'all-dates-of-other-years': ({ min, max }: Years) =>
    `Inget datum i filen har ett år från ${min} till ${max}. ${WRITE_THEM}`,
  'all-dates-of-other-calendar': () =>
    'Varje datum i filen ser ut som ett i den iranska eller islamiska kalendern. Skriv de gregorianska datumen som ÅÅÅÅ-MM-DD.',
  'all-weekdays-wrong': () =>
    'Ingen veckodag i filen stämmer med sitt datum. Rätta datumen, eller utelämna veckodagarna.',
  'all-dates-unknown': () => `Inget datum i filen kan läsas. ${WRITE_THEM}`,
  'all-dates-unsure': () =>
    'Inget datum i filen står för en säker dag. Ge kolumnen displayDate textformat, och skriv datumen som ÅÅÅÅ-MM-DD.',
  'all-date-cells-unreadable': () =>
    'Ingen cell i kolumnen displayDate kan läsas. Skriv datumen igen som ÅÅÅÅ-MM-DD.',
};

const dates = {
  'date-unsure': () =>
    'Den här cellen har ett datum eller en tid som inte står för någon säker dag. Skriv datumet som ÅÅÅÅ-MM-DD',
  'date-ambiguous': ({ text }: Text) => `”${text}” kan betyda två olika dagar. ${WRITE_IT}`,
  'date-with-short-year': ({ text }: Text) =>
    `”${text}” har inget år med fyra siffror. ${WRITE_IT}`,
  'date-is-number': ({ text }: Text) =>
    `”${text}” är ett tal, inte ett datum. ${WRITE_IT}, eller ge cellen ett datumformat`,
  'date-not-real': ({ text }: Text) => `Dagen ”${text}” finns inte. ${WRITE_IT}`,
  'date-unknown': ({ text }: Text) => `”${text}” är inget datum som kan läsas. ${WRITE_IT}`,
  'date-of-other-calendar': ({ text }: Text) =>
    `”${text}” ser ut som ett datum i den iranska eller islamiska kalendern. ${GREGORIAN}`,
  'date-with-year-of-other-calendar': ({ text }: Text) =>
    `Året i ”${text}” ser ut som ett iranskt eller islamiskt år. ${GREGORIAN}`,
  'date-with-other-year': ({ text, min, max }: Text & Years) =>
    `Året i ”${text}” ligger inte mellan ${min} och ${max}. ${WRITE_IT}`,
  'date-with-other-weekday': (
    wrong: Text & {
      readonly written: readonly number[];
      readonly date: string;
      readonly weekday: number;
    },
  ) =>
    `”${wrong.text}” säger ${either(wrong.written.map(weekday))}, men den ${day(wrong.date)} är en ${weekday(wrong.weekday)}. Rätta datumet eller dess veckodag`,
  'date-of-other-order': ({
    text,
    order,
    meant,
  }: Text & { readonly order: DateOrder; readonly meant: string | null }) =>
    `”${text}” har inte ${orderWords[order]}. ${meant === null ? WRITE_IT : `Skriv datumet som ${meant}`}`,
};

export const sheetDates = { ...questions, ...advice, ...dates };
