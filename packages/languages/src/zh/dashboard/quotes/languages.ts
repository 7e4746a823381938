import { listed, number } from '../../words.ts';

export const languagesAndTranslations = (count: number) =>
  count > 0 ? `语言和译文（${number(count)}）` : '语言和译文';

export const loading = '正在加载译文';
export const notLoaded = '无法加载译文。请检查网络连接后重试。';
export const changedMeanwhile = '其间有其他人更改了这条语录。所示译文属于较新的版本。';
export const loadNewer = '加载较新的版本';

export const notSaid = '未说明';

export const asOriginal = '与原文相同';

export const anotherLanguage = '其他语言';
export const chooseLanguage = '请选择语言';
export const add = '添加译文';
export const remove = '移除';
export const removeOf = (language: string) => `移除译文：${language}`;

export const language = '语言';
export const anyLanguage = '全部';
export const without = (language: string) => `没有${language}的`;
export const searching = '正在搜索译文……';
export const notSearched = '无法搜索译文：仅搜索列表中的文本。';

export const languagesOf = (original: string | null, translations: readonly string[]) => {
  if (original === null) return `译文：${listed(translations)}`;
  return translations.length === 0
    ? `语言：${original}`
    : `语言：${original}；译文：${listed(translations)}`;
};

export const noLanguage = '不限';
export const inLanguage = (language: string) => `语言：${language}`;
export const dayWithLanguage = (day: string, count: number, language: string, isIn: boolean) =>
  `${day}：${number(count)}条语录，${isIn ? '有' : '没有'}${language}`;
export const daysIn = (language: string, count: number, days: number) =>
  `接下来${number(days)}天中有${number(count)}天的语录有${language}`;
