import { gatherings } from '../../gatherings.ts';
import { number } from '../../words.ts';

export const title = '流程';
export const about = '用于打印和会场屏幕，附在当天的页面旁。文字可用任何语言。';
export const none = '还没有任何项目。';
export const add = '添加一项';
export const untitled = '新项目';
export const part = '部分';
export const text = '正文';
export const source = '出处';
export const reader = '诵读者';
export const readerHint = '加密保存，只有持聚会链接的人才能看到，并在当天之后 14 天删除。';
export const up = '上移';
export const down = '下移';
export const removed = '该项已移除。';
export const bringBack = '放回';
export const saved = '流程已保存。';
export const saveFailed = '未能保存流程';
export const loading = '正在加载流程';
export const loadError = '无法加载流程。请重试。';
export const movedTo = (place: number, count: number) =>
  `第 ${number(place)} 项，共 ${number(count)} 项`;
export const full = (max: number) => `流程最多有 ${number(max)} 项。`;
export const partName = (part: keyof typeof gatherings.programme.parts) =>
  gatherings.programme.parts[part];
export const actionOf = (action: string, name: string) => `${action}：${name}`;
