import { number } from '../words.ts';

export const title = 'Требует вашего внимания';
export const quotesRunOut = (days: number) => {
  if (days === 0) return 'На сегодня цитаты нет.';
  return days === 1
    ? 'После сегодняшнего дня цитат больше нет.'
    : `Дней подряд с цитатами, считая сегодня: ${number(days)}.`;
};
export const daysWithoutGathering = (days: number) =>
  `Праздники Девятнадцатого дня и святые дни без встречи в ближайшие семь дней: ${number(days)}.`;
export const seriesToRenew = (count: number) =>
  `Серии встреч, продолжение которых нужно подтвердить: ${number(count)}.`;
export const answersAboveCapacity = (count: number) =>
  `Встречи, на которые ответивших больше, чем мест: ${number(count)}.`;
export const sendingFails = (count: number) =>
  `Неудачных попыток отправки подряд: ${number(count)}.`;
export const sendingPaused = 'Отправка приостановлена, пока вы её не возобновите.';
export const noBackup = (days: number) => `Дней с последней резервной копии: ${number(days)}.`;
export const unreadableData = (count: number) =>
  `Сохранённых текстов, которые нельзя прочитать, потому что ключа шифрования нет или он не подходит: ${number(count)}.`;
export const notNow = 'Не сейчас';
export const notNowOf = (what: string) => `Не сейчас: ${what}`;
export const putOff = 'Вы не увидите этого семь дней.';
export const notPutOff = 'Не удалось отложить';
