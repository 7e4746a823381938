import type { QuoteFieldTexts, QuoteHeadings } from '../../texts.ts';

export const quoteFields: QuoteFieldTexts = {
  text: { name: 'نص الاقتباس', short: 'النص' },
  source: { name: 'المصدر' },
  displayDate: { name: 'تاريخ العرض' },
  referenceUrl: { name: 'رابط المرجع', hint: 'رابط إلى مرجع الاقتباس في مكتبة المراجع البهائية' },
  language: { name: 'اللغة' },
  credit: { name: 'المترجم أو الطبعة', hint: 'مَن ترجمه، أو من أي طبعة هو' },
};

export const quoteHeadings: QuoteHeadings = {
  text: [
    'النص',
    'نص',
    'الاقتباس',
    'اقتباس',
    'نص الاقتباس',
    'المقتطف',
    'مقتطف',
    'المقطع',
    'مقطع',
    'الاقتباسات',
    'اقتباسات',
    'المقتطفات',
    'مقتطفات',
  ],
  source: ['المصدر', 'مصدر', 'المؤلف', 'مؤلف', 'الكاتب', 'كاتب', 'القائل', 'الكتاب', 'كتاب', 'من'],
  displayDate: ['تاريخ العرض', 'التاريخ', 'تاريخ'],
  referenceUrl: ['الرابط', 'رابط', 'عنوان الويب', 'عنوان الموقع'],
  language: ['اللغة', 'لغة', 'لغة النص'],
  credit: ['المترجم', 'مترجم', 'الطبعة', 'طبعة'],
};
