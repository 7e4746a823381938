import type { SentenceParts } from '../../sentence-parts.ts';
import { gatherings } from '../gatherings.ts';
import { number } from '../words.ts';

export const title = '聚会';
export const days = '单次日期';
export const add = '添加聚会';
export const edit = '编辑聚会';
export const search = '搜索聚会';
export const loading = '正在加载聚会';
export const loadError = '无法加载聚会。请重试。';
export const none = '还没有聚会。请用上方按钮添加。';
export const noneFound = '没有符合搜索的聚会。';
export const next = '下一次';
export const noNext = '暂无其他安排';
export const byWeek = '按周';
export const byMonth = '按月';
export const byBadiMonth = '每个巴迪月';
export const byHolyDay = '每个圣日';
export const weekdays = '星期';
export const weekday = '星期几';
export const interval = '每隔几周（1至8）';
export const nth = '当月第几个';
export const when = '何时';
export const onEve = '前夕';
export const onDay = '当天';
export const ownLanguage = '社团的语言';
export const onlineHint = '在线会议的地址中常含有密码。';
export const audienceHint = '灵宴会以及儿童和少年的课程默认只面向持有链接的人，除非您另行选择。';
export const endsHint = '留空：没有结束日期。';
export const capacityHint = '留空：人数不限。';
export const added = '聚会已添加。';
export const changed = '聚会已更改。';
export const saveFailed = '无法保存聚会';
export const deleted = '聚会已删除。可在列表下方恢复。';
export const deleteFailed = '无法删除聚会';
export const deletions = '最近30天内删除的';
export const noDeletions = '没有删除过聚会。';
export const bringBack = '恢复';
export const broughtBack = '聚会已恢复。';
export const bringBackFailed = '无法恢复聚会';
export const goesOn = '继续举行';
export const stopped = '访客已看不到它，因为没有人确认它继续举行。';
export const renewed = '它将再次显示95天。';
export const renewFailed = '无法确认聚会';
export const share = '分享';

export const link = '链接';
export const aboutLink = '持有此链接的人能看到聚会的全部内容，包括在线地址。请谨慎转发。';
export const copy = '复制链接';
export const copied = '链接已复制。';
export const copyFailed = '无法复制链接。请自行选中并复制。';
export const newLink = '生成新链接';
export const newLinkQuestion = '此后现有链接将失效，订阅了它的日历也一样。要生成新链接吗？';
export const newLinkMade = '聚会有了新链接。';
export const newLinkFailed = '无法生成新链接';
export const from = '从';
export const to = '到';
export const noDays = '这些日期之间没有安排。';
export const loadingDays = '正在加载日期';
export const daysError = '无法加载日期。请重试。';
export const change = '更改';
export const changeDay = '更改这一天';
export const cancelDay = '取消这一次';
export const heldAfterAll = '照常举行';
export const asOthers = '恢复与其他各次相同';
export const held = '举行日期';
export const emptyAsOthers = '留空：与其他各次相同。';
export const dayChanged = '这一天已更改。';
export const dayCancelled = '这一次已取消。';
export const dayAsOthers = '这一天已与其他各次相同。';
export const dayFailed = '无法更改这一天';
export const adding = '正在添加……';
export const gathering = '聚会';
export const language = '语言';
export const allGatherings = '全部聚会';
export const place = '地点';

export const actionOf = (action: string, name: string) => `${action}：${name}`;
export const nthName = (nth: number) =>
  ['第一个', '第二个', '第三个', '第四个'][nth - 1] ?? '最后一个';
export const deleteQuestion = <Part>(name: Part): SentenceParts<Part> => [
  name,
  '及其所有日期将被删除。30天内可在列表下方恢复。',
];
export const deletedBy = <Part>(name: Part, at: Part): SentenceParts<Part> => [
  at,
  '，删除者：',
  name,
];
export const shownUntil = (day: string) => `请在${day}前确认它继续举行`;
export const dayAndTime = (day: string, time: string) => gatherings.dayAndTime(day, time);
export const dayOf = <Part>(name: Part, day: string): SentenceParts<Part> => [name, `，${day}`];
export const movedFrom = (day: string) => gatherings.movedFrom(day);
const counted = (count: number) => (count === 0 ? '没有聚会' : `${number(count)}个聚会`);
export const dayWithCount = (day: string, count: number) => `${day}：${counted(count)}`;
export const withOne = '有聚会';
export const withSeveral = '有多个聚会';
export const withoutAny = '没有聚会';
export const gatheringsOfDay = '当天的聚会';
export const undoLater = '也可在聚会列表下方恢复';
