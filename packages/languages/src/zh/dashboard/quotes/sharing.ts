import { number, day as written } from '../../words.ts';

export const language = '语言';
export const original = '按录入的原文';
export const text = '要分享的文字';
export const copy = '复制文字';
export const copied = '文字已复制。';
export const copyFailed = '无法复制文字。请自行选中并复制。';
export const ways = '转发';
export const mail = '电子邮件';
export const pictures = '图片';
export const landscape = '横版';
export const portrait = '竖版';
export const story = '快拍';
export const fromDay = (day: string) => `其中的地址自${written(day)}起可打开这段语录。`;
export const noDay = '这段语录没有日期，所以地址是首页的地址。';
export const onlySource = (max: number) =>
  `这段语录超过${number(max)}个字符，所以文字只写明它在哪里。`;
export const loading = '正在加载文字';
export const loadError = '无法加载文字。请重试。';
export const pictureFailed = '无法保存图片';
