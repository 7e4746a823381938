import { day, number } from '../words.ts';

export const quotes = {
  'date-taken': ({ date, count }: { readonly date: string; readonly count: number }) =>
    `${day(date)}已安排${number(count)}条语录。请选择其他日期。`,
  'dates-taken': ({ date, count }: { readonly date: string; readonly count: number }) =>
    `这些日期中有${number(count)}个已安排其他语录，最早的是${day(date)}。请选择其他日期。`,
  'no-quote-today': () => '今日没有语录。',
  'quote-gone': () => '此语录已不存在',
  'no-such-quote': ({ id }: { readonly id: number }) => `没有 id 为 ${id} 的语录。`,

  'no-such-batch': () => '没有这样的上传或更改。',
  'already-undone': ({ by }: { readonly by: string }) => `此操作已由 ${by} 撤销。`,
  'too-old-to-undo': ({ days }: { readonly days: number }) =>
    `此操作已无法撤销：距今已超过${number(days)}天。`,
};
