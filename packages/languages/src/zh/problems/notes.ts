import { day as dayName, listed, number } from '../words.ts';

interface Rows {
  readonly rows: number;
}
interface Row {
  readonly row: number;
}

type ReadEncoding =
  | 'windows-1252'
  | 'windows-1250'
  | 'windows-1251'
  | 'windows-1256'
  | 'windows-1257';

const ENCODINGS: Readonly<Record<ReadEncoding, readonly [name: string, letters: string]>> = {
  'windows-1252': ['Windows-1252（西欧）', '带附加符号的字母'],
  'windows-1250': ['Windows-1250（中欧）', '带附加符号的字母'],
  'windows-1251': ['Windows-1251（西里尔文）', '文字'],
  'windows-1256': ['Windows-1256（阿拉伯文和波斯文）', '文字'],
  'windows-1257': ['Windows-1257（波罗的海）', '带附加符号的字母'],
};

const unheaded = ({ letter }: { readonly letter: string }): string => `${letter}（无列标题）`;

const parts = {
  'encoding-read': ({
    encoding,
    isUtf8,
  }: {
    readonly encoding: ReadEncoding;
    readonly isUtf8: boolean;
  }) => {
    const [name, letters] = ENCODINGS[encoding];
    return isUtf8
      ? `文件可能采用 UTF-8，但按 ${name}读取：请检查${letters}和引号。`
      : `文件未采用 UTF-8，已按 ${name}读取：请检查${letters}和引号；如果有误，请将文件另存为“CSV UTF-8”。`;
  },
  'sheets-not-read': ({
    sheet,
    unread,
    others,
  }: {
    readonly sheet: string;
    readonly unread: readonly ({ readonly name: string } & Rows)[];
    readonly others: number;
  }) => {
    const named = unread.map(({ name, rows }) => `“${name}”（${number(rows)}行）`);
    const all = others > 0 ? [...named, `另外${number(others)}个工作表`] : named;
    return `只读取了工作表“${sheet}”，未读取${listed(all)}。`;
  },
  'rows-above-headings': ({ rows, row }: Rows & Row) =>
    `列标题在第${number(row)}行，其上方的${number(rows)}行未读取。`,
  'headings-repeated': ({ rows, row }: Rows & Row) =>
    rows === 1
      ? `第${number(row)}行重复了列标题，未读取。`
      : `${number(rows)}行重复了列标题，未读取，其中第一处是第${number(row)}行。`,
  'headings-explained': ({ row }: Row) => `第${number(row)}行是对列标题的说明，未读取。`,
  'examples-not-added': ({ rows, row }: Rows & Row) =>
    rows === 1
      ? `第${number(row)}行的示例未添加。`
      : `从第${number(row)}行起的${number(rows)}个示例未添加。`,
  'column-without-heading': unheaded,
  'columns-not-read': ({
    named,
    unnamed,
  }: {
    readonly named: readonly string[];
    readonly unnamed: readonly string[];
  }) => {
    const letters = unnamed.map((letter) => unheaded({ letter }));
    return `以下列未读取：${[...named, ...letters].join('、')}`;
  },
  'columns-not-all-named': ({
    columns,
    named,
  }: {
    readonly columns: number;
    readonly named: number;
  }) => `${number(columns)}列未读取；此处列出了其中${number(named)}列。`,
  'more-notes': ({ notes }: { readonly notes: number }) => `还有${number(notes)}条类似的说明。`,
};

const alterations = {
  'date-parts-read': ({ headings }: { readonly headings: readonly string[] }) =>
    `以下各列合并读取为一个日期：${headings.map((heading) => `“${heading}”`).join('、')}。`,
  'scheme-added': ({ rows }: Rows) => `有${number(rows)}行的网址缺少 https://，已在前面加上。`,
  'marker-read-as-empty': ({ rows }: Rows) =>
    `在${number(rows)}行中，内容为短横线、“n/a”或“none”的单元格按空白读取。`,
  'quotation-marks-taken-off': ({ rows }: Rows) =>
    `已去掉${number(rows)}段文本外围的引号：页面会自行加上引号。`,
  'merged-value-used': ({ rows }: Rows) =>
    `在${number(rows)}行中，合并单元格的值用于其所含的每一行。`,
  'link-target-used': ({ rows }: Rows) => `在${number(rows)}行中，采用了链接所指向的网址。`,
  'link-elsewhere-used': ({ rows }: Rows) =>
    `在${number(rows)}行中，正文或出处的链接用作参考网址。`,
  'hidden-row-read': ({ rows }: Rows) => `工作表中隐藏的${number(rows)}行与其他行一样已读取。`,
};

type DateReading = 'dmy' | 'mdy' | 'either' | 'year first' | 'words' | 'badi' | 'time';

const READINGS: Readonly<Record<DateReading, string>> = {
  dmy: '按日在前读取',
  mdy: '按月在前读取',
  either: '按两种顺序读取均为同一天',
  'year first': '按年在前读取',
  words: '按月份名称读取',
  badi: '按巴迪历日期读取',
  time: '读取时略去时刻',
};

interface ReadDate extends Row {
  readonly text: string;
  readonly day: string;
}

const dates = {
  'dates-read': ({
    reading,
    rows,
    row,
    text,
    day,
  }: ReadDate & Rows & { readonly reading: DateReading }) =>
    rows === 1
      ? `第${number(row)}行的日期“${text}”${READINGS[reading]}：${dayName(day)}。`
      : `${number(rows)}行的日期，例如“${text}”，${READINGS[reading]}：${dayName(day)}。`,
  'dates-exchanged': ({ cells, row, day, text }: ReadDate & { readonly cells: number }) => {
    const which = `第${number(row)}行的${dayName(day)}`;
    const some =
      cells === 1 ? `日期单元格（${which}）` : `${number(cells)}个日期单元格（例如${which}）`;
    return `${some}的日和月可能颠倒了：没有日期单元格的日大于12，而其他日期，例如“${text}”，却是文本。电子表格软件会这样处理其他国家写法的日期。请检查。`;
  },
};

const comparison = {
  'keys-unknown': ({ rows }: Rows) =>
    `${number(rows)}行的标识码不属于本网站的任何语录：语录已被删除，或标识码已损坏或来自其他网站。这样的行按没有标识码读取。`,
  'rows-added-once': ({ rows }: Rows) => `${number(rows)}行与文件中前面的行相同，只添加一次。`,
  'rows-not-all-shown': ({ rows }: Rows) => `此处只显示前${number(rows)}行；其余的已计入总数。`,
  'dates-not-all-shown': ({ dates }: { readonly dates: number }) =>
    `只显示前${number(dates)}个日期及其语录；其余的已计入总数。`,
};

export const notes = { ...parts, ...alterations, ...dates, ...comparison };
