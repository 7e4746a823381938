import { day, number, ofDays, plural } from '../words.ts';

export const quotes = {
  'date-taken': ({ date, count }: { readonly date: string; readonly count: number }) =>
    `На ${day(date)} уже назначено цитат: ${number(count)}. Выберите другую дату.`,
  'dates-taken': ({ date, count }: { readonly date: string; readonly count: number }) =>
    plural(count, {
      one: `Из этих дат ${number(count)} уже занята другими цитатами, первая — ${day(date)} Выберите другие даты.`,
      few: `Из этих дат ${number(count)} уже заняты другими цитатами, первая — ${day(date)} Выберите другие даты.`,
      many: `Из этих дат ${number(count)} уже занято другими цитатами, первая — ${day(date)} Выберите другие даты.`,
      other: `Из этих дат ${number(count)} уже занято другими цитатами, первая — ${day(date)} Выберите другие даты.`,
    }),
  'no-quote-today': () => 'На сегодня цитаты нет.',
  'quote-gone': () => 'Этой цитаты больше нет',
  'no-such-quote': ({ id }: { readonly id: number }) => `Цитаты с id ${id} нет.`,

  'no-such-batch': () => 'Такой загрузки или такого изменения нет.',
  'already-undone': ({ by }: { readonly by: string }) => `Это уже отменил пользователь ${by}.`,
  'too-old-to-undo': ({ days }: { readonly days: number }) =>
    `Отменить это больше нельзя: прошло больше ${ofDays(days)}.`,
};
