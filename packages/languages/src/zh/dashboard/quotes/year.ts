import { day as dayName, number } from '../../words.ts';

export const title = '全年语录';
export const daysWithQuote = (count: number, without: number) =>
  `${number(count)}天有语录，${number(without)}天没有`;
export const daysAheadWithout = (count: number, without: number) =>
  `${number(count)}天有语录，今后的日子中有${number(without)}天没有`;
export const daysOfPastYear = (count: number) => `${number(count)}天有语录`;

export const dayWithCount = (day: string, count: number) =>
  `${day}：${count === 0 ? '没有语录' : `${number(count)}条语录`}`;

export const withQuote = '有语录';
export const withSeveral = '有多条语录';
export const withoutQuote = '没有语录';

export const quotesOfDay = (count: number) => (count > 1 ? `${number(count)}条语录` : '语录');
export const firstIsShown = '当天显示其中的第一条。';

export const fillTheGaps = '填补空缺';
export const aboutFilling = '没有语录的日子各得一条，最早的语录优先。';
export const from = '开始日期';
export const to = '结束日期';
export const fromMissing = '请填写开始日期';
export const toMissing = '请填写结束日期';
export const fromPast = '开始日期须为今天或以后：已过去的日子不会填补';
export const toBeforeFrom = '结束日期不得早于开始日期';
export const quotesToUse = '要使用的语录';
export const unscheduledQuotes = (count: number) => `${number(count)}条未安排的语录`;
export const pastQuotes = (count: number) =>
  `${number(count)}条已过去的语录，使用后将不再保留过去的日期`;
export const schedule = (count: number) => `安排${number(count)}条语录`;
export const scheduling = '正在安排……';
export const scheduled = (count: number) => `已安排${number(count)}条语录`;
export const scheduleFailed = '无法安排语录';

export const plan = '计划';
export const day = '日期';
export const quote = '语录';
export const fromDay = (civilDay: string) => `原定${dayName(civilDay)}`;
export const moreDays = (count: number) => `还有${number(count)}天`;
export const noGaps = '从第一天到最后一天，每天都已有语录。';
export const nothingToUse = (source: 'unscheduled' | 'past') =>
  source === 'past' ? '没有已过去的语录可用。' : '没有未安排的语录可用。';

interface Filled {
  readonly count: number;
  readonly first: string;
  readonly last: string;
  readonly open: number;
  readonly left: number;
  readonly source: 'unscheduled' | 'past';
}

function restOf({ open, left, source }: Filled): string {
  if (open > 0) return `这段时间仍有${number(open)}天没有语录。`;
  if (left === 0) return '这段时间每天都有语录。';
  return source === 'past'
    ? `还剩${number(left)}条已过去的语录。`
    : `还剩${number(left)}条未安排的语录。`;
}

export const filled = (result: Filled) => {
  const { count, first, last } = result;
  const days = first === last ? dayName(first) : `${dayName(first)}至${dayName(last)}`;
  return `${days}：${number(count)}天将有语录。${restOf(result)}`;
};

export const leftOut = (count: number, days: number) =>
  `${number(count)}条语录未采用：相同的正文安排在前后${number(days)}天之内。`;

export const daysTaken = (days: readonly string[], more: number) => {
  const named = days.map(dayName);
  const all = more > 0 ? [...named, `另外${number(more)}天`] : named;
  return `其间有人已为以下日子安排了语录：${all.join('；')}。没有安排任何语录。请重新查看计划。`;
};
export const quotesChanged = '其间有人更改或删除了计划中的语录。没有安排任何语录。请重新查看计划。';
