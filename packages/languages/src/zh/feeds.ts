import type { FeedTexts } from '../texts.ts';

export const feeds: FeedTexts = {
  holyDays: '圣日',
  feasts: '十九日灵宴会',
  fast: '斋戒',
  holyDay: '圣日',
  feast: '十九日灵宴会',
  feastOf: (month) => `${month}月灵宴会`,
  beginsAtSunset: '自前一日日落开始',
  workSuspended: '当日停止工作',
  fasting: '十九日中每日自日出至日落',
  quotes: '每日语录',
  quoteEveryDay: '每天一段语录',
  reference: '出处',
};
