import { number } from '../words.ts';

export const title = '需要您处理';
export const quotesRunOut = (days: number) => {
  if (days === 0) return '今天没有语录。';
  return days === 1 ? '今天之后就没有语录了。' : `连同今天，语录还够${number(days)}天。`;
};
export const daysWithoutGathering = (days: number) =>
  `未来七天有${number(days)}个十九日灵宴会或圣日尚无聚会。`;
export const seriesToRenew = (count: number) =>
  `有${number(count)}个系列聚会需要有人确认继续举行。`;
export const answersAboveCapacity = (count: number) =>
  `有${number(count)}个聚会的回复人数超过了名额。`;
export const sendingFails = (count: number) => `发送已连续失败${number(count)}次。`;
export const sendingPaused = '发送已暂停，直到您恢复为止。';
export const noBackup = (days: number) => `最近一次备份是${number(days)}天前。`;
export const unreadableData = (count: number) =>
  `有${number(count)}条已保存的内容无法读取：加密密钥缺失或不相符。`;
export const notNow = '以后再说';
export const notNowOf = (what: string) => `以后再说：${what}`;
export const putOff = '七天内不再向您显示。';
export const notPutOff = '无法推迟';
