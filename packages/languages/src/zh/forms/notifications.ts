import type { NotificationTexts } from '../../texts.ts';

export const notifications: NotificationTexts = {
  title: '通知',
  description: (siteName) => `${siteName}的每日语录与提醒，发送到此设备。`,
  intro: '每日语录和提醒会显示在此设备上，无需账号，也无需地址。您可随时在此结束。',
  withoutScript: '此页面需要 JavaScript，而这里已将其关闭。',

  cannot: {
    insecure: '通知只能通过安全连接接收。请用 https 地址打开本站。',
    install:
      '在 iPhone 或 iPad 上，请先将本站添加到主屏幕：点按“共享”，再点按“添加到主屏幕”。从主屏幕打开本站，再回到此页面。',
    unsupported: '此浏览器在这里无法显示网站通知。请换一个浏览器，或退出无痕浏览。',
    denied: '此浏览器不允许本站显示通知。请在浏览器的本站设置中允许通知，然后重新加载此页面。',
  },

  form: {
    language: '通知语言',
    discreet: '低调显示',
    aboutDiscreet: '锁定屏幕上只显示有新内容：没有语录，没有名称，没有宗教词语。',
    turnOn: '开启通知',
    save: '保存',
    end: '结束通知',
    stored:
      '在您结束通知之前，会存储您的浏览器接收消息的地址（已加密）、您的语言和您的选择。浏览器厂商会知道此浏览器接收本站的消息以及接收时间，但无法读取内容。',
  },

  said: {
    on: '通知已开启。',
    saved: '您的选择已保存。',
    ended: '通知已结束，所存内容已删除。',
  },

  wrong: {
    notAllowed: '浏览器未获准显示通知。未存储任何内容。',
    failed: '操作未成功。请稍后再试。',
  },

  privacy: {
    whatText:
      '您浏览器的推送服务为本站生成的地址、为您的浏览器加密消息的密钥、您的语言、您的选择及其时间。地址和密钥均以一把不在数据库中的密钥加密，备份中也没有那把密钥。',
    whyText: '仅用于向您发送您所要求的通知，别无他用。',
    howLongText:
      '直到您或您的浏览器结束通知。结束后一年内会保留一个代码，任何人都无法由它读出地址：它防止旧备份使通知重新开始。',
    whoText:
      '您的浏览器厂商，例如 Google、Mozilla、Apple 或 Microsoft：由其传送消息，因此知道此浏览器接收本站的消息以及接收时间。消息已加密，厂商无法读取。任何志愿者都看不到这些信息。',
    endingText: '在同一浏览器的通知页面上，或在浏览器的本站设置中。',
  },

  discreet: {
    title: '有新内容',
    body: '有新内容可读。',
  },
};
