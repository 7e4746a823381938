import type { SentenceParts } from '../../sentence-parts.ts';
import { number } from '../words.ts';

type Kind = 'quote' | 'social-link' | 'holy-day' | 'user' | 'settings';
type Batch = 'upload' | 'bulk deletion' | 'schedule';
type Factor = 'passkey' | 'totp';
type SendingPart =
  | 'mail'
  | 'password'
  | 'dkim-key'
  | 'telegram'
  | 'mastodon'
  | 'webhooks'
  | 'time'
  | 'weekday';

/** Each with the measure word that stands between it and a number. */
const NOUNS: Readonly<Record<Kind, readonly [measure: string, noun: string]>> = {
  quote: ['条', '语录'],
  'social-link': ['个', '社交媒体链接'],
  'holy-day': ['个', '圣日'],
  user: ['位', '用户'],
  settings: ['项', '设置'],
};

const some = (kind: Kind, count: number): string => `${number(count)}${NOUNS[kind].join('')}`;

const UNDONE: Readonly<Record<Batch, string>> = {
  upload: '上传',
  'bulk deletion': '批量删除',
  schedule: '日期安排',
};

const SENDING_PARTS: Readonly<Record<SendingPart, string>> = {
  mail: '邮件账号',
  password: '邮件账号的密码',
  'dkim-key': 'DKIM 密钥',
  telegram: 'Telegram',
  mastodon: 'Mastodon',
  webhooks: '网络钩子',
  time: '时间',
  weekday: '星期',
};

const FACTORS: Readonly<Record<Factor, string>> = {
  passkey: '通行密钥',
  totp: '身份验证器应用',
};

export const created = <Part>(kind: Kind, name: Part): SentenceParts<Part> => [
  `添加了${NOUNS[kind][1]}：`,
  name,
];
export const changed = <Part>(kind: Kind, name: Part): SentenceParts<Part> => [
  `更改了${NOUNS[kind][1]}：`,
  name,
];
export const savedUnchanged = <Part>(kind: Kind, name: Part): SentenceParts<Part> => [
  `保存了${NOUNS[kind][1]}，未作更改：`,
  name,
];
export const deleted = <Part>(kind: Kind, name: Part): SentenceParts<Part> => [
  `删除了${NOUNS[kind][1]}：`,
  name,
];

export const deletedSeveral = (kind: Kind, count: number) => `删除了${some(kind, count)}`;
export const uploaded = <Part>(kind: Kind, count: number, file: Part): SentenceParts<Part> => [
  `上传了${some(kind, count)}，来自文件：`,
  file,
];
export const scheduled = (kind: Kind, count: number) => `安排了${some(kind, count)}`;
export const addedFromCalendar = (kind: Kind, count: number, year: number) =>
  `从日历添加了BE${year}年的${some(kind, count)}`;

interface Undone {
  readonly kind: Batch;
  readonly deleted: number;
  readonly restored: number;
  readonly kept: number;
}

export const undone = ({ kind, deleted, restored, kept }: Undone) => {
  const parts = [
    deleted > 0 && `${some('quote', deleted)}被删除`,
    restored > 0 && `${some('quote', restored)}被恢复`,
    kept > 0 && `${some('quote', kept)}保持不变`,
  ].filter(Boolean);
  return `撤销了${UNDONE[kind]}：${parts.length === 0 ? '没有可撤销的内容' : parts.join('，')}`;
};

export const changedOwnPassword = '更改了自己的密码';
export const gavePassword = <Part>(name: Part): SentenceParts<Part> => ['设置了新密码：', name];
export const invited = <Part>(name: Part): SentenceParts<Part> => ['邀请了', name];
export const withdrewInvitation = <Part>(name: Part): SentenceParts<Part> => ['撤回了邀请：', name];
export const acceptedInvitation = <Part>(name: Part): SentenceParts<Part> => [
  '接受了邀请，用户名为',
  name,
];
export const addedFactor = (factor: Factor) => `为自己的账号添加了${FACTORS[factor]}`;
export const removedFactor = (factor: Factor) => `从自己的账号移除了${FACTORS[factor]}`;
export const renamedPasskey = '重命名了自己账号的一个通行密钥';
export const resetFactors = <Part>(name: Part): SentenceParts<Part> => ['移除了第二重验证：', name];
export const changedEmail = '更改了自己账号的电子邮件地址';
export const removedEmail = '移除了自己账号的电子邮件地址';
export const madeRecoveryCodes = '生成了新的恢复代码';
export const usedRecoveryCode = (left: number) => `用恢复代码登录，还剩${number(left)}个`;
export const passedRole = <Part>(from: Part, to: Part): SentenceParts<Part> => [
  '将主管理员角色由',
  from,
  '移交给',
  to,
];

export const downloadedBackup = '下载了整个数据库的备份';
export const replacedKeys = '更换了 Cookie 和令牌的密钥，所有会话因此结束';
export const changedSending = (parts: readonly SendingPart[]) =>
  parts.length === 0
    ? '保存了发送设置，未作更改'
    : `更改了发送设置：${parts.map((part) => SENDING_PARTS[part]).join('、')}`;
export const resumedSending = '恢复备份后允许网站重新发送';
export const begunAnew = '删除了因密钥丢失而无法读取的内容';
export const movedPlace = '更改了地点的坐标';
export const changedLetterNote = '更改了每周信件中的消息';
export const removedLetters = '停止了向一个地址发送信件';

export const name = '名称';
export const date = '日期';
export const platform = '平台';
export const url = '网址';
export const displayOrder = '显示顺序';
export const username = '用户名';
export const role = '角色';
export const inLanguage = (field: string, language: string) => `${field}（${language}）`;
export const yes = '是';
export const no = '否';
