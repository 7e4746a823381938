import { day, either, weekday } from '../words.ts';

type DateOrder = 'dmy' | 'mdy' | 'ymd';

interface Kind {
  readonly kind: 'csv' | 'workbook';
}
interface Years {
  readonly min: number;
  readonly max: number;
}
interface Text {
  readonly text: string;
}

const WRITE_THEM = 'Запишите даты в виде ГГГГ-ММ-ДД.';
const WRITE_IT = 'Запишите дату в виде ГГГГ-ММ-ДД, например 2026-03-21';
const GREGORIAN = 'Запишите григорианскую дату в виде ГГГГ-ММ-ДД, например 2026-03-21';

const orderWords: Readonly<Record<DateOrder, string>> = {
  dmy: 'день',
  mdy: 'месяц',
  ymd: 'год',
};

const questions = {
  'dates-elsewhere': () =>
    'Даты есть в столбце, который не читается как дата. Если это даты цитат, назовите его displayDate.',
  'column-without-dates': ({ heading }: { readonly heading: string }) =>
    `В столбце «${heading}» нет дат. Поместите их в столбец displayDate или дайте этому другой заголовок.`,
  'dates-contradict': ({ text, order }: Text & { readonly order: DateOrder }) =>
    `Даты файла противоречат друг другу: в «${text}» первым стоит ${orderWords[order]}, а в других нет. ${WRITE_THEM}`,
  'dates-ambiguous': ({ text, days }: Text & { readonly days: readonly string[] }) =>
    `Даты файла можно прочитать по-разному: «${text}» — это ${either(days.map(day))}`,
  'write-dates': () => WRITE_THEM,
};

const advice = {
  'all-dates-of-other-form': ({ kind }: Kind) =>
    kind === 'csv'
      ? 'В файле нет ни одной даты в виде ГГГГ-ММ-ДД: программы для таблиц переписывают даты в файлах CSV. Сохраните файл как книгу Excel (.xlsx) или запишите даты в виде ГГГГ-ММ-ДД.'
      : `Каждая дата в файле — текст в ином виде, чем ГГГГ-ММ-ДД. ${WRITE_THEM}`,
  'all-dates-numbers': ({ kind }: Kind) =>
    kind === 'csv'
      ? 'Каждая дата в файле — число. Задайте в программе для таблиц столбцу displayDate формат ГГГГ-ММ-ДД и сохраните файл ещё раз.'
      : 'Каждая дата в файле — число. Задайте столбцу displayDate формат даты или запишите даты в виде ГГГГ-ММ-ДД.',
  'all-dates-not-real': () => `Ни одной из дат файла нет в календаре. ${WRITE_THEM}`,
  'all-dates-of-other-years': ({ min, max }: Years) =>
    `Ни у одной из дат файла нет года от ${min} до ${max}. ${WRITE_THEM}`,
  'all-dates-of-other-calendar': () =>
    'Каждая дата в файле похожа на дату по иранскому или исламскому календарю. Запишите григорианские даты в виде ГГГГ-ММ-ДД.',
  'all-weekdays-wrong': () =>
    'Ни один день недели в файле не соответствует своей дате. Исправьте даты или уберите дни недели.',
  'all-dates-unknown': () => `Ни одну из дат файла нельзя прочитать. ${WRITE_THEM}`,
  'all-dates-unsure': () =>
    'Ни одна из дат файла не обозначает определённый день. Задайте столбцу displayDate текстовый формат и запишите даты в виде ГГГГ-ММ-ДД.',
  'all-date-cells-unreadable': () =>
    'Ни одну ячейку столбца displayDate нельзя прочитать. Введите даты заново в виде ГГГГ-ММ-ДД.',
};

const dates = {
  'date-unsure': () =>
    'В этой ячейке дата или время, которые не обозначают определённый день. Запишите дату в виде ГГГГ-ММ-ДД',
  'date-ambiguous': ({ text }: Text) => `«${text}» может означать два разных дня. ${WRITE_IT}`,
  'date-with-short-year': ({ text }: Text) => `В «${text}» нет года из четырёх цифр. ${WRITE_IT}`,
  'date-is-number': ({ text }: Text) =>
    `«${text}» — число, а не дата. ${WRITE_IT}, или задайте ячейке формат даты`,
  'date-not-real': ({ text }: Text) => `Дня «${text}» не бывает. ${WRITE_IT}`,
  'date-unknown': ({ text }: Text) => `Дату «${text}» нельзя прочитать. ${WRITE_IT}`,
  'date-of-other-calendar': ({ text }: Text) =>
    `«${text}» похоже на дату по иранскому или исламскому календарю. ${GREGORIAN}`,
  'date-with-year-of-other-calendar': ({ text }: Text) =>
    `Год в «${text}» похож на год по иранскому или исламскому календарю. ${GREGORIAN}`,
  'date-with-other-year': ({ text, min, max }: Text & Years) =>
    `Год в «${text}» не между ${min} и ${max}. ${WRITE_IT}`,
  'date-with-other-weekday': (
    wrong: Text & {
      readonly written: readonly number[];
      readonly date: string;
      readonly weekday: number;
    },
  ) =>
    `В «${wrong.text}» указан день недели: ${either(wrong.written.map(weekday))}, но ${day(wrong.date)} — ${weekday(wrong.weekday)}. Исправьте дату или день недели`,
  'date-of-other-order': ({
    text,
    order,
    meant,
  }: Text & { readonly order: DateOrder; readonly meant: string | null }) =>
    `В «${text}» первым стоит не ${orderWords[order]}. ${meant === null ? WRITE_IT : `Запишите так: ${meant}`}`,
};

export const sheetDates = { ...questions, ...advice, ...dates };
