import type { SentenceParts } from '../../sentence-parts.ts';
import { gatherings } from '../gatherings.ts';
import { listed, number, weekday, day as written } from '../words.ts';

export const addedGathering = <Part>(name: Part): SentenceParts<Part> => ['添加了聚会：', name];
export const changedGathering = <Part>(name: Part): SentenceParts<Part> => ['更改了聚会：', name];
export const savedGathering = <Part>(name: Part): SentenceParts<Part> => [
  '保存了聚会，未作更改：',
  name,
];
export const deletedGathering = <Part>(name: Part): SentenceParts<Part> => ['删除了聚会：', name];
export const restoredGathering = <Part>(name: Part): SentenceParts<Part> => ['恢复了聚会：', name];
export const renewedGathering = <Part>(name: Part): SentenceParts<Part> => [
  '确认聚会继续举行：',
  name,
];
export const replacedGatheringLink = <Part>(name: Part): SentenceParts<Part> => [
  '为聚会生成了新链接：',
  name,
];
export const changedOccurrence = <Part>(name: Part, day: string): SentenceParts<Part> => [
  `更改了${written(day)}的聚会：`,
  name,
];
export const resetOccurrence = <Part>(name: Part, day: string): SentenceParts<Part> => [
  `使${written(day)}的聚会与其他各次相同：`,
  name,
];
export const changedProgramme = <Part>(
  name: Part,
  day: string,
  items: number,
): SentenceParts<Part> => [`保存了${written(day)}聚会的流程（${number(items)} 项）：`, name];

export const gatheringKind = '类别';
export const title = '标题';
export const description = '说明';
export const onlineAddress = '在线地址';
export const onlineFor = '在线地址对象';
export const audience = '对象';
export const firstDay = '第一天';
export const time = '时间';
export const minutes = '分钟';
export const repeats = '重复';
export const lastDay = '最后一天';
export const capacity = '名额';
export const answers = '回复';
export const cancelled = '已取消';
export const movedTo = '改至';
export const note = '备注';
export const kindName = (kind: keyof typeof gatherings.kinds): string => gatherings.kinds[kind];
export const everyone = '面向所有人';
export const forLink = '面向持有链接的人';
export const once = '一次';
const daysOf = (weekdays: readonly number[]) => listed(weekdays.map(weekday));
export const weekly = (weekdays: readonly number[], interval: number) =>
  interval === 1 ? `每周：${daysOf(weekdays)}` : `每${number(interval)}周：${daysOf(weekdays)}`;
const nths = ['第一个', '第二个', '第三个', '第四个'];
export const monthly = (nth: number, day: number) =>
  `每月：${nths[nth - 1] ?? '最后一个'}${weekday(day)}`;
export const badiMonth = '每个巴迪月的第一天';
export const badiMonthEve = '每个巴迪月第一天的前夕';
export const holyDay = '每个圣日';
export const holyDayEve = '每个圣日的前夕';
