import { number, day as written } from '../../words.ts';

export const language = 'Язык';
export const original = 'Как введено';
export const text = 'Текст для отправки';
export const copy = 'Скопировать текст';
export const copied = 'Текст скопирован.';
export const copyFailed = 'Не удалось скопировать текст. Выделите и скопируйте его сами.';
export const ways = 'Переслать';
export const mail = 'Эл. почта';
export const pictures = 'Картинки';
export const landscape = 'Горизонтальная';
export const portrait = 'Вертикальная';
export const story = 'История';
export const fromDay = (day: string) =>
  `Адрес в нём ведёт к цитате начиная с этого дня: ${written(day)}.`;
export const noDay = 'У цитаты нет дня, поэтому адрес ведёт на главную страницу.';
export const onlySource = (max: number) =>
  `В цитате больше ${number(max)} знаков, поэтому в тексте сказано только, где она находится.`;
export const loading = 'Текст загружается';
export const loadError = 'Не удалось загрузить текст. Попробуйте ещё раз.';
export const pictureFailed = 'Не удалось сохранить картинку';
