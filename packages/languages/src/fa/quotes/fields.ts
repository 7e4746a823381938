import type { QuoteFieldTexts, QuoteHeadings } from '../../texts.ts';

export const quoteFields: QuoteFieldTexts = {
  text: { name: 'متن سخن', short: 'متن' },
  source: { name: 'مأخذ' },
  displayDate: { name: 'تاریخ نمایش' },
  referenceUrl: { name: 'پیوند مرجع', hint: 'پیوند به مرجع این سخن در کتابخانهٔ مراجع بهائی' },
  language: { name: 'زبان' },
  credit: { name: 'مترجم یا ویراست', hint: 'چه کسی آن را ترجمه کرده، یا از کدام ویراست است' },
};

export const quoteHeadings: QuoteHeadings = {
  text: [
    'متن',
    'سخن',
    'سخنان',
    'نقل قول',
    'متن نقل قول',
    'بیان',
    'نصوص',
    'قطعه',
    'گزیده',
    'برگزیده',
  ],
  source: ['منبع', 'مأخذ', 'گوینده', 'نویسنده', 'مؤلف', 'صاحب اثر', 'کتاب', 'نام کتاب', 'از'],
  displayDate: ['تاریخ نمایش', 'تاریخ'],
  referenceUrl: ['پیوند', 'لینک', 'نشانی وب', 'نشانی', 'آدرس وب', 'آدرس'],
  language: ['زبان', 'زبان متن'],
  credit: ['مترجم', 'مترجمان', 'ویراست'],
};
