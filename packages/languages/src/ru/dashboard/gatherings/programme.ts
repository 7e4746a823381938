import { gatherings } from '../../gatherings.ts';
import { number } from '../../words.ts';

export const title = 'Программа';
export const about =
  'Для печати и для экрана в зале, рядом со страницей этого дня. Тексты могут быть на любом языке.';
export const none = 'Пунктов пока нет.';
export const add = 'Добавить пункт';
export const untitled = 'Новый пункт';
export const part = 'Часть';
export const text = 'Текст';
export const source = 'Источник';
export const reader = 'Кто читает';
export const readerHint =
  'Хранится в зашифрованном виде, виден только тем, у кого есть ссылка на встречу, и удаляется через 14 дней после неё.';
export const up = 'Переместить выше';
export const down = 'Переместить ниже';
export const removed = 'Пункт убран.';
export const bringBack = 'Вернуть';
export const saved = 'Программа сохранена.';
export const saveFailed = 'Не удалось сохранить программу';
export const loading = 'Программа загружается';
export const loadError = 'Не удалось загрузить программу. Попробуйте ещё раз.';
export const movedTo = (place: number, count: number) =>
  `Пункт ${number(place)} из ${number(count)}`;
export const full = (max: number) => `В программе не больше ${number(max)} пунктов.`;
export const partName = (part: keyof typeof gatherings.programme.parts) =>
  gatherings.programme.parts[part];
export const actionOf = (action: string, name: string) => `${action}: ${name}`;
