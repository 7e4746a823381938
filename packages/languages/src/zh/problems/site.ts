import { day } from '../words.ts';

export const site = {
  'holy-day-listed': ({ name, date }: { readonly name: string; readonly date: string }) =>
    `${name}已列在${day(date)}`,
  'holy-day-gone': () => '此圣日已不存在',
  'link-listed': ({ platform }: { readonly platform: string }) => `此 ${platform} 链接已经列出`,
  'link-gone': () => '此社交媒体链接已不存在',

  'gathering-gone': () => '此聚会已不存在',
  'no-such-occurrence': () => '这一天没有聚会',

  'feature-needs-public-url': () =>
    '这需要网站自己的 https 地址，由服务器的维护者在 PUBLIC_URL 中设置',
  'feature-needs-contact': () => '这需要联系方式，让人们知道可以问谁。请先填写“联系方式”',
  'feature-needs-mail': () => '这需要一个邮件账号。请先为发送设置一个',
  'feature-needs-offline-pages': () =>
    '这需要在无网络时显示页面的脚本。服务器管理者已将其关闭（OFFLINE_PAGES）',
  'needed-by-feature': () => '已启用的某项功能需要它。请先停用该功能，或保持原样',

  'not-a-push-endpoint': () => 'endpoint：必须是浏览器所用推送服务的 https 地址',
  'not-a-push-key': ({ key }: { readonly key: string }) =>
    `${key} 不是订阅的密钥：请原样使用浏览器给出的两个密钥`,
  'push-subscription-gone': () => '这些通知已结束',
  'too-many-subscriptions': () => '一小时内收到的订阅过多。请稍后再试。',

  'too-many-pictures': () => '正在生成的图片过多。请稍后重试。',
  'too-many-pages': () => '正在读取的页面过多。请稍后重试。',
  'backup-under-way': () => '正在下载一份备份。请在完成后重试。',
  'backup-failed': ({ reason }: { readonly reason: string }) => reason,
};
