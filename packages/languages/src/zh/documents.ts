import type { DocumentTexts } from '../texts.ts';
import { landscape, mail, pictures, portrait, story, ways } from './dashboard/quotes/sharing.ts';
import { takeHome } from './take-home.ts';

export const documents: DocumentTexts = {
  moreOfThisSite: '本站更多内容',
  quotes: '语录',
  languages: '语言',
  nothingHere: '此地址没有内容。',
  forVolunteers: '供本站志愿者使用。',
  quoteOfTheDay: '每日语录',
  shareImage: '一颗金色的九角星',
  sharePicture: (day, quote) => `${day}的语录：${quote}`,
  embeds: {
    quoteDescription: (siteName) => `${siteName}的每日语录。`,
    dateDescription: (siteName) => `两种历法中的今日日期，来自${siteName}。`,
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
    noHolyDays: '暂无这一年的圣日信息。',
    beginsAtSunset: '每一天都从所列公历日期前一日的日落开始。',
    projected: (lastPublishedYear) =>
      `${lastPublishedYear}之后各年的日期尚未公布。此处的日期按与已公布日期相同的规则推算。`,

    kept: (day) => `没有网络连接。这是日历在${day}时的内容。`,

    weekdays: '一周各日名称',

    subscribe: '订阅',
    aboutSubscribing: '订阅到手机或电脑的日历，日期会自动更新。',
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
    quotes: '语录',
    description: (siteName) => `${siteName}每日展示过的语录。`,
    empty: '展示过第一段语录之后，语录会出现在这里。',
    older: '较早的语录',
    newer: '较新的语录',
    pages: '较早和较新的语录',
    readOn: '阅读语录全文',
    readOnOf: (day) => `（${day}）`,

    todaysQuote: '今日语录',
    quoteOfTheDay: '当日语录',
    quoteOf: (day) => `${day}的语录`,
    previous: '上一条',
    next: '下一条',
    days: '其他日子的语录',
    allQuotes: '所有语录',
    home: '首页',
  },

  sharing: {
    moreAt: (address) => `全文见 ${address}`,
    ways,
    mail,
    pictures,
    sizes: { landscape, portrait, story },
    invitation: (title) => `诚挚邀请您参加：${title}`,
  },

  takeHome,
};
