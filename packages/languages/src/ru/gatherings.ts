import type { GatheringTexts } from '../texts.ts';

export const gatherings: GatheringTexts = {
  title: 'Встречи',
  description: (siteName) => `Что проводится сообща и когда: ${siteName}.`,
  intro: 'Что мы делаем вместе в ближайшие пять недель. Мы рады всем.',
  none: 'На ближайшие пять недель ничего не объявлено.',
  nothingFurther: 'Больше ничего не объявлено.',
  all: 'Все встречи',
  subscribe: 'Подписаться в своём календаре',
  addToCalendar: 'Добавить в свой календарь',
  when: 'Когда',
  place: 'Где',
  online: 'Онлайн',
  onlineOf: (title) => `Онлайн: ${title}`,
  language: 'Язык',
  about: 'О чём это',
  dayAndTime: (day, time) => `${day}, ${time}`,
  timesIn: (zone) => `Время указано по часовому поясу ${zone}.`,
  cancelled: 'Отменена',
  movedFrom: (day) => `Перенесена, прежний день: ${day}`,
  forLink:
    'Эту страницу найдут только те, у кого есть ссылка. Пожалуйста, передавайте её осмотрительно.',
  kinds: {
    devotional: 'Молитвенная встреча',
    'study-circle': 'Учебный кружок',
    children: 'Детский класс',
    'junior-youth': 'Группа подростков',
    feast: 'Праздник Девятнадцатого дня',
    'holy-day': 'Святой день',
    other: 'Встреча',
  },
};
