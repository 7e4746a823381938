export const addSingleQuote = 'إضافة اقتباس واحد';
export const addQuote = 'إضافة الاقتباس';
export const adding = 'جارٍ الإضافة…';
export const keepSource = 'الإبقاء على المصدر';
export const nextFreeDay = 'أول يوم بلا اقتباس';
export const nextFreeDayFailed = 'تعذّر البحث عن يوم بلا اقتباس';
export const clearDisplayDate = 'مسح تاريخ العرض';
export const clear = 'مسح';

export const dateTakenTitle = 'التاريخ محجوز';
export const dateTaken = (reason: string) => `للتاريخ المختار اقتباس بالفعل. ${reason}`;
export const oneQuoteADay = 'لم يعد مسموحًا بعدة اقتباسات للتاريخ نفسه.';
