import { latvian } from '../latvian.ts';

const { day, either, weekday } = latvian;

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

const WRITE_THEM = 'Rakstiet datumus kā GGGG-MM-DD.';
const WRITE_IT = 'Rakstiet to kā GGGG-MM-DD, piemēram, 2026-03-21';
const GREGORIAN = 'Rakstiet Gregora kalendāra datumu kā GGGG-MM-DD, piemēram, 2026-03-21';

const orderWords: Readonly<Record<DateOrder, string>> = {
  dmy: 'pirmā ir diena',
  mdy: 'pirmais ir mēnesis',
  ymd: 'pirmais ir gads',
};

const questions = {
  'dates-elsewhere': () =>
    'Datumi ir kolonnā, kas netiek lasīta kā datums. Nosauciet to par displayDate, ja tie ir citātu datumi.',
  'column-without-dates': ({ heading }: { readonly heading: string }) =>
    `Kolonnā „${heading}” nav datumu. Ierakstiet tos kolonnā displayDate vai dodiet šai citu virsrakstu.`,
  'dates-contradict': ({ text, order }: Text & { readonly order: DateOrder }) =>
    `Faila datumi ir pretrunā: datumā „${text}” ${orderWords[order]}, bet citos ne. Rakstiet tos kā GGGG-MM-DD.`,
  'dates-ambiguous': ({ text, days }: Text & { readonly days: readonly string[] }) =>
    `Faila datumus var lasīt dažādi: „${text}” ir ${either(days.map(day))}.`,
  'write-dates': () => 'Rakstiet tos kā GGGG-MM-DD.',
};

const advice = {
  'all-dates-of-other-form': ({ kind }: Kind) =>
    kind === 'csv'
      ? 'Neviens faila datums nav formā GGGG-MM-DD: izklājlapu programmas CSV failos datumus pārraksta. Saglabājiet failu kā Excel darbgrāmatu (.xlsx) vai rakstiet datumus kā GGGG-MM-DD.'
      : `Katrs faila datums ir teksts citā formā nekā GGGG-MM-DD. ${WRITE_THEM}`,
  'all-dates-numbers': ({ kind }: Kind) =>
    kind === 'csv'
      ? 'Katrs faila datums ir skaitlis. Izklājlapu programmā dodiet kolonnai displayDate formātu GGGG-MM-DD un saglabājiet failu no jauna.'
      : 'Katrs faila datums ir skaitlis. Formatējiet kolonnu displayDate kā datumu vai rakstiet datumus kā GGGG-MM-DD.',
  'all-dates-not-real': () => `Neviens faila datums nav īsta diena. ${WRITE_THEM}`,
  'all-dates-of-other-years': ({ min, max }: Years) =>
    `Nevienā faila datumā nav gada no ${min} līdz ${max}. ${WRITE_THEM}`,
  'all-dates-of-other-calendar': () =>
    'Katrs faila datums izskatās pēc Irānas vai islāma kalendāra datuma. Rakstiet Gregora kalendāra datumus kā GGGG-MM-DD.',
  'all-weekdays-wrong': () =>
    'Neviena nedēļas diena failā neatbilst savam datumam. Izlabojiet datumus vai izlaidiet nedēļas dienas.',
  'all-dates-unknown': () => `Nevienu faila datumu nevar nolasīt. ${WRITE_THEM}`,
  'all-dates-unsure': () =>
    'Neviens faila datums nenorāda skaidri noteiktu dienu. Formatējiet kolonnu displayDate kā tekstu un rakstiet datumus kā GGGG-MM-DD.',
  'all-date-cells-unreadable': () =>
    'Nevienu kolonnas displayDate šūnu nevar nolasīt. Ierakstiet datumus no jauna kā GGGG-MM-DD.',
};

const dates = {
  'date-unsure': () =>
    'Šajā šūnā ir datums vai laiks, kas nenorāda skaidri noteiktu dienu. Rakstiet datumu kā GGGG-MM-DD',
  'date-ambiguous': ({ text }: Text) => `„${text}” var nozīmēt divas dažādas dienas. ${WRITE_IT}`,
  'date-with-short-year': ({ text }: Text) =>
    `Datumā „${text}” nav gada ar četriem cipariem. ${WRITE_IT}`,
  'date-is-number': ({ text }: Text) =>
    `„${text}” ir skaitlis, nevis datums. ${WRITE_IT}, vai formatējiet šūnu kā datumu`,
  'date-not-real': ({ text }: Text) => `Tādas dienas nav: „${text}”. ${WRITE_IT}`,
  'date-unknown': ({ text }: Text) => `„${text}” nav nolasāms datums. ${WRITE_IT}`,
  'date-of-other-calendar': ({ text }: Text) =>
    `„${text}” izskatās pēc Irānas vai islāma kalendāra datuma. ${GREGORIAN}`,
  'date-with-year-of-other-calendar': ({ text }: Text) =>
    `Gads datumā „${text}” izskatās pēc Irānas vai islāma kalendāra gada. ${GREGORIAN}`,
  'date-with-other-year': ({ text, min, max }: Text & Years) =>
    `Gads datumā „${text}” nav no ${min} līdz ${max}. ${WRITE_IT}`,
  'date-with-other-weekday': (
    wrong: Text & {
      readonly written: readonly number[];
      readonly date: string;
      readonly weekday: number;
    },
  ) =>
    `Tekstā „${wrong.text}” ir ${either(wrong.written.map(weekday))}, bet ${day(wrong.date)} ir ${weekday(wrong.weekday)}. Izlabojiet datumu vai tā nedēļas dienu`,
  'date-of-other-order': ({
    text,
    order,
    meant,
  }: Text & { readonly order: DateOrder; readonly meant: string | null }) =>
    `Datumā „${text}” nav tā, ka ${orderWords[order]}. ${meant === null ? WRITE_IT : `Rakstiet to kā ${meant}`}`,
};

export const sheetDates = { ...questions, ...advice, ...dates };
