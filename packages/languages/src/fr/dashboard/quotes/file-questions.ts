import type { SentenceParts } from '../../../sentence-parts.ts';
import { day, number, plural } from '../../words.ts';

const followedBy =
  (note: string) =>
  (isLast: boolean): string =>
    isLast ? `${note}, et l’import continue.` : `${note}.`;

export const whichDay = <Part>(text: Part, row: number): SentenceParts<Part> => [
  'Quel jour est ',
  text,
  ` (ligne ${number(row)})\u00a0?`,
];
export const thenAllDates = followedBy(
  'Toutes les dates du fichier sont alors lues de la même façon',
);
export const dayOf = (date: string) => day(date);
export const whatComesFirst = <Part>(text: Part, row: number): SentenceParts<Part> => [
  'Qu’est-ce qui vient en premier dans la plupart des dates, par exemple dans ',
  text,
  ` (ligne ${number(row)})\u00a0?`,
];
export const thenOthers = followedBy('Les dates écrites dans l’autre sens sont alors à corriger');
export const theDay = 'Le jour';
export const theMonth = 'Le mois';
export const whichSheet = 'Sur quelle feuille sont les citations\u00a0?';
export const thenNoOthers = followedBy('Les autres ne sont pas lues');
export const rowsOfSheet = (rows: number) =>
  plural(rows, { one: `${number(rows)} ligne`, other: `${number(rows)} lignes` });
export const whichReadsRight = 'Lequel de ces textes se lit bien\u00a0?';
export const thenWholeFile = followedBy(
  'Le fichier ne dit pas comment ses lettres sont écrites. Tout le fichier est alors lu de cette façon',
);

export const noneReads =
  'Aucune\u00a0? Enregistrez le fichier comme «\u00a0CSV UTF-8\u00a0» dans votre tableur, puis choisissez-le de nouveau.';

export const showOnDates = <Part>(heading: Part): SentenceParts<Part> => [
  'La colonne ',
  heading,
  ' contient des dates\u00a0: afficher les citations à ces dates\u00a0?',
];
export const yesOnDates = 'Oui, à ces dates';
export const noDates = 'Non, sans dates';
export const thenNotRead = (isLast: boolean) =>
  isLast
    ? 'Sans dates, la colonne n’est pas lue. Dans les deux cas, l’import continue.'
    : 'Sans dates, la colonne n’est pas lue.';

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
  'utf-16be': 'Unicode (UTF-16, gros-boutiste)',
  'windows-1252': 'Europe de l’Ouest',
  'windows-1250': 'Europe centrale',
  'windows-1251': 'Cyrillique',
  'windows-1256': 'Arabe et persan',
  'windows-1257': 'Balte',
};

export const encodingName = (encoding: Encoding): string => ENCODINGS[encoding];

export const changeColumns = 'Changer les colonnes';
export const hasHeadings = (row: number) => `La ligne ${number(row)} contient les titres`;
export const chooseColumn = 'Choisissez une colonne';
export const notInFile = 'Pas dans le fichier';
export const moreOfTranslation = 'Autres éléments d’une traduction';
export const chooseWhat = 'Choisissez le contenu';
export const useColumns = 'Utiliser ces colonnes';
export const column = (letter: string, heading: string, sample: string) =>
  `${letter}${heading && `\u00a0: ${heading}`}${sample && ` – «\u00a0${sample}\u00a0»`}`;

export const howRead = 'Comment le fichier est lu';
export const sheet = 'Feuille';
export const sheetWithRows = (name: string, rows: number) => `${name} (${rowsOfSheet(rows)})`;
export const headingRow = 'Ligne des titres';
export const noHeadingRow = 'Aucune';
export const rowNumber = (row: number) => `Ligne ${number(row)}`;
export const datesOfNumbers = 'Dates de trois nombres';

type Order = 'dmy' | 'mdy' | 'ymd';

const ORDERS: Readonly<Record<Order, string>> = {
  dmy: 'Jour, mois, année\u00a0: 31/12/2027',
  mdy: 'Mois, jour, année\u00a0: 12/31/2027',
  ymd: 'Année, mois, jour\u00a0: 2027/12/31',
};

export const orderName = (order: Order): string => ORDERS[order];
export const letters = 'Lettres';
export const betweenValues = 'Entre les valeurs';

type Separator = ',' | ';' | '\t';

const SEPARATORS: Readonly<Record<Separator, string>> = {
  ',': 'Virgule',
  ';': 'Point-virgule',
  '\t': 'Tabulation',
};

export const separatorName = (separator: Separator): string => SEPARATORS[separator];
export const notKnown = 'Inconnu';
export const discardTitle = 'Abandonner vos corrections\u00a0?';
export const discardQuestion =
  'Les lignes ont alors d’autres numéros\u00a0: ce que vous avez corrigé et laissé de côté est abandonné.';
export const discard = 'Abandonner';
export const notesAbout = (count: number) => `Remarques sur le fichier (${number(count)})`;

export const missingSources = (count: number) => `Sources manquantes (${number(count)})`;
export const sourceForAll = 'Source pour toutes les lignes qui n’en ont pas';
export const rowsWithoutSource = (count: number) =>
  plural(count, {
    one: `${number(count)} ligne du fichier n’a pas de source.`,
    other: `${number(count)} lignes du fichier n’ont pas de source.`,
  });
export const fillIn = 'Remplir';
