import type { SentenceParts } from '../../../sentence-parts.ts';
import { day, number } from '../../words.ts';

const followedBy =
  (note: string) =>
  (isLast: boolean): string =>
    isLast ? `${note}，然后继续上传。` : `${note}。`;

export const whichDay = <Part>(text: Part, row: number): SentenceParts<Part> => [
  text,
  `（第${number(row)}行）是哪一天？`,
];
export const thenAllDates = followedBy('文件中的所有日期都将按同样的方式读取');
export const dayOf = (date: string) => day(date);
export const whatComesFirst = <Part>(text: Part, row: number): SentenceParts<Part> => [
  '在大多数日期中，例如 ',
  text,
  `（第${number(row)}行），哪一项在前？`,
];
export const thenOthers = followedBy('顺序相反的日期之后需要更正');
export const theDay = '日';
export const theMonth = '月';
export const whichSheet = '语录在哪个工作表中？';
export const thenNoOthers = followedBy('其他工作表不会读取');
export const rowsOfSheet = (rows: number) => `${number(rows)}行`;
export const whichReadsRight = '其中哪一个显示正确？';
export const thenWholeFile = followedBy(
  '文件没有说明其文字采用哪种编码。整个文件都将按所选方式读取',
);

export const noneReads = '都不对？请在电子表格软件中将文件另存为“CSV UTF-8”，然后重新选择。';

export const showOnDates = <Part>(heading: Part): SentenceParts<Part> => [
  '列 ',
  heading,
  ' 含有日期：要在这些日期显示语录吗？',
];
export const yesOnDates = '是，在这些日期';
export const noDates = '否，不带日期';
export const thenNotRead = (isLast: boolean) =>
  isLast ? '不带日期时，该列不会读取。无论如何选择，上传都会继续。' : '不带日期时，该列不会读取。';

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
  'utf-8': 'Unicode（UTF-8）',
  'utf-16le': 'Unicode（UTF-16）',
  'utf-16be': 'Unicode（UTF-16，big-endian）',
  'windows-1252': '西欧',
  'windows-1250': '中欧',
  'windows-1251': '西里尔文',
  'windows-1256': '阿拉伯文和波斯文',
  'windows-1257': '波罗的海',
};

export const encodingName = (encoding: Encoding): string => ENCODINGS[encoding];

export const changeColumns = '更改列';
export const hasHeadings = (row: number) => `列标题在第${number(row)}行`;
export const chooseColumn = '请选择一列';
export const notInFile = '文件中没有';
export const moreOfTranslation = '译文的其他内容';
export const chooseWhat = '请选择该列的内容';
export const useColumns = '使用这些列';
export const column = (letter: string, heading: string, sample: string) =>
  `${letter}${heading && `：${heading}`}${sample && ` — “${sample}”`}`;

export const howRead = '文件的读取方式';
export const sheet = '工作表';
export const sheetWithRows = (name: string, rows: number) => `${name}（${number(rows)}行）`;
export const headingRow = '列标题所在的行';
export const noHeadingRow = '无';
export const rowNumber = (row: number) => `第${number(row)}行`;
export const datesOfNumbers = '由三个数字组成的日期';

type Order = 'dmy' | 'mdy' | 'ymd';

const ORDERS: Readonly<Record<Order, string>> = {
  dmy: '日、月、年：31/12/2027',
  mdy: '月、日、年：12/31/2027',
  ymd: '年、月、日：2027/12/31',
};

export const orderName = (order: Order): string => ORDERS[order];
export const letters = '文字编码';
export const betweenValues = '值之间的分隔符';

type Separator = ',' | ';' | '\t';

const SEPARATORS: Readonly<Record<Separator, string>> = {
  ',': '逗号',
  ';': '分号',
  '\t': '制表符',
};

export const separatorName = (separator: Separator): string => SEPARATORS[separator];
export const notKnown = '未知';
export const discardTitle = '要放弃您的更正吗？';
export const discardQuestion = '行号将会改变：您的更正和排除的行都将被放弃。';
export const discard = '放弃';
export const notesAbout = (count: number) => `关于文件的说明（${number(count)}）`;

export const missingSources = (count: number) => `缺少的出处（${number(count)}）`;
export const sourceForAll = '用于所有缺少出处的行的出处';
export const rowsWithoutSource = (count: number) => `文件中有${number(count)}行没有出处。`;
export const fillIn = '填入';
