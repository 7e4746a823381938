import type { SentenceParts } from '../../../sentence-parts.ts';
import { day, number, plural } from '../../words.ts';

const followedBy =
  (note: string) =>
  (isLast: boolean): string =>
    isLast ? `${note}, y la subida continúa.` : `${note}.`;

export const whichDay = <Part>(text: Part, row: number): SentenceParts<Part> => [
  '¿Qué día es ',
  text,
  ` (fila ${number(row)})?`,
];
export const thenAllDates = followedBy(
  'Todas las fechas del archivo se leerán entonces de la misma manera',
);
export const dayOf = (date: string) => day(date);
export const whatComesFirst = <Part>(text: Part, row: number): SentenceParts<Part> => [
  '¿Qué va primero en la mayoría de las fechas, por ejemplo en ',
  text,
  ` (fila ${number(row)})?`,
];
export const thenOthers = followedBy(
  'Las fechas escritas al revés se tendrán que corregir entonces',
);
export const theDay = 'El día';
export const theMonth = 'El mes';
export const whichSheet = '¿En qué hoja están las citas?';
export const thenNoOthers = followedBy('Las demás no se leerán');
export const rowsOfSheet = (rows: number) =>
  plural(rows, { one: `${number(rows)} fila`, other: `${number(rows)} filas` });
export const whichReadsRight = '¿Cuál de estas se lee bien?';
export const thenWholeFile = followedBy(
  'El archivo no dice cómo están escritas sus letras. Todo el archivo se leerá entonces así',
);

export const noneReads =
  '¿Ninguna? Guarde el archivo como «CSV UTF-8» en su programa de hojas de cálculo y elíjalo de nuevo.';

export const showOnDates = <Part>(heading: Part): SentenceParts<Part> => [
  'La columna ',
  heading,
  ' tiene fechas: ¿mostrar las citas en esas fechas?',
];
export const yesOnDates = 'Sí, en estas fechas';
export const noDates = 'No, sin fechas';
export const thenNotRead = (isLast: boolean) =>
  isLast
    ? 'Sin fechas, la columna no se lee. En ambos casos la subida continúa.'
    : 'Sin fechas, la columna no se lee.';

type Encoding =
  | 'utf-8'
  | 'utf-16le'
  | 'utf-16be'
  | 'windows-1252'
  | 'windows-1250'
  | 'windows-1251'
  | 'windows-1256'
  | 'windows-1257';

const ENCODINGS: Readonly<Record<Encoding, string>> = {
  'utf-8': 'Unicode (UTF-8)',
  'utf-16le': 'Unicode (UTF-16)',
  'utf-16be': 'Unicode (UTF-16, big-endian)',
  'windows-1252': 'Europa occidental',
  'windows-1250': 'Europa central',
  'windows-1251': 'Cirílico',
  'windows-1256': 'Árabe y persa',
  'windows-1257': 'Báltico',
};

export const encodingName = (encoding: Encoding): string => ENCODINGS[encoding];

export const changeColumns = 'Cambiar las columnas';
export const hasHeadings = (row: number) => `La fila ${number(row)} tiene los encabezados`;
export const chooseColumn = 'Elija una columna';
export const notInFile = 'No está en el archivo';
export const moreOfTranslation = 'Otros datos de una traducción';
export const chooseWhat = 'Elija el contenido';
export const useColumns = 'Usar estas columnas';
export const column = (letter: string, heading: string, sample: string) =>
  `${letter}${heading && `: ${heading}`}${sample && ` — «${sample}»`}`;

export const howRead = 'Cómo se lee el archivo';
export const sheet = 'Hoja';
export const sheetWithRows = (name: string, rows: number) => `${name} (${rowsOfSheet(rows)})`;
export const headingRow = 'Fila con los encabezados';
export const noHeadingRow = 'Ninguna';
export const rowNumber = (row: number) => `Fila ${number(row)}`;
export const datesOfNumbers = 'Fechas de tres números';

type Order = 'dmy' | 'mdy' | 'ymd';

const ORDERS: Readonly<Record<Order, string>> = {
  dmy: 'Día, mes, año: 31/12/2027',
  mdy: 'Mes, día, año: 12/31/2027',
  ymd: 'Año, mes, día: 2027/12/31',
};

export const orderName = (order: Order): string => ORDERS[order];
export const letters = 'Letras';
export const betweenValues = 'Entre los valores';

type Separator = ',' | ';' | '\t';

const SEPARATORS: Readonly<Record<Separator, string>> = {
  ',': 'Coma',
  ';': 'Punto y coma',
  '\t': 'Tabulador',
};

export const separatorName = (separator: Separator): string => SEPARATORS[separator];
export const notKnown = 'Desconocido';
export const discardTitle = '¿Descartar sus correcciones?';
export const discardQuestion =
  'Las filas tendrán entonces otros números: lo que corrigió y omitió se descartará.';
export const discard = 'Descartar';
export const notesAbout = (count: number) => `Notas sobre el archivo (${number(count)})`;

export const missingSources = (count: number) => `Fuentes que faltan (${number(count)})`;
export const sourceForAll = 'Fuente para todas las filas que no tienen';
export const rowsWithoutSource = (count: number) =>
  plural(count, {
    one: `${number(count)} fila del archivo no tiene fuente.`,
    other: `${number(count)} filas del archivo no tienen fuente.`,
  });
export const fillIn = 'Completar';
