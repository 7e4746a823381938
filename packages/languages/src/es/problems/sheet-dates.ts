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

const WRITE_THEM = 'Escriba las fechas como AAAA-MM-DD.';
const WRITE_IT = 'Escríbala como AAAA-MM-DD, por ejemplo 2026-03-21';
const GREGORIAN = 'Escriba la fecha gregoriana como AAAA-MM-DD, por ejemplo 2026-03-21';

const orderWords: Readonly<Record<DateOrder, string>> = {
  dmy: 'el día primero',
  mdy: 'el mes primero',
  ymd: 'el año primero',
};

const questions = {
  'dates-elsewhere': () =>
    'Una columna que no se lee como la fecha tiene fechas. Llámela displayDate si son las de las citas.',
  'column-without-dates': ({ heading }: { readonly heading: string }) =>
    `La columna «${heading}» no tiene fechas. Póngalas en una columna displayDate o dé a esta otro encabezado.`,
  'dates-contradict': ({ text, order }: Text & { readonly order: DateOrder }) =>
    `Las fechas del archivo se contradicen: «${text}» tiene ${orderWords[order]}, y otras no. Escríbalas como AAAA-MM-DD.`,
  'dates-ambiguous': ({ text, days }: Text & { readonly days: readonly string[] }) =>
    `Las fechas del archivo se pueden leer de distintas maneras: «${text}» es ${either(days.map(day))}.`,
  'write-dates': () => 'Escríbalas como AAAA-MM-DD.',
};

const advice = {
  'all-dates-of-other-form': ({ kind }: Kind) =>
    kind === 'csv'
      ? 'Ninguna fecha del archivo tiene la forma AAAA-MM-DD: los programas de hojas de cálculo cambian las fechas en los archivos CSV. Guarde el archivo como libro de Excel (.xlsx) o escriba las fechas como AAAA-MM-DD.'
      : `Cada fecha del archivo es un texto con otra forma que AAAA-MM-DD. ${WRITE_THEM}`,
  'all-dates-numbers': ({ kind }: Kind) =>
    kind === 'csv'
      ? 'Cada fecha del archivo es un número. Dé a la columna displayDate el formato AAAA-MM-DD en el programa de hojas de cálculo y guarde el archivo de nuevo.'
      : 'Cada fecha del archivo es un número. Dé a la columna displayDate formato de fecha o escriba las fechas como AAAA-MM-DD.',
  'all-dates-not-real': () => `Ninguna fecha del archivo es un día real. ${WRITE_THEM}`,
  'all-dates-of-other-years': ({ min, max }: Years) =>
    `Ninguna fecha del archivo tiene un año de ${min} a ${max}. ${WRITE_THEM}`,
  'all-dates-of-other-calendar': () =>
    'Cada fecha del archivo parece del calendario iraní o islámico. Escriba las fechas gregorianas como AAAA-MM-DD.',
  'all-weekdays-wrong': () =>
    'Ningún día de la semana del archivo concuerda con su fecha. Corrija las fechas o quite los días de la semana.',
  'all-dates-unknown': () => `No se puede leer ninguna fecha del archivo. ${WRITE_THEM}`,
  'all-dates-unsure': () =>
    'Ninguna fecha del archivo indica un día seguro. Dé a la columna displayDate formato de texto y escriba las fechas como AAAA-MM-DD.',
  'all-date-cells-unreadable': () =>
    'No se puede leer ninguna celda de la columna displayDate. Escriba las fechas de nuevo como AAAA-MM-DD.',
};

const dates = {
  'date-unsure': () =>
    'Esta celda tiene una fecha o una hora que no indica un día seguro. Escriba la fecha como AAAA-MM-DD',
  'date-ambiguous': ({ text }: Text) =>
    `«${text}» puede significar dos días distintos. ${WRITE_IT}`,
  'date-with-short-year': ({ text }: Text) =>
    `«${text}» no tiene un año de cuatro cifras. ${WRITE_IT}`,
  'date-is-number': ({ text }: Text) =>
    `«${text}» es un número, no una fecha. ${WRITE_IT}, o dé a la celda formato de fecha`,
  'date-not-real': ({ text }: Text) => `El día «${text}» no existe. ${WRITE_IT}`,
  'date-unknown': ({ text }: Text) => `«${text}» no es una fecha que se pueda leer. ${WRITE_IT}`,
  'date-of-other-calendar': ({ text }: Text) =>
    `«${text}» parece una fecha del calendario iraní o islámico. ${GREGORIAN}`,
  'date-with-year-of-other-calendar': ({ text }: Text) =>
    `El año de «${text}» parece un año iraní o islámico. ${GREGORIAN}`,
  'date-with-other-year': ({ text, min, max }: Text & Years) =>
    `El año de «${text}» no está entre ${min} y ${max}. ${WRITE_IT}`,
  'date-with-other-weekday': (
    wrong: Text & {
      readonly written: readonly number[];
      readonly date: string;
      readonly weekday: number;
    },
  ) =>
    `«${wrong.text}» dice ${either(wrong.written.map(weekday))}, pero el ${day(wrong.date)} es ${weekday(wrong.weekday)}. Corrija la fecha o su día de la semana`,
  'date-of-other-order': ({
    text,
    order,
    meant,
  }: Text & { readonly order: DateOrder; readonly meant: string | null }) =>
    `«${text}» no tiene ${orderWords[order]}. ${meant === null ? WRITE_IT : `Escríbala como ${meant}`}`,
};

export const sheetDates = { ...questions, ...advice, ...dates };
