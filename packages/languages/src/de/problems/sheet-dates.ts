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

const WRITE_THEM = 'Bitte schreiben Sie die Daten als JJJJ-MM-TT.';
const WRITE_IT = 'Bitte schreiben Sie es als JJJJ-MM-TT, zum Beispiel 2026-03-21';
const GREGORIAN =
  'Bitte schreiben Sie das gregorianische Datum als JJJJ-MM-TT, zum Beispiel 2026-03-21';

const orderWords: Readonly<Record<DateOrder, string>> = {
  dmy: 'den Tag zuerst',
  mdy: 'den Monat zuerst',
  ymd: 'das Jahr zuerst',
};

const questions = {
  'dates-elsewhere': () =>
    'Eine Spalte, die nicht als Datum gelesen wird, enthält Daten. Bitte nennen Sie sie displayDate, wenn es die der Zitate sind.',
  'column-without-dates': ({ heading }: { readonly heading: string }) =>
    `Die Spalte „${heading}“ enthält keine Daten. Bitte schreiben Sie sie in eine Spalte displayDate, oder geben Sie dieser eine andere Überschrift.`,
  'dates-contradict': ({ text, order }: Text & { readonly order: DateOrder }) =>
    `Die Daten der Datei widersprechen einander: „${text}“ hat ${orderWords[order]}, andere nicht. Bitte schreiben Sie sie als JJJJ-MM-TT.`,
  'dates-ambiguous': ({ text, days }: Text & { readonly days: readonly string[] }) =>
    `Die Daten der Datei lassen sich verschieden lesen: „${text}“ ist ${either(days.map(day))}.`,
  'write-dates': () => 'Bitte schreiben Sie sie als JJJJ-MM-TT.',
};

const advice = {
  'all-dates-of-other-form': ({ kind }: Kind) =>
    kind === 'csv'
      ? 'Kein Datum der Datei hat die Form JJJJ-MM-TT: Tabellenprogramme schreiben Daten in CSV-Dateien um. Bitte speichern Sie die Datei als Excel-Arbeitsmappe (.xlsx), oder schreiben Sie die Daten als JJJJ-MM-TT.'
      : `Jedes Datum der Datei ist ein Text in einer anderen Form als JJJJ-MM-TT. ${WRITE_THEM}`,
  'all-dates-numbers': ({ kind }: Kind) =>
    kind === 'csv'
      ? 'Jedes Datum der Datei ist eine Zahl. Bitte geben Sie der Spalte displayDate im Tabellenprogramm das Format JJJJ-MM-TT, und speichern Sie die Datei noch einmal.'
      : 'Jedes Datum der Datei ist eine Zahl. Bitte formatieren Sie die Spalte displayDate als Datum, oder schreiben Sie die Daten als JJJJ-MM-TT.',
  'all-dates-not-real': () => `Kein Datum der Datei ist ein Tag, den es gibt. ${WRITE_THEM}`,
  'all-dates-of-other-years': ({ min, max }: Years) =>
    `Kein Datum der Datei hat ein Jahr von ${min} bis ${max}. ${WRITE_THEM}`,
  'all-dates-of-other-calendar': () =>
    'Jedes Datum der Datei sieht aus wie eines des iranischen oder islamischen Kalenders. Bitte schreiben Sie die gregorianischen Daten als JJJJ-MM-TT.',
  'all-weekdays-wrong': () =>
    'Kein Wochentag der Datei passt zu seinem Datum. Bitte berichtigen Sie die Daten, oder lassen Sie die Wochentage weg.',
  'all-dates-unknown': () => `Kein Datum der Datei lässt sich lesen. ${WRITE_THEM}`,
  'all-dates-unsure': () =>
    'Kein Datum der Datei steht für einen eindeutigen Tag. Bitte formatieren Sie die Spalte displayDate als Text, und schreiben Sie die Daten als JJJJ-MM-TT.',
  'all-date-cells-unreadable': () =>
    'Keine Zelle der Spalte displayDate lässt sich lesen. Bitte geben Sie die Daten neu ein, als JJJJ-MM-TT.',
};

const dates = {
  'date-unsure': () =>
    'Diese Zelle hat ein Datum oder eine Uhrzeit, die für keinen eindeutigen Tag steht. Bitte schreiben Sie das Datum als JJJJ-MM-TT',
  'date-ambiguous': ({ text }: Text) =>
    `„${text}“ kann zwei verschiedene Tage bedeuten. ${WRITE_IT}`,
  'date-with-short-year': ({ text }: Text) =>
    `„${text}“ hat kein Jahr mit vier Ziffern. ${WRITE_IT}`,
  'date-is-number': ({ text }: Text) =>
    `„${text}“ ist eine Zahl, kein Datum. ${WRITE_IT}, oder formatieren Sie die Zelle als Datum`,
  'date-not-real': ({ text }: Text) => `Den Tag „${text}“ gibt es nicht. ${WRITE_IT}`,
  'date-unknown': ({ text }: Text) => `„${text}“ ist kein lesbares Datum. ${WRITE_IT}`,
  'date-of-other-calendar': ({ text }: Text) =>
    `„${text}“ sieht aus wie ein Datum des iranischen oder islamischen Kalenders. ${GREGORIAN}`,
  'date-with-year-of-other-calendar': ({ text }: Text) =>
    `Das Jahr von „${text}“ sieht aus wie ein iranisches oder islamisches Jahr. ${GREGORIAN}`,
  'date-with-other-year': ({ text, min, max }: Text & Years) =>
    `Das Jahr von „${text}“ liegt nicht zwischen ${min} und ${max}. ${WRITE_IT}`,
  'date-with-other-weekday': (
    wrong: Text & {
      readonly written: readonly number[];
      readonly date: string;
      readonly weekday: number;
    },
  ) =>
    `„${wrong.text}“ nennt ${either(wrong.written.map(weekday))}, aber der ${day(wrong.date)} ist ein ${weekday(wrong.weekday)}. Bitte berichtigen Sie das Datum oder seinen Wochentag`,
  'date-of-other-order': ({
    text,
    order,
    meant,
  }: Text & { readonly order: DateOrder; readonly meant: string | null }) =>
    `„${text}“ hat nicht ${orderWords[order]}. ${meant === null ? WRITE_IT : `Bitte schreiben Sie es als ${meant}`}`,
};

export const sheetDates = { ...questions, ...advice, ...dates };
