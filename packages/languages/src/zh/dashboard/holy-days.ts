import type { SentenceParts } from '../../sentence-parts.ts';
import { day, number } from '../words.ts';

export const nothingToAdd = '没有可添加的内容';
export const addedTitle = (_count: number) => '已添加圣日';
export const addFromCalendarTitle = '从日历添加';
export const aboutAdding = '会添加某一巴迪历年中缺少的圣日；已有的圣日保持不变。';
export const badiYear = '巴迪历年（BE）';
export const adding = '正在添加……';
export const alreadyThere = '已有';
export const willBeAdded = '将添加';
export const deleted = '该圣日已删除。';
export const deletedTitle = '已删除圣日';
export const addHolyDay = '添加圣日';
export const added = '该圣日已添加。';
export const editHolyDay = '编辑圣日';
export const updatedTitle = '已更新圣日';
export const updated = '该圣日已更新。';
export const title = '圣日';
export const addFromCalendar = '从日历添加';
export const toPrint = '可打印的日历和海报';
export const loadError = '无法加载圣日。请重试。';
export const loading = '正在加载圣日';
export const none = '没有圣日。请用上方的按钮添加。';
export const pastDays = '已过去的圣日';
export const holyDay = '圣日';
export const badiDate = '巴迪历日期';
export const gregorianDate = '公历日期';
export const editDay = (name: string, gregorian: string) => `编辑：${name}，${gregorian}`;
export const deleteDay = (name: string, gregorian: string) => `删除：${name}，${gregorian}`;
export const fetchFailed = '无法获取圣日';
export const addFailed = '无法添加圣日';
export const deleteFailed = '无法删除圣日';
export const addOneTitle = '已添加圣日';
export const addHolyDays = (count: number) => `添加${number(count)}个圣日`;
export const addedFromCalendar = (year: number, added: number, there: number) => {
  if (added === 0) return `BE${year}年的所有圣日此前均已有。`;
  const sentence = `已添加BE${year}年的${number(added)}个圣日`;
  return there === 0 ? `${sentence}。` : `${sentence}；另有${number(there)}个此前已有。`;
};
export const preview = (added: number, there: number) =>
  `将添加${number(added)}个，已有${number(there)}个。`;
export const listedAs = <Part>(name: Part, date: string): SentenceParts<Part> => [
  '已列为：',
  name,
  `，${day(date)}`,
];
export const deleteQuestion = <Part>(name: Part, date: string): SentenceParts<Part> => [
  name,
  `（${day(date)}）将被删除。此操作无法撤销。`,
];
export const tooFew = (count: number) => {
  const listed =
    count === 0 ? '未来12个月没有列出圣日' : `未来12个月只列出了${number(count)}个圣日`;
  return `${listed}。日历中还有更多：请选择“${addFromCalendar}”。`;
};
export const updateFailed = '无法更新圣日';
