import { either, listed, number } from '../words.ts';
import { sheetDates } from './sheet-dates.ts';

interface Format {
  readonly format: 'csv' | 'xlsx' | 'xls';
}
interface Count {
  readonly count: number;
}
interface Limit {
  readonly limit: number;
}
interface Max {
  readonly max: number;
}
interface Row {
  readonly row: number;
}
interface Column {
  readonly column: string;
}

const COPY = '请将语录复制到新的工作簿中。';
const SPLIT = '请将其拆分为多个文件。';

const TOO_MUCH_TO_READ = {
  csv: SPLIT,
  xlsx: COPY,
  xls: '请将其另存为 Excel 工作簿（.xlsx）。',
} as const;

const TOO_MUCH_TO_WRITE = {
  csv: '导出语录所需的时间或内存过多。请稍后重试。',
  xlsx: '将语录导出为 XLSX 所需的时间或内存过多。请导出为 CSV。',
  xls: '将语录导出为 XLS 所需的时间或内存过多。请导出为 XLSX 或 CSV。',
} as const;

const COPY_AND_UPLOAD = '将语录复制到新的工作簿中，然后上传该工作簿。';
const SAVE_AS_XLSX = '请在电子表格软件中打开，并另存为 Excel 工作簿（.xlsx）。';
const CHOOSE_AGAIN = '如果文件已有变动，请重新选择。';

const quoted = (text: string) => `“${text}”`;

const files = {
  'files-busy': () => '正在读取多个文件。请稍后重试。',
  'file-takes-too-much': ({ format }: Format) =>
    `读取文件所需的时间或内存过多。${TOO_MUCH_TO_READ[format]}`,
  'export-takes-too-much': ({ format }: Format) => TOO_MUCH_TO_WRITE[format],
  'too-many-for-xls': ({ max }: Max) =>
    `XLS 文件最多容纳${number(max)}条语录。请导出为 XLSX 或 CSV。`,
  'no-such-template': () => '没有这样的模板。',

  'file-not-csv': () =>
    '文件内容不是 CSV。请在电子表格软件中将其另存为“CSV UTF-8”或 Excel 工作簿（.xlsx）。',
  'file-damaged-text': () =>
    '文件中有些文字已损坏。请在电子表格软件中打开原文件，并另存为“CSV UTF-8”或 Excel 工作簿（.xlsx）。',
  'file-misplaced-quotes': ({ row }: Row) =>
    `第${number(row)}行的引号不匹配。如果文本本身含有引号，每个引号都要写两遍，整段文本再用一对引号括起来，前面不留空格。`,
  'file-too-many-irregular-rows': () => '文件的行数远超一份语录列表。请将语录复制到新的文件中。',
  'file-too-many-columns': ({ limit }: Limit) =>
    `文件中有内容的列超过${number(limit)}列。请删除不需要的列，然后重新上传。`,
  'file-not-xlsx': () =>
    `文件内容不是 XLSX。更改文件名并不能使文件变成工作簿：请在电子表格软件中打开原文件，${COPY_AND_UPLOAD}`,
  'file-not-xls': () => `文件内容不是 XLS。${SAVE_AS_XLSX}`,
  'file-too-old': () => `此工作簿的格式非常陈旧。${SAVE_AS_XLSX}`,
  'file-password-protected': () => '此工作簿有密码保护。请将其保存为没有密码的文件，然后重新上传。',
  'file-damaged-xlsx': () => `此工作簿已损坏。请在电子表格软件中打开，${COPY_AND_UPLOAD}`,
  'file-damaged-xls': () => `此工作簿已损坏。${SAVE_AS_XLSX}`,
  'file-too-large-unpacked': () => `此工作簿解压后远大于一份语录列表。${COPY}`,
  'file-too-many-parts': ({ limit }: Limit) =>
    `此工作簿的组成部分超过${number(limit)}个，远超一份语录列表。${COPY}`,
  'file-too-many-sheets': ({ limit }: Limit) => `此工作簿的工作表超过${number(limit)}个。${COPY}`,
  'file-too-many-cells': ({ limit }: Limit) =>
    `此工作簿的单元格超过${number(limit)}个，远超一份语录列表。${COPY}`,

  'file-empty': () => '文件是空的。',
  'sheet-empty': ({ sheet }: { readonly sheet: string }) => `工作表“${sheet}”是空的。`,
  'columns-not-named': ({
    needed,
    optional,
  }: {
    readonly needed: readonly string[];
    readonly optional: readonly string[];
  }) => `最上面须有一行写明各列名称：${listed(needed)}；可选：${listed(optional)}。`,
  'file-without-quotes': () => '文件中没有语录。请在第一行下面为每条语录填写一行。',
  'every-quote-left-out': () => '文件中的语录已全部被排除。',
  'too-many-quotes': ({ count, max }: Count & Max) =>
    `文件有${number(count)}条语录，但一次最多可上传${number(max)}条。${SPLIT}`,
  'far-too-many-quotes': ({ limit, max }: Limit & Max) =>
    `文件有超过${number(limit)}条语录，但一次最多可上传${number(max)}条。${SPLIT}`,
  'too-much-text': ({ max }: Max) => `文件中的语录总计超过${number(max)}个字符。${SPLIT}`,
  'file-has-problems': ({ count }: Count) =>
    `文件未上传：${number(count)}行有问题。请更正后重新上传。`,
  'rows-change-quotes': ({ count }: Count) =>
    `${number(count)}行会更改已保存的语录。请逐一查看，然后重新上传。`,
  'rows-change-newer-quotes': ({ count }: Count) =>
    `${number(count)}行会更改在文件生成之后更改过的语录。请逐一选择如何处理，然后重新上传。`,
};

const recipes = {
  'recipe-not-utf-8': () => '读取方案不是有效的 UTF-8。',
  'recipe-not-json': () => '读取方案不是有效的 JSON。',
  'file-changed': () => '文件打开之后已有变动。请重新选择。',
  'recipe-sheet-missing': ({ sheet }: { readonly sheet: string }) =>
    `读取方案指定了工作表“${sheet}”，但文件中没有。${CHOOSE_AGAIN}`,
  'recipe-column-missing': ({ column }: Column) =>
    `读取方案指定了 ${column} 列，但文件中没有。${CHOOSE_AGAIN}`,
  'recipe-date-missing': ({ date }: { readonly date: string }) =>
    `读取方案指定了日期 ${date}，但文件中没有。${CHOOSE_AGAIN}`,
  'recipe-row-missing': ({ row }: Row) =>
    `读取方案指定了第${number(row)}行，但文件的该行没有语录。${CHOOSE_AGAIN}`,
  'recipe-headings-missing': ({ row }: Row) =>
    `读取方案指明列标题在第${number(row)}行，但该行没有内容。${CHOOSE_AGAIN}`,
  'recipe-column-twice': (twice: Column & { readonly fields: readonly [string, string] }) =>
    `读取方案将 ${twice.column} 列同时用于 ${twice.fields[0]} 和 ${twice.fields[1]}。请为其中之一选择另一列。`,
  'recipe-cell-twice': ({ column, row }: Column & Row) =>
    `读取方案对第${number(row)}行的 ${column} 更改了两次。`,
  'recipe-sheet-of-csv': () => '读取方案指定了工作表，但 CSV 文件没有工作表。',
  'recipe-encoding-of-workbook': () => '读取方案指定了编码或分隔符，但工作簿没有这些。',
};

const questions = {
  'which-sheet': ({
    sheets,
    areAll,
  }: {
    readonly sheets: readonly string[];
    readonly areAll: boolean;
  }) =>
    `工作簿中可能有多个工作表符合：${sheets.map(quoted).join('、')}${areAll ? '' : '等'}。请将正确的一个命名为“Quotes”。`,
  'which-encoding': () => '文件没有说明其文字采用哪种编码。请将其另存为“CSV UTF-8”。',
  'headings-doubled': ({ columns }: { readonly columns: readonly string[] }) =>
    `有多列的标题表示${listed(columns)}。请为不相关的列另取标题。`,
  'heading-of-which-language': ({ heading }: { readonly heading: string }) =>
    `列标题“${heading}”写了多种语言。请只写该列所用的语言。`,
};

const columns = {
  'column-missing': ({ column }: Column) => `缺少列：${column}`,
  'column-doubled': ({ count, name }: Count & { readonly name: string }) =>
    `有${number(count)}列名为 ${name}`,
  'heading-of-languages': ({
    heading,
    columns,
  }: {
    readonly heading: string;
    readonly columns: readonly string[];
  }) => `列标题“${heading}”可能指${either(columns)}`,
};

const cells = {
  'row-too-wide': () => '此行的值多于列数。如果文本中含有分隔符，请用引号将文本括起来',
  'cell-too-long': ({ max }: Max) => `此单元格超过${number(max)}个字符。请缩短`,
  'cells-merged': ({ range }: { readonly range: string }) =>
    `单元格 ${range} 已合并。请分别填写每个单元格`,
  'cell-without-result': () => '此单元格中的公式没有结果。请替换为其值',
  'cell-with-unreadable-number': () =>
    '此单元格中的数字无法读取。请将单元格的格式设为文本，然后重新输入',
  'cell-with-error': () => '此单元格显示错误。请替换为其值',
  'cell-with-date': ({ date }: { readonly date: string }) =>
    `此单元格的内容是日期 ${date}。请将单元格的格式设为文本，然后重新输入`,
  'cell-with-time': () => '此单元格的内容是日期或时间。请将单元格的格式设为文本，然后重新输入',
  'language-unknown': ({ text }: { readonly text: string }) =>
    `“${text}”不是本网站的语言之一。请写语言代码，例如 en，或留空`,
  'row-repeated-otherwise': ({ row }: Row) =>
    `第${number(row)}行是同一条语录，但译文不同。请将它们放在同一行`,
  'key-doubled': ({
    rows,
    others,
  }: {
    readonly rows: readonly number[];
    readonly others: number;
  }) => {
    const named = rows.map((row) => `第${number(row)}行`);
    const all = others > 0 ? [...named, `另外${number(others)}行`] : named;
    return `${listed(all)}的标识码相同，但只有一行可以更改其语录。请排除其他行；如果其中有新语录，请清除其标识码`;
  },
};

export const sheets = {
  ...files,
  ...recipes,
  ...questions,
  ...columns,
  ...cells,
  ...sheetDates,
};
