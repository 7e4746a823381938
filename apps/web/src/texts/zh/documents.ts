import type { DocumentTexts } from '../document-texts.ts';

export const documents: DocumentTexts = {
  moreOfThisSite: '本站更多内容',
  calendar: '日历',
  quotes: '引文',
  languages: '语言',
  nothingHere: '此地址没有内容。',
  quoteOfTheDay: '每日引文',
  shareImage: '一颗金色的九角星',
  sharePicture: (day, quote) => `${day}的引文：${quote}`,
  embeds: {
    quoteDescription: (siteName) => `${siteName}的每日引文。`,
    dateDescription: (siteName) => `两种历法中的今天，来自${siteName}。`,
  },

  year: {
    yearName: (year, era) => `${era}${year}年`,
    title: (yearName) => `巴迪历${yearName}`,
    description: (yearName, span) =>
      `巴迪历${yearName}（${span}），逐月列出：十九日灵宴会、圣日、阿亚米哈和斋戒。`,

    feast: '灵宴会',
    fast: '斋戒',
    today: '今天',

    years: '年份',
    todayIs: (dayAndMonth) => `今天：${dayAndMonth}`,
    thisYear: '今年',

    overview: '全年概览',
    firstDay: '诺鲁孜节，一年的第一天',
    theFast: '斋戒',
    holyDays: '圣日',
    noHolyDays: '这一年没有登记圣日。',
    beginsAtSunset: '每一天都从所列公历日期前一日的日落开始。',
    projected: (lastPublishedYear) =>
      `${lastPublishedYear}之后各年的日期尚未公布。此处的日期按已公布日期的规则推算。`,

    kept: (day) => `没有网络连接。这是日历在${day}时的内容。`,

    weekdays: '一周七天',

    subscribe: '订阅',
    aboutSubscribing: '把这些日子加入手机或电脑的日历，并随时保持更新。',
    feeds: {
      calendar: '全部',
      'holy-days': '圣日',
      feasts: '十九日灵宴会',
      fast: '斋戒',
    },
    subscribeTo: (feed) => `订阅：${feed}`,
    fileOf: (feed) => `文件：${feed}`,
    file: '文件',
  },

  shownQuotes: {
    quotes: '引文',
    description: (siteName) => `${siteName}每日展示过的引文。`,
    empty: '展示过第一段引文之后，引文会出现在这里。',
    older: '较早的引文',
    newer: '较新的引文',
    pages: '较早和较新的引文',
    readOn: '阅读引文全文',
    readOnOf: (day) => `（${day}）`,

    todaysQuote: '今日引文',
    quoteOfTheDay: '当日引文',
    quoteOf: (day) => `${day}的引文`,
    previous: '上一条',
    next: '下一条',
    days: '其他日子的引文',
    allQuotes: '所有引文',
    home: '首页',
  },
};
