import type { SentenceParts } from '../../../sentence-parts.ts';
import { day, number, rows as rowsOf } from '../../words.ts';

const followedBy =
  (note: string) =>
  (isLast: boolean): string =>
    isLast ? `${note}, и загрузка продолжится.` : `${note}.`;

export const whichDay = <Part>(text: Part, row: number): SentenceParts<Part> => [
  'Какой это день: ',
  text,
  ` (строка ${number(row)})?`,
];
export const thenAllDates = followedBy('Все даты файла будут прочитаны так же');
export const dayOf = (date: string) => day(date);
export const whatComesFirst = <Part>(text: Part, row: number): SentenceParts<Part> => [
  'Что стоит первым в большинстве дат, таких как ',
  text,
  ` (строка ${number(row)})?`,
];
export const thenOthers = followedBy('Даты, записанные в обратном порядке, нужно будет исправить');
export const theDay = 'День';
export const theMonth = 'Месяц';
export const whichSheet = 'На каком листе цитаты?';
export const thenNoOthers = followedBy('Остальные листы не читаются');
export const rowsOfSheet = (rows: number) => rowsOf(rows);
export const whichReadsRight = 'Что из этого читается правильно?';
export const thenWholeFile = followedBy(
  'В файле не сказано, в какой кодировке его буквы. Так будет прочитан весь файл',
);

export const noneReads =
  'Ни один? Сохраните файл в программе для таблиц как «CSV UTF-8» и выберите его снова.';

export const showOnDates = <Part>(heading: Part): SentenceParts<Part> => [
  'В столбце ',
  heading,
  ' есть даты: показывать цитаты в эти дни?',
];
export const yesOnDates = 'Да, в эти дни';
export const noDates = 'Нет, без дат';
export const thenNotRead = (isLast: boolean) =>
  isLast
    ? 'Без дат этот столбец не читается. В любом случае загрузка продолжится.'
    : 'Без дат этот столбец не читается.';

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
  'utf-8': 'Юникод (UTF-8)',
  'utf-16le': 'Юникод (UTF-16)',
  'utf-16be': 'Юникод (UTF-16, big-endian)',
  'windows-1252': 'Западноевропейская',
  'windows-1250': 'Центральноевропейская',
  'windows-1251': 'Кириллица',
  'windows-1256': 'Арабская и персидская',
  'windows-1257': 'Балтийская',
};

export const encodingName = (encoding: Encoding): string => ENCODINGS[encoding];

export const changeColumns = 'Изменить столбцы';
export const hasHeadings = (row: number) => `Заголовки в строке ${number(row)}`;
export const chooseColumn = 'Выберите столбец';
export const notInFile = 'Нет в файле';
export const moreOfTranslation = 'Другие части перевода';
export const chooseWhat = 'Выберите, что в столбце';
export const useColumns = 'Использовать эти столбцы';
export const column = (letter: string, heading: string, sample: string) =>
  `${letter}${heading && `: ${heading}`}${sample && ` — «${sample}»`}`;

export const howRead = 'Как читается файл';
export const sheet = 'Лист';
export const sheetWithRows = (name: string, rows: number) => `${name} (${rowsOf(rows)})`;
export const headingRow = 'Строка с заголовками';
export const noHeadingRow = 'Нет';
export const rowNumber = (row: number) => `Строка ${number(row)}`;
export const datesOfNumbers = 'Даты из трёх чисел';

type Order = 'dmy' | 'mdy' | 'ymd';

const ORDERS: Readonly<Record<Order, string>> = {
  dmy: 'День, месяц, год: 31/12/2027',
  mdy: 'Месяц, день, год: 12/31/2027',
  ymd: 'Год, месяц, день: 2027/12/31',
};

export const orderName = (order: Order): string => ORDERS[order];
export const letters = 'Кодировка букв';
export const betweenValues = 'Между значениями';

type Separator = ',' | ';' | '\t';

const SEPARATORS: Readonly<Record<Separator, string>> = {
  ',': 'Запятая',
  ';': 'Точка с запятой',
  '\t': 'Табуляция',
};

export const separatorName = (separator: Separator): string => SEPARATORS[separator];
export const notKnown = 'Неизвестно';
export const discardTitle = 'Отбросить ваши исправления?';
export const discardQuestion =
  'Номера строк станут другими: всё, что вы исправили и пропустили, будет отброшено.';
export const discard = 'Отбросить';
export const notesAbout = (count: number) => `Замечания о файле (${number(count)})`;

export const missingSources = (count: number) => `Недостающие источники (${number(count)})`;
export const sourceForAll = 'Источник для всех строк без источника';
export const rowsWithoutSource = (count: number) => `Строк файла без источника: ${number(count)}.`;
export const fillIn = 'Заполнить';
