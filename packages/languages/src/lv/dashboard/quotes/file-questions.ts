import type { SentenceParts } from '../../../sentence-parts.ts';
import { latvian } from '../../latvian.ts';

const { number, day, plural } = latvian;

const followedBy =
  (note: string) =>
  (isLast: boolean): string =>
    isLast ? `${note}, un augšupielāde turpinās.` : `${note}.`;

export const whichDay = <Part>(text: Part, row: number): SentenceParts<Part> => [
  'Kura diena ir ',
  text,
  ` (${number(row)}. rinda)?`,
];
export const thenAllDates = followedBy('Visi faila datumi tad tiek lasīti tāpat');
export const dayOf = (date: string) => day(date);
export const whatComesFirst = <Part>(text: Part, row: number): SentenceParts<Part> => [
  'Kas vairumā datumu ir pirmais, piemēram, datumā ',
  text,
  ` (${number(row)}. rinda)?`,
];
export const thenOthers = followedBy('Otrādi rakstītie datumi tad ir jāizlabo');
export const theDay = 'Diena';
export const theMonth = 'Mēnesis';
export const whichSheet = 'Kurā darblapā ir citāti?';
export const thenNoOthers = followedBy('Pārējās netiek lasītas');
export const rowsOfSheet = (rows: number) =>
  plural(rows, { one: `${number(rows)} rinda`, other: `${number(rows)} rindas` });
export const whichReadsRight = 'Kurš no šiem ir lasāms pareizi?';
export const thenWholeFile = followedBy(
  'Failā nav norādīts, kā rakstīti tā burti. Tad viss fails tiek lasīts šādi',
);

export const noneReads =
  'Neviens? Saglabājiet failu savā izklājlapu programmā kā „CSV UTF-8” un izvēlieties to vēlreiz.';

export const showOnDates = <Part>(heading: Part): SentenceParts<Part> => [
  'Kolonnā ',
  heading,
  ' ir datumi: vai rādīt citātus šajos datumos?',
];
export const yesOnDates = 'Jā, šajos datumos';
export const noDates = 'Nē, bez datumiem';
export const thenNotRead = (isLast: boolean) =>
  isLast
    ? 'Bez datumiem kolonna netiek lasīta. Augšupielāde turpinās abos gadījumos.'
    : 'Bez datumiem kolonna netiek lasīta.';

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
  'windows-1252': 'Rietumeiropas',
  'windows-1250': 'Centrāleiropas',
  'windows-1251': 'Kirilica',
  'windows-1256': 'Arābu un persiešu',
  'windows-1257': 'Baltijas',
};

export const encodingName = (encoding: Encoding): string => ENCODINGS[encoding];

export const changeColumns = 'Mainīt kolonnas';
export const hasHeadings = (row: number) => `Virsraksti ir ${number(row)}. rindā`;
export const chooseColumn = 'Izvēlieties kolonnu';
export const notInFile = 'Failā nav';
export const moreOfTranslation = 'Citi tulkojuma dati';
export const chooseWhat = 'Izvēlieties, kas ir kolonnā';
export const useColumns = 'Izmantot šīs kolonnas';
export const column = (letter: string, heading: string, sample: string) =>
  `${letter}${heading && `: ${heading}`}${sample && ` – „${sample}”`}`;

export const howRead = 'Kā fails tiek lasīts';
export const sheet = 'Darblapa';
export const sheetWithRows = (name: string, rows: number) => `${name} (${rowsOfSheet(rows)})`;
export const headingRow = 'Virsrakstu rinda';
export const noHeadingRow = 'Nav';
export const rowNumber = (row: number) => `${number(row)}. rinda`;
export const datesOfNumbers = 'Datumi no trim skaitļiem';

type Order = 'dmy' | 'mdy' | 'ymd';

const ORDERS: Readonly<Record<Order, string>> = {
  dmy: 'Diena, mēnesis, gads: 31/12/2027',
  mdy: 'Mēnesis, diena, gads: 12/31/2027',
  ymd: 'Gads, mēnesis, diena: 2027/12/31',
};

export const orderName = (order: Order): string => ORDERS[order];
export const letters = 'Burtu kodējums';
export const betweenValues = 'Starp vērtībām';

type Separator = ',' | ';' | '\t';

const SEPARATORS: Readonly<Record<Separator, string>> = {
  ',': 'Komats',
  ';': 'Semikols',
  '\t': 'Tabulators',
};

export const separatorName = (separator: Separator): string => SEPARATORS[separator];
export const notKnown = 'Nav zināms';
export const discardTitle = 'Vai atmest labojumus?';
export const discardQuestion =
  'Rindām tad ir citi numuri: viss, ko izlabojāt un izlaidāt, tiek atmests.';
export const discard = 'Atmest';
export const notesAbout = (count: number) => `Piezīmes par failu (${number(count)})`;

export const missingSources = (count: number) => `Trūkstošie avoti (${number(count)})`;
export const sourceForAll = 'Avots visām rindām, kurām tā nav';
export const rowsWithoutSource = (count: number) =>
  plural(count, {
    one: `${number(count)} faila rindai nav avota.`,
    other: `${number(count)} faila rindām nav avota.`,
  });
export const fillIn = 'Aizpildīt';
