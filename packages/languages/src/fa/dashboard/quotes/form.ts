export const addSingleQuote = 'افزودن یک سخن';
export const addQuote = 'افزودن سخن';
export const adding = 'در حال افزودن…';
export const keepSource = 'نگه داشتن مأخذ';
export const nextFreeDay = 'نخستین روز بدون سخن';
export const nextFreeDayFailed = 'جستجوی روز بدون سخن ممکن نشد';
export const clearDisplayDate = 'پاک کردن تاریخ نمایش';
export const clear = 'پاک کردن';

export const dateTakenTitle = 'تاریخ تکراری است';
export const dateTaken = (reason: string) => `تاریخ انتخاب‌شده هم‌اکنون سخنی دارد. ${reason}`;
export const oneQuoteADay = 'دیگر نمی‌توان برای یک تاریخ چند سخن گذاشت.';
