import type { SentenceParts } from '../../../sentence-parts.ts';
import { day, number, plural } from '../../words.ts';

const followedBy =
  (note: string) =>
  (isLast: boolean): string =>
    isLast ? `${note}, und der Upload geht weiter.` : `${note}.`;

export const whichDay = <Part>(text: Part, row: number): SentenceParts<Part> => [
  'Welcher Tag ist ',
  text,
  ` (Zeile ${number(row)})?`,
];
export const thenAllDates = followedBy('Alle Daten der Datei werden dann ebenso gelesen');
export const dayOf = (date: string) => day(date);
export const whatComesFirst = <Part>(text: Part, row: number): SentenceParts<Part> => [
  'Was steht in den meisten Daten vorn, zum Beispiel in ',
  text,
  ` (Zeile ${number(row)})?`,
];
export const thenOthers = followedBy('Die anders geschriebenen Daten sind dann zu berichtigen');
export const theDay = 'Der Tag';
export const theMonth = 'Der Monat';
export const whichSheet = 'Auf welchem Blatt stehen die Zitate?';
export const thenNoOthers = followedBy('Die anderen werden nicht gelesen');
export const rowsOfSheet = (rows: number) =>
  plural(rows, { one: `${number(rows)} Zeile`, other: `${number(rows)} Zeilen` });
export const whichReadsRight = 'Was davon liest sich richtig?';
export const thenWholeFile = followedBy(
  'Die Datei sagt nicht, wie ihre Buchstaben geschrieben sind. Die ganze Datei wird dann so gelesen',
);

export const noneReads =
  'Keine davon? Speichern Sie die Datei in Ihrem Tabellenprogramm als „CSV UTF-8“, und wählen Sie sie noch einmal.';

export const showOnDates = <Part>(heading: Part): SentenceParts<Part> => [
  'Die Spalte ',
  heading,
  ' enthält Datumsangaben: Zitate an diesen Tagen zeigen?',
];
export const yesOnDates = 'Ja, an diesen Tagen';
export const noDates = 'Nein, ohne Datum';
export const thenNotRead = (isLast: boolean) =>
  isLast
    ? 'Ohne Datum wird die Spalte nicht gelesen. In beiden Fällen geht der Upload weiter.'
    : 'Ohne Datum wird die Spalte nicht gelesen.';

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
  'utf-16be': 'Unicode (UTF-16, Big-Endian)',
  'windows-1252': 'Westeuropäisch',
  'windows-1250': 'Mitteleuropäisch',
  'windows-1251': 'Kyrillisch',
  'windows-1256': 'Arabisch und Persisch',
  'windows-1257': 'Baltisch',
};

export const encodingName = (encoding: Encoding): string => ENCODINGS[encoding];

export const changeColumns = 'Spalten ändern';
export const hasHeadings = (row: number) => `In Zeile ${number(row)} stehen die Überschriften`;
export const chooseColumn = 'Spalte wählen';
export const notInFile = 'Nicht in der Datei';
export const moreOfTranslation = 'Mehr zu einer Übersetzung';
export const chooseWhat = 'Inhalt wählen';
export const useColumns = 'Diese Spalten verwenden';
export const column = (letter: string, heading: string, sample: string) =>
  `${letter}${heading && `: ${heading}`}${sample && ` – „${sample}“`}`;

export const howRead = 'Wie die Datei gelesen wird';
export const sheet = 'Blatt';
export const sheetWithRows = (name: string, rows: number) => `${name} (${rowsOfSheet(rows)})`;
export const headingRow = 'Zeile mit den Überschriften';
export const noHeadingRow = 'Keine';
export const rowNumber = (row: number) => `Zeile ${number(row)}`;
export const datesOfNumbers = 'Daten aus drei Zahlen';

type Order = 'dmy' | 'mdy' | 'ymd';

const ORDERS: Readonly<Record<Order, string>> = {
  dmy: 'Tag, Monat, Jahr: 31/12/2027',
  mdy: 'Monat, Tag, Jahr: 12/31/2027',
  ymd: 'Jahr, Monat, Tag: 2027/12/31',
};

export const orderName = (order: Order): string => ORDERS[order];
export const letters = 'Buchstaben';
export const betweenValues = 'Zwischen den Werten';

type Separator = ',' | ';' | '\t';

const SEPARATORS: Readonly<Record<Separator, string>> = {
  ',': 'Komma',
  ';': 'Semikolon',
  '\t': 'Tabulator',
};

export const separatorName = (separator: Separator): string => SEPARATORS[separator];
export const notKnown = 'Unbekannt';
export const discardTitle = 'Ihre Berichtigungen verwerfen?';
export const discardQuestion =
  'Die Zeilen haben dann andere Nummern: Was Sie berichtigt und ausgelassen haben, wird verworfen.';
export const discard = 'Verwerfen';
export const notesAbout = (count: number) => `Hinweise zur Datei (${number(count)})`;

export const missingSources = (count: number) => `Fehlende Quellen (${number(count)})`;
export const sourceForAll = 'Quelle für alle Zeilen ohne Quelle';
export const rowsWithoutSource = (count: number) =>
  plural(count, {
    one: `${number(count)} Zeile der Datei hat keine Quelle.`,
    other: `${number(count)} Zeilen der Datei haben keine Quelle.`,
  });
export const fillIn = 'Eintragen';
