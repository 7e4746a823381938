import type { SentenceParts } from '../../../sentence-parts.ts';
import { day, number, plural } from '../../words.ts';

const followedBy =
  (note: string) =>
  (isLast: boolean): string =>
    isLast ? `${note}, och uppladdningen fortsätter.` : `${note}.`;

export const whichDay = <Part>(text: Part, row: number): SentenceParts<Part> => [
  'Vilken dag är ',
  text,
  ` (rad ${number(row)})?`,
];
export const thenAllDates = followedBy('Alla datum i filen läses då på samma sätt');
export const dayOf = (date: string) => day(date);
export const whatComesFirst = <Part>(text: Part, row: number): SentenceParts<Part> => [
  'Vad står först i de flesta datumen, till exempel i ',
  text,
  ` (rad ${number(row)})?`,
];
export const thenOthers = followedBy('De datum som är skrivna tvärtom ska då rättas');
export const theDay = 'Dagen';
export const theMonth = 'Månaden';
export const whichSheet = 'På vilket blad finns citaten?';
export const thenNoOthers = followedBy('De andra läses inte');
export const rowsOfSheet = (rows: number) =>
  plural(rows, { one: `${number(rows)} rad`, other: `${number(rows)} rader` });
export const whichReadsRight = 'Vilken av dessa går att läsa rätt?';
export const thenWholeFile = followedBy(
  'Filen säger inte hur dess bokstäver är skrivna. Hela filen läses då på det sättet',
);

export const noneReads =
  'Inget av dem? Spara filen som ”CSV UTF-8” i ditt kalkylprogram och välj den igen.';

export const showOnDates = <Part>(heading: Part): SentenceParts<Part> => [
  'Kolumnen ',
  heading,
  ' har datum: ska citaten visas på dem?',
];
export const yesOnDates = 'Ja, på dessa datum';
export const noDates = 'Nej, utan datum';
export const thenNotRead = (isLast: boolean) =>
  isLast
    ? 'Utan datum läses kolumnen inte. I båda fallen fortsätter uppladdningen.'
    : 'Utan datum läses kolumnen inte.';

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
  'windows-1252': 'Västeuropeisk',
  'windows-1250': 'Centraleuropeisk',
  'windows-1251': 'Kyrillisk',
  'windows-1256': 'Arabisk och persisk',
  'windows-1257': 'Baltisk',
};

export const encodingName = (encoding: Encoding): string => ENCODINGS[encoding];

export const changeColumns = 'Ändra kolumner';
export const hasHeadings = (row: number) => `Rad ${number(row)} har rubrikerna`;
export const chooseColumn = 'Välj en kolumn';
export const notInFile = 'Finns inte i filen';
export const moreOfTranslation = 'Mer om en översättning';
export const chooseWhat = 'Välj innehåll';
export const useColumns = 'Använd dessa kolumner';
export const column = (letter: string, heading: string, sample: string) =>
  `${letter}${heading && `: ${heading}`}${sample && ` – ”${sample}”`}`;

export const howRead = 'Hur filen läses';
export const sheet = 'Blad';
export const sheetWithRows = (name: string, rows: number) => `${name} (${rowsOfSheet(rows)})`;
export const headingRow = 'Rad med rubrikerna';
export const noHeadingRow = 'Ingen';
export const rowNumber = (row: number) => `Rad ${number(row)}`;
export const datesOfNumbers = 'Datum av tre tal';

type Order = 'dmy' | 'mdy' | 'ymd';

const ORDERS: Readonly<Record<Order, string>> = {
  dmy: 'Dag, månad, år: 31/12/2027',
  mdy: 'Månad, dag, år: 12/31/2027',
  ymd: 'År, månad, dag: 2027/12/31',
};

export const orderName = (order: Order): string => ORDERS[order];
export const letters = 'Bokstäver';
export const betweenValues = 'Mellan värdena';

type Separator = ',' | ';' | '\t';

const SEPARATORS: Readonly<Record<Separator, string>> = {
  ',': 'Komma',
  ';': 'Semikolon',
  '\t': 'Tabb',
};

export const separatorName = (separator: Separator): string => SEPARATORS[separator];
export const notKnown = 'Okänt';
export const discardTitle = 'Kasta dina rättelser?';
export const discardQuestion =
  'Raderna får då andra nummer: det som du har rättat och hoppat över kastas.';
export const discard = 'Kasta';
export const notesAbout = (count: number) => `Anmärkningar om filen (${number(count)})`;

export const missingSources = (count: number) => `Källor som saknas (${number(count)})`;
export const sourceForAll = 'Källa för alla rader som saknar en';
export const rowsWithoutSource = (count: number) =>
  plural(count, {
    one: `${number(count)} rad i filen har ingen källa.`,
    other: `${number(count)} rader i filen har ingen källa.`,
  });
export const fillIn = 'Fyll i';
