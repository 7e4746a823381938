import { describe, expect, it } from 'vitest';
import { orderInHeading } from './heading-date-order.ts';

describe('the order that a heading says', () => {
  it.each([
    ['Date (dd/mm/yyyy)', 'dmy'],
    ['Display Date DD-MM-YYYY', 'dmy'],
    ['date d.m.yy', 'dmy'],
    ['Date d/m/y', 'dmy'],
    ['Date (dd mmm yyyy)', 'dmy'],
    ['Date (day/month/year)', 'dmy'],
    ['Date (DMY)', 'dmy'],
    ['Datum (TT.MM.JJJJ)', 'dmy'],
    ['Datum Tag.Monat.Jahr', 'dmy'],
    ['Date (jj/mm/aaaa)', 'dmy'],
    ['jour/mois/année', 'dmy'],
    ['Fecha (dd/mm/aaaa)', 'dmy'],
    ['día/mes/año', 'dmy'],
    ['Data (dia/mês/ano)', 'dmy'],
    ['Datum (dd-mm-jjjj)', 'dmy'],
    ['Datum dag-maand-jaar', 'dmy'],
    ['дата (дд.мм.гггг)', 'dmy'],
    ['День.Месяц.Год', 'dmy'],
    ['Datums (dd.mm.gggg.)', 'dmy'],
    ['diena/mēnesis/gads', 'dmy'],
    ['Datum (dd/mm/åååå)', 'dmy'],
    ['dag/månad/år', 'dmy'],
    ['تاریخ (روز/ماه/سال)', 'dmy'],
    ['التاريخ (يوم/شهر/سنة)', 'dmy'],
    ['التاريخ (يي/شش/سسسس)', 'dmy'],
    ['日期（日/月/年）', 'dmy'],
    ['Date (MM/DD/YYYY)', 'mdy'],
    ['month-day-year', 'mdy'],
    ['Date mdy', 'mdy'],
    ['Date (m / d / yyyy)', 'mdy'],
    ['日期（月/日/年）', 'mdy'],
    ['Date (YYYY-MM-DD)', 'ymd'],
    ['JJJJ-MM-TT', 'ymd'],
    ['aaaa/mm/jj', 'ymd'],
    ['日期（年-月-日）', 'ymd'],
  ])('%s is %s', (heading, order) => expect(orderInHeading(heading)).toBe(order));

  it.each([
    ...['Date', 'displayDate', '', 'Date (mm/yyyy)', 'jj-mm-jj', 'mm/mm/mm', 'dd/yyyy/mm'],
    ...[
      'dd/mm-yyyy',
      'ddd/mm/yyyy',
      'a b c d',
      'Day of the Month',
      'Admyssion',
      'Date xymd',
      'Date y',
      'add/mm/yyyy',
      '///',
    ],
  ])('%j says none', (heading) => expect(orderInHeading(heading)).toBeNull());

  it('is searched in the beginning of a long heading', () => {
    expect(orderInHeading(`${'d/'.repeat(16_000)}dd/mm/yyyy`)).toBeNull();
    expect(orderInHeading(`${'d'.repeat(32_000)}`)).toBeNull();
  });
});
