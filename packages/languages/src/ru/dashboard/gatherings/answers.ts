import { number } from '../../words.ts';

export const asks = 'Спрашивать, кто придёт';
export const asksHint =
  'На странице каждого дня появится форма. Имена зашифрованы, для Праздника Девятнадцатого дня не спрашиваются и удаляются через 14 дней после этого дня. Ответить могут не больше людей, чем есть мест.';
export const whoComes = 'Кто придёт';
export const coming = (people: number) => `Придут: ${number(people)}`;
export const comingOf = (people: number, places: number) =>
  `Придут: ${number(people)}, мест: ${number(places)}`;
export const aboveCapacity = 'Ответивших больше, чем мест.';
export const none = 'Пока никто не ответил.';
export const loading = 'Загрузка ответов';
export const loadError = 'Не удалось загрузить ответы. Пожалуйста, попробуйте ещё раз.';
export const name = 'Имя';
export const howMany = 'Сколько';
export const answeredAt = 'Ответ дан';
export const nameless = 'Без имени';
export const lostTitle = 'Дни, которые больше не запланированы';
export const lostAbout =
  'Люди ответили, что придут в эти дни, но встречи в эти дни больше нет. Ответы удаляются через 14 дней после этого дня.';
export const lostError = 'Не удалось загрузить дни, которые больше не запланированы.';
