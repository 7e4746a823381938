import type { QuoteFieldTexts, QuoteHeadings } from '../../texts.ts';

export const quoteFields: QuoteFieldTexts = {
  text: { name: 'Текст цитаты', short: 'Текст' },
  source: { name: 'Источник' },
  displayDate: { name: 'Дата показа' },
  referenceUrl: {
    name: 'Ссылка на источник',
    hint: 'Ссылка на источник цитаты в справочной библиотеке Бахаи',
  },
  language: { name: 'Язык' },
  credit: { name: 'Перевод и издание', hint: 'Кто перевёл или из какого это издания' },
};

export const quoteHeadings: QuoteHeadings = {
  text: [
    'Текст',
    'Цитата',
    'Цитаты',
    'Текст цитаты',
    'Отрывок',
    'Изречение',
    'Выдержка',
    'Фрагмент',
  ],
  source: ['Источник', 'Автор', 'Книга', 'Из'],
  displayDate: ['Дата показа', 'Дата отображения', 'Дата публикации', 'Дата'],
  referenceUrl: ['Ссылка', 'Веб-адрес', 'Адрес', 'Интернет-адрес'],
  language: ['Язык'],
  credit: ['Переводчик', 'Переводчица', 'Издание'],
};
