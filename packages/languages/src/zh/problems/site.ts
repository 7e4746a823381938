import { day } from '../words.ts';

export const site = {
  'holy-day-listed': ({ name, date }: { readonly name: string; readonly date: string }) =>
    `${name}已列在${day(date)}`,
  'holy-day-gone': () => '此圣日已不存在',
  'link-listed': ({ platform }: { readonly platform: string }) => `此 ${platform} 链接已经列出`,
  'link-gone': () => '此社交媒体链接已不存在',

  'feature-not-there': ({ feature }: { readonly feature: string }) => `此版本的网站尚无 ${feature}`,

  'too-many-pictures': () => '正在生成的图片过多。请稍后重试。',
  'too-many-pages': () => '正在读取的页面过多。请稍后重试。',
  'backup-under-way': () => '正在下载一份备份。请在完成后重试。',
  'backup-failed': ({ reason }: { readonly reason: string }) => reason,
};
