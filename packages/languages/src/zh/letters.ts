import type { LetterTexts } from '../texts.ts';

export const letters: LetterTexts = {
  title: '电子信件',
  description: (siteName) => `通过电子邮件接收${siteName}的语录和重要日子。`,

  form: {
    intro: '请选择您想接收的内容。您随时可以一键退订。',
    email: '电子邮件地址',
    topics: '您想接收什么？',
    daily: '每日语录',
    aboutDaily: '每天一封，附两种历法的日期。',
    weekly: '未来一周',
    aboutWeekly: '每周一封：未来七天的十九日灵宴会和圣日，以及过去七天的语录。',
    reminders: '提醒',
    aboutReminders: '在十九日灵宴会、圣日、阿亚米哈和斋戒的前一天。',
    subscribe: '订阅',
    stored:
      '我们保存您的地址（已加密）、您的语言和您的选择，直到您退订信件。本社团的任何志愿者都看不到该地址。',
    morePrivacy: '关于隐私的更多说明',
  },

  wrong: {
    stamp: '请再提交一次表单：它打开超过一天、提交得太快，或者已经提交过。',
    tooMany: '一小时内收到的表单过多。请稍后再试。',
    email: '请输入一个完整的电子邮件地址，例如 anna@friends.example。',
    topics: '请至少选择一项。',
    unavailable: '目前无法保存。请稍后再试。',
  },

  look: {
    title: '请查看您的收件箱',
    text: '一封带有链接的邮件正发往您输入的地址。请打开链接，并按下那里的按钮。',
    nothing: '如果一小时内没有收到，请查看垃圾邮件，或者明天再试。',
  },

  confirm: {
    title: '确认订阅',
    text: '按下按钮，信件将从下一封应发的开始。',
    button: '确认',
    done: '订阅已确认',
    doneText: '下一封应发的信件会寄给您。',
  },

  yours: {
    title: '您的信件',
    address: '地址',
    language: '信件的语言',
    save: '保存',
    saved: '您的选择已保存。',
  },

  end: {
    title: '退订信件',
    text: '按下按钮后，不会再收到信件。您的地址会立即删除。',
    button: '退订所有信件',
    done: '信件已退订',
    doneText: '您的地址已删除。',
  },

  gone: {
    title: '此链接已失效',
    text: '已退订的或七天内未确认订阅的，其链接不再有效。',
  },

  privacy: {
    title: '隐私',
    description: (siteName) => `${siteName}保存访客的哪些信息，保存多久。`,
    visits: '访问',
    visitsText:
      '阅读本站不需要 Cookie，本站不从其他地方加载任何内容，也不统计读者人数。与所有服务器一样，请求及其来源的网络地址可能记入日志，用于发现故障和攻击；保存多久由服务器的管理者决定。',
    letters: '电子信件',
    what: '保存什么',
    whatText:
      '您的电子邮件地址、您的语言、您选择的信件以及选择的时间。地址用一把不在数据库中的密钥加密；备份中也没有这把密钥。',
    why: '为什么',
    whyText: '只为把您要的信件寄给您，别无他用。',
    howLong: '保存多久',
    howLongText:
      '直到您退订信件；未确认的地址七天后删除。退订后的一年内保留一个无人能从中读出地址的代码：它使旧备份不会重新开始寄信。',
    who: '谁会知道',
    whoText:
      '传送信件的本社团邮件服务，以及您的邮件服务。地址不向任何志愿者显示。信件中没有外来的图片，也没有会透露谁打开过信件的链接。',
    ending: '如何退订',
    endingText:
      '每封信件都有一个链接，您可以在那里更改或退订一切，无需密码。邮件程序自带的退订按钮同样有效。',
    questions: '疑问',
    questionsText: '由本站的负责人解答：',
  },

  mail: {
    greetingConfirm: (siteName) => `请确认：${siteName}的信件`,
    confirm: (siteName) =>
      `有人为接收${siteName}的信件输入了此地址。若要接收，请打开此页面并按下那里的按钮：`,
    notConfirmed: '如果不是您本人，则无需理会：地址七天后删除，此前不会再收到信件。',
    greetingYours: (siteName) => `您的${siteName}信件`,
    yours: (siteName) => `此地址已在接收${siteName}的信件。您可以在这里更改或退订：`,
    notYours: '如果您没有要过此链接，则无需理会。',
    quoteOf: (day) => `${day}的语录`,
    weekFrom: (day) => `自${day}起的一周`,
    nextDays: '未来七天',
    lastQuotes: '过去七天的语录',
    note: '社团消息',
    tomorrow: (what) => `明天：${what}`,
    readHere: '网页版',
    why: (siteName) => `您收到此信，是因为此地址已确认接收${siteName}的信件。`,
    change: '更改接收的内容',
    end: '退订所有信件',
  },
};
