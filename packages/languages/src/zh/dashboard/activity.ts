import type { SentenceParts } from '../../sentence-parts.ts';
import { number } from '../words.ts';

export const title = '最近更改';

export const show = '显示';
export const who = '操作者';
export const all = '全部';
export const changes = '更改';
export const quotes = '语录';
export const socialLinks = '社交媒体链接';
export const holyDays = '圣日';
export const gatherings = '聚会';
export const users = '用户';
export const settings = '设置';
export const security = '登录与安全';

type Kind = 'entries' | 'changes' | 'events';

/** Each with the measure word that stands between it and a number. */
const NOUNS: Readonly<Record<Kind, readonly [measure: string, noun: string]>> = {
  entries: ['条', '记录'],
  changes: ['项', '更改'],
  events: ['个', '安全事件'],
};

export const counting = (kind: Kind, count: number) => `${number(count)}${NOUNS[kind].join('')}`;
export const latest = (kind: Kind, count: number) => `最近的${counting(kind, count)}`;
export const none = (kind: Kind) => `尚无${NOUNS[kind][1]}`;
export const noneMatch = (kind: Kind) => `没有符合筛选条件的${NOUNS[kind][1]}`;
export const loading = (kind: Kind) => `正在加载${NOUNS[kind][1]}`;
export const loadError = (kind: Kind) => `无法加载${NOUNS[kind][1]}。请重试。`;
export const olderLoadError = (kind: Kind) => `无法加载较早的${NOUNS[kind][1]}。请重试。`;
export const showOlder = '显示较早的';
export const loadingOlder = '正在加载……';

export const when = '时间';
export const what = '内容';
export const commandLine = '命令行';

export const showLess = '收起';
export const showAll = '显示全部';
export const labelled = (field: string) => `${field}：`;
export const changedTo = '更改为';
export const noValue = '无';

type SecurityEvent =
  | 'login'
  | 'login failed'
  | 'logout'
  | 'password asked for'
  | 'password confirmed'
  | 'password not confirmed'
  | 'session ended'
  | 'other sessions ended'
  | 'refused'
  | 'refused without CSRF token'
  | 'throttled';

const EVENTS: Readonly<Record<SecurityEvent, string>> = {
  login: '已登录',
  'login failed': '登录失败',
  logout: '已退出登录',
  'password asked for': '被要求再次输入密码',
  'password confirmed': '再次输入了密码',
  'password not confirmed': '再次输入的密码有误',
  'session ended': '结束了自己的一个会话',
  'other sessions ended': '结束了自己的所有其他会话',
  refused: '请求被拒绝',
  'refused without CSRF token': '来自其他网站或过期页面的请求被拒绝',
  throttled: '因尝试次数过多被要求等待',
};

export const securityEvent = (event: SecurityEvent, count: number) =>
  count > 1 ? `${EVENTS[event]}，一小时内${number(count)}次` : EVENTS[event];
export const several = '多人';
export const unknown = '未知';
export const manyNetworks = '来自多个网络';
export const fromNetwork = <Part>(network: Part): SentenceParts<Part> => ['来自 ', network];
