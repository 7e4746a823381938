import { listed, number, quotes } from '../../words.ts';

export const languagesAndTranslations = (count: number) =>
  count > 0 ? `Язык и переводы (${number(count)})` : 'Язык и переводы';

export const loading = 'Загружаются переводы';
export const notLoaded =
  'Не удалось загрузить переводы. Проверьте подключение и попробуйте ещё раз.';
export const changedMeanwhile =
  'Тем временем кто-то другой изменил эту цитату. Переводы здесь из более новой версии.';
export const loadNewer = 'Загрузить более новую версию';

export const notSaid = 'Не указан';

export const asOriginal = 'Как в оригинале';

export const anotherLanguage = 'Другой язык';
export const chooseLanguage = 'Выберите язык';
export const add = 'Добавить перевод';
export const remove = 'Удалить';
export const removeOf = (language: string) => `Удалить перевод: ${language}`;

export const language = 'Язык';
export const anyLanguage = 'Все';
export const without = (language: string) => `Нет на языке: ${language}`;
export const searching = 'Поиск в переводах…';
export const notSearched =
  'Не удалось выполнить поиск в переводах: он идёт только по текстам списка.';

export const languagesOf = (original: string | null, translations: readonly string[]) => {
  if (original === null) return `Переводы: ${listed(translations)}`;
  return translations.length === 0
    ? `Язык: ${original}`
    : `Язык: ${original}; переводы: ${listed(translations)}`;
};

export const noLanguage = 'Любой';
export const inLanguage = (language: string) => `Язык: ${language}`;
export const dayWithLanguage = (day: string, count: number, language: string, isIn: boolean) =>
  `${day}: ${quotes(count)}, ${language}: ${isIn ? 'есть' : 'нет'}`;
export const daysIn = (language: string, count: number, days: number) =>
  `Язык: ${language}; дней с цитатой: ${number(count)} из ближайших ${number(days)}`;
