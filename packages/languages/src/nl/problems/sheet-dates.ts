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

const WRITE_THEM = 'Schrijf de datums als JJJJ-MM-DD.';
const WRITE_IT = 'Schrijf de datum als JJJJ-MM-DD, bijvoorbeeld 2026-03-21';
const GREGORIAN = 'Schrijf de gregoriaanse datum als JJJJ-MM-DD, bijvoorbeeld 2026-03-21';

const orderWords: Readonly<Record<DateOrder, string>> = {
  dmy: 'de dag voorop',
  mdy: 'de maand voorop',
  ymd: 'het jaar voorop',
};

const questions = {
  'dates-elsewhere': () =>
    'Een kolom die niet als de datum wordt gelezen, bevat datums. Noem haar displayDate als het die van de citaten zijn.',
  'column-without-dates': ({ heading }: { readonly heading: string }) =>
    `De kolom ‘${heading}’ bevat geen datums. Zet ze in een kolom displayDate, of geef deze een andere kop.`,
  'dates-contradict': ({ text, order }: Text & { readonly order: DateOrder }) =>
    `De datums van het bestand spreken elkaar tegen: ‘${text}’ heeft ${orderWords[order]}, andere niet. Schrijf ze als JJJJ-MM-DD.`,
  'dates-ambiguous': ({ text, days }: Text & { readonly days: readonly string[] }) =>
    `De datums van het bestand kunnen op verschillende manieren worden gelezen: ‘${text}’ is ${either(days.map(day))}.`,
  'write-dates': () => 'Schrijf ze als JJJJ-MM-DD.',
};

const advice = {
  'all-dates-of-other-form': ({ kind }: Kind) =>
    kind === 'csv'
      ? 'Geen datum in het bestand heeft de vorm JJJJ-MM-DD: spreadsheetprogramma’s herschrijven datums in CSV-bestanden. Sla het bestand op als Excel-werkmap (.xlsx), of schrijf de datums als JJJJ-MM-DD.'
      : `Elke datum in het bestand is een tekst in een andere vorm dan JJJJ-MM-DD. ${WRITE_THEM}`,
  'all-dates-numbers': ({ kind }: Kind) =>
    kind === 'csv'
      ? 'Elke datum in het bestand is een getal. Geef de kolom displayDate in het spreadsheetprogramma de notatie JJJJ-MM-DD, en sla het bestand opnieuw op.'
      : 'Elke datum in het bestand is een getal. Geef de kolom displayDate een datumnotatie, of schrijf de datums als JJJJ-MM-DD.',
  'all-dates-not-real': () => `Geen datum in het bestand is een bestaande dag. ${WRITE_THEM}`,
  'all-dates-of-other-years': ({ min, max }: Years) =>
    `Geen datum in het bestand heeft een jaar van ${min} tot en met ${max}. ${WRITE_THEM}`,
  'all-dates-of-other-calendar': () =>
    'Elke datum in het bestand lijkt er een van de Iraanse of islamitische kalender. Schrijf de gregoriaanse datums als JJJJ-MM-DD.',
  'all-weekdays-wrong': () =>
    'Geen weekdag in het bestand past bij zijn datum. Verbeter de datums, of laat de weekdagen weg.',
  'all-dates-unknown': () => `Geen datum in het bestand kan worden gelezen. ${WRITE_THEM}`,
  'all-dates-unsure': () =>
    'Geen datum in het bestand staat voor een zekere dag. Geef de kolom displayDate een tekstnotatie, en schrijf de datums als JJJJ-MM-DD.',
  'all-date-cells-unreadable': () =>
    'Geen cel van de kolom displayDate kan worden gelezen. Typ de datums opnieuw als JJJJ-MM-DD.',
};

const dates = {
  'date-unsure': () =>
    'Deze cel bevat een datum of tijd die voor geen zekere dag staat. Schrijf de datum als JJJJ-MM-DD',
  'date-ambiguous': ({ text }: Text) =>
    `‘${text}’ kan twee verschillende dagen betekenen. ${WRITE_IT}`,
  'date-with-short-year': ({ text }: Text) =>
    `‘${text}’ heeft geen jaar van vier cijfers. ${WRITE_IT}`,
  'date-is-number': ({ text }: Text) =>
    `‘${text}’ is een getal, geen datum. ${WRITE_IT}, of geef de cel een datumnotatie`,
  'date-not-real': ({ text }: Text) => `De dag ‘${text}’ bestaat niet. ${WRITE_IT}`,
  'date-unknown': ({ text }: Text) => `‘${text}’ is geen leesbare datum. ${WRITE_IT}`,
  'date-of-other-calendar': ({ text }: Text) =>
    `‘${text}’ lijkt een datum van de Iraanse of islamitische kalender. ${GREGORIAN}`,
  'date-with-year-of-other-calendar': ({ text }: Text) =>
    `Het jaar van ‘${text}’ lijkt een Iraans of islamitisch jaar. ${GREGORIAN}`,
  'date-with-other-year': ({ text, min, max }: Text & Years) =>
    `Het jaar van ‘${text}’ ligt niet tussen ${min} en ${max}. ${WRITE_IT}`,
  'date-with-other-weekday': (
    wrong: Text & {
      readonly written: readonly number[];
      readonly date: string;
      readonly weekday: number;
    },
  ) =>
    `‘${wrong.text}’ zegt ${either(wrong.written.map(weekday))}, maar ${day(wrong.date)} is een ${weekday(wrong.weekday)}. Verbeter de datum of de weekdag`,
  'date-of-other-order': ({
    text,
    order,
    meant,
  }: Text & { readonly order: DateOrder; readonly meant: string | null }) =>
    `‘${text}’ heeft niet ${orderWords[order]}. ${meant === null ? WRITE_IT : `Schrijf de datum als ${meant}`}`,
};

export const sheetDates = { ...questions, ...advice, ...dates };
