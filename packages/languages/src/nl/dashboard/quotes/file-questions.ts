import type { SentenceParts } from '../../../sentence-parts.ts';
import { day, number, plural } from '../../words.ts';

const followedBy =
  (note: string) =>
  (isLast: boolean): string =>
    isLast ? `${note}, en de upload gaat verder.` : `${note}.`;

export const whichDay = <Part>(text: Part, row: number): SentenceParts<Part> => [
  'Welke dag is ',
  text,
  ` (rij ${number(row)})?`,
];
export const thenAllDates = followedBy('Alle datums van het bestand worden dan zo gelezen');
export const dayOf = (date: string) => day(date);
export const whatComesFirst = <Part>(text: Part, row: number): SentenceParts<Part> => [
  'Wat staat in de meeste datums voorop, bijvoorbeeld in ',
  text,
  ` (rij ${number(row)})?`,
];
export const thenOthers = followedBy(
  'De datums die andersom zijn geschreven, moeten dan worden verbeterd',
);
export const theDay = 'De dag';
export const theMonth = 'De maand';
export const whichSheet = 'Op welk blad staan de citaten?';
export const thenNoOthers = followedBy('De andere worden niet gelezen');
export const rowsOfSheet = (rows: number) =>
  plural(rows, { one: `${number(rows)} rij`, other: `${number(rows)} rijen` });
export const whichReadsRight = 'Welke van deze is goed leesbaar?';
export const thenWholeFile = followedBy(
  'Het bestand zegt niet hoe de letters zijn geschreven. Het hele bestand wordt dan zo gelezen',
);

export const noneReads =
  'Geen ervan? Sla het bestand in uw spreadsheetprogramma op als ‘CSV UTF-8’ en kies het opnieuw.';

export const showOnDates = <Part>(heading: Part): SentenceParts<Part> => [
  'De kolom ',
  heading,
  ' bevat datums: de citaten op die dagen tonen?',
];
export const yesOnDates = 'Ja, op deze datums';
export const noDates = 'Nee, zonder datum';
export const thenNotRead = (isLast: boolean) =>
  isLast
    ? 'Zonder datums wordt de kolom niet gelezen. In beide gevallen gaat de upload verder.'
    : 'Zonder datums wordt de kolom niet gelezen.';

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
  'windows-1252': 'West-Europees',
  'windows-1250': 'Midden-Europees',
  'windows-1251': 'Cyrillisch',
  'windows-1256': 'Arabisch en Perzisch',
  'windows-1257': 'Baltisch',
};

export const encodingName = (encoding: Encoding): string => ENCODINGS[encoding];

export const changeColumns = 'Kolommen wijzigen';
export const hasHeadings = (row: number) => `Rij ${number(row)} bevat de koppen`;
export const chooseColumn = 'Kies een kolom';
export const notInFile = 'Niet in het bestand';
export const moreOfTranslation = 'Meer van een vertaling';
export const chooseWhat = 'Kies wat een kolom bevat';
export const useColumns = 'Deze kolommen gebruiken';
export const column = (letter: string, heading: string, sample: string) =>
  `${letter}${heading && `: ${heading}`}${sample && ` – ‘${sample}’`}`;

export const howRead = 'Hoe het bestand wordt gelezen';
export const sheet = 'Blad';
export const sheetWithRows = (name: string, rows: number) => `${name} (${rowsOfSheet(rows)})`;
export const headingRow = 'Rij met de koppen';
export const noHeadingRow = 'Geen';
export const rowNumber = (row: number) => `Rij ${number(row)}`;
export const datesOfNumbers = 'Datums van drie getallen';

type Order = 'dmy' | 'mdy' | 'ymd';

const ORDERS: Readonly<Record<Order, string>> = {
  dmy: 'Dag, maand, jaar: 31/12/2027',
  mdy: 'Maand, dag, jaar: 12/31/2027',
  ymd: 'Jaar, maand, dag: 2027/12/31',
};

export const orderName = (order: Order): string => ORDERS[order];
export const letters = 'Letters';
export const betweenValues = 'Tussen de waarden';

type Separator = ',' | ';' | '\t';

const SEPARATORS: Readonly<Record<Separator, string>> = {
  ',': 'Komma',
  ';': 'Puntkomma',
  '\t': 'Tab',
};

export const separatorName = (separator: Separator): string => SEPARATORS[separator];
export const notKnown = 'Onbekend';
export const discardTitle = 'Uw verbeteringen weggooien?';
export const discardQuestion =
  'De rijen krijgen dan andere nummers: wat u hebt verbeterd en overgeslagen, wordt weggegooid.';
export const discard = 'Weggooien';
export const notesAbout = (count: number) => `Opmerkingen over het bestand (${number(count)})`;

export const missingSources = (count: number) => `Ontbrekende bronnen (${number(count)})`;
export const sourceForAll = 'Bron voor alle rijen die er geen hebben';
export const rowsWithoutSource = (count: number) =>
  plural(count, {
    one: `${number(count)} rij van het bestand heeft geen bron.`,
    other: `${number(count)} rijen van het bestand hebben geen bron.`,
  });
export const fillIn = 'Invullen';
