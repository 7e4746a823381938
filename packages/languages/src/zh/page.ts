import type { PageTexts } from '../texts.ts';

export const page: PageTexts = {
  opensInNewTab: '（在新标签页中打开）',

  officialWebsite: '访问巴哈伊信仰官方网站',

  todaysDate: '今日日期',
  badiWeekday: '巴迪历星期',
  badiDate: '巴迪历日期',
  gregorianDate: '公历日期',
  datesNeedScript: '请启用 JavaScript 以查看今日日期。',
  calendar: '日历',
  inTheCommunity: (day, is) => `社团今天是${day}：${is}`,
  unknownBadiDate: (year) => `巴迪历日期未知（BE${year}年）`,
  unknown: '未知',

  badiDay: (day, month) => `${month}${day}日`,
  feastOf: (month) => `${month}月灵宴会`,
  dayOfFast: (day, days) => `斋戒第${day}天，共${days}天`,
  dayOfAyyamIHa: (ayyamIHa, day, days) => `${ayyamIHa}第${day}天，共${days}天`,
  sunsetAt: (time, nextDay) => ['', `日落时间为${time}，随后${nextDay}开始`],
  sunHasSet: (nextDay) => ['', `已日落，${nextDay}已经开始`],

  todaysQuote: '今日语录',
  noQuote: '今日没有语录。',
  pastQuotes: '往日语录',
  readMore: '阅读全文',
  quoteReference: '在巴哈伊参考图书馆查看语录出处',
  quoteLoading: '正在加载今日语录',
  quoteError: '无法加载今日语录。',

  offlineQuote: (day) => `没有网络连接。这是${day}的语录。`,
  share: '分享',
  shareFailed: '分享失败。请检查网络连接后再次点按“分享”。',
  copied: '已复制',
  whatIsCopied: '现在可以粘贴语录及其出处和网址。',
  shareQuote: '分享这段语录',
  shareSelected: '文字已选中。请复制后粘贴到您想分享的地方。',
  shareField: '语录、出处和网址',

  upcomingHolyDays: '即将到来的圣日',
  holyDay: '圣日',
  today: '今天',
  noHolyDays: '暂无即将到来的圣日信息。',
  loading: '正在加载……',
  holyDaysError: '无法加载即将到来的圣日。',

  connectWithUs: '与我们保持联系',
  noLinks: '我们尚未开设社交媒体账号。',
  visitPage: (platform) => `访问我们的 ${platform} 页面`,
  linksLoading: '正在加载社交媒体链接',
  linksError: '无法加载社交媒体链接。',

  contact: '联系方式',

  notFound: '404 找不到页面',
  notFoundReason: '此地址没有内容。页面可能已移走，或地址输入有误。',
  backToHome: '返回首页',

  pageError: '出了点问题',
  pageErrorAdvice: '此页面无法显示。重新加载通常会有帮助。',
  reload: '重新加载页面',

  unreachable: '无法连接服务器。请检查网络连接后重试。',
  unreadable: '无法读取服务器的回应。请重试。',
  rejected: '服务器未能回应。请重试。',

  notification: '通知',
  close: '关闭',
  loggedOut: '已退出登录',
  loggedOutText: '您已成功退出登录',
};
