import { number } from '../../words.ts';

export const asks = '询问谁来';
export const asksHint =
  '每一天的页面上都有一张表单。姓名加密保存，并在当天之后 14 天删除；十九日灵宴会不询问姓名。回复的人数不能超过名额。';
export const whoComes = '谁来';
export const coming = (people: number) => `来的人数：${number(people)}`;
export const comingOf = (people: number, places: number) =>
  `来的人数：${number(people)}，名额：${number(places)}`;
export const aboveCapacity = '回复的人数超过了名额。';
export const none = '还没有人回复。';
export const loading = '正在加载回复';
export const loadError = '无法加载回复。请重试。';
export const name = '姓名';
export const howMany = '几位';
export const answeredAt = '回复时间';
export const nameless = '没有姓名';
export const lostTitle = '已不在计划之中的日子';
export const lostAbout =
  '有人说会在这些日子来，而聚会已不在这些日子举行。回复在当天之后 14 天删除。';
export const lostError = '无法加载已不在计划之中的日子。';
