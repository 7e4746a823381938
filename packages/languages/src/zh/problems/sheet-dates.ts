import { day, either, weekday } from '../words.ts';

type DateOrder = 'dmy' | 'mdy' | 'ymd';

interface Kind {
  readonly kind: 'csv' | 'workbook';
}
interface Years {
  readonly min: number;
  readonly max: number;
}
interface Text {
  readonly text: string;
}

const WRITE_THEM = '请将日期写成 YYYY-MM-DD。';
const WRITE_IT = '请写成 YYYY-MM-DD，例如 2026-03-21';
const GREGORIAN = '请将公历日期写成 YYYY-MM-DD，例如 2026-03-21';

const orderWords: Readonly<Record<DateOrder, string>> = {
  dmy: '日在前',
  mdy: '月在前',
  ymd: '年在前',
};

const questions = {
  'dates-elsewhere': () =>
    '有一列含有日期，但未作为日期列读取。如果那是语录的日期，请将该列命名为 displayDate。',
  'column-without-dates': ({ heading }: { readonly heading: string }) =>
    `列“${heading}”没有日期。请将日期放入 displayDate 列，或为此列另取标题。`,
  'dates-contradict': ({ text, order }: Text & { readonly order: DateOrder }) =>
    `文件中的日期相互矛盾：“${text}”是${orderWords[order]}，其他的则不是。${WRITE_THEM}`,
  'dates-ambiguous': ({ text, days }: Text & { readonly days: readonly string[] }) =>
    `文件中的日期可以有不同的读法：“${text}”是${either(days.map(day))}。`,
  'write-dates': () => WRITE_THEM,
};

const advice = {
  'all-dates-of-other-form': ({ kind }: Kind) =>
    kind === 'csv'
      ? '文件中没有 YYYY-MM-DD 形式的日期：电子表格软件会改写 CSV 文件中的日期。请将文件另存为 Excel 工作簿（.xlsx），或将日期写成 YYYY-MM-DD。'
      : `文件中的每个日期都是 YYYY-MM-DD 以外形式的文本。${WRITE_THEM}`,
  'all-dates-numbers': ({ kind }: Kind) =>
    kind === 'csv'
      ? '文件中的每个日期都是数字。请在电子表格软件中将 displayDate 列的格式设为 YYYY-MM-DD，然后重新保存文件。'
      : '文件中的每个日期都是数字。请将 displayDate 列的格式设为日期，或将日期写成 YYYY-MM-DD。',
  'all-dates-not-real': () => `文件中没有真实存在的日期。${WRITE_THEM}`,
  'all-dates-of-other-years': ({ min, max }: Years) =>
    `文件中没有年份在${min}至${max}之间的日期。${WRITE_THEM}`,
  'all-dates-of-other-calendar': () =>
    '文件中的每个日期看起来都像伊朗历或伊斯兰历的日期。请将公历日期写成 YYYY-MM-DD。',
  'all-weekdays-wrong': () => '文件中没有一个星期与其日期相符。请更正日期，或去掉星期。',
  'all-dates-unknown': () => `文件中没有可读取的日期。${WRITE_THEM}`,
  'all-dates-unsure': () =>
    '文件中没有能确定是哪一天的日期。请将 displayDate 列的格式设为文本，并将日期写成 YYYY-MM-DD。',
  'all-date-cells-unreadable': () =>
    'displayDate 列的单元格都无法读取。请以 YYYY-MM-DD 的形式重新输入日期。',
};

const dates = {
  'date-unsure': () => '此单元格中的日期或时间不能确定是哪一天。请将日期写成 YYYY-MM-DD',
  'date-ambiguous': ({ text }: Text) => `“${text}”可能指两个不同的日子。${WRITE_IT}`,
  'date-with-short-year': ({ text }: Text) => `“${text}”没有四位数的年份。${WRITE_IT}`,
  'date-is-number': ({ text }: Text) =>
    `“${text}”是数字，不是日期。${WRITE_IT}，或将单元格的格式设为日期`,
  'date-not-real': ({ text }: Text) => `没有“${text}”这一天。${WRITE_IT}`,
  'date-unknown': ({ text }: Text) => `“${text}”不是可读取的日期。${WRITE_IT}`,
  'date-of-other-calendar': ({ text }: Text) =>
    `“${text}”看起来像伊朗历或伊斯兰历的日期。${GREGORIAN}`,
  'date-with-year-of-other-calendar': ({ text }: Text) =>
    `“${text}”的年份看起来像伊朗历或伊斯兰历的年份。${GREGORIAN}`,
  'date-with-other-year': ({ text, min, max }: Text & Years) =>
    `“${text}”的年份不在${min}至${max}之间。${WRITE_IT}`,
  'date-with-other-weekday': (
    wrong: Text & {
      readonly written: readonly number[];
      readonly date: string;
      readonly weekday: number;
    },
  ) =>
    `“${wrong.text}”写的是${either(wrong.written.map(weekday))}，但${day(wrong.date)}是${weekday(wrong.weekday)}。请更正日期或星期`,
  'date-of-other-order': ({
    text,
    order,
    meant,
  }: Text & { readonly order: DateOrder; readonly meant: string | null }) =>
    `“${text}”不是${orderWords[order]}。${meant === null ? WRITE_IT : `请写成 ${meant}`}`,
};

export const sheetDates = { ...questions, ...advice, ...dates };
