export const tagline = 'شعار';
export const timeZone = 'منطقهٔ زمانی';
export const timeZoneHint = 'سخن و ایام متبرکه در نیمه‌شب آنجا عوض می‌شود.';
export const place = 'مکان';
export const language = 'زبان';
export const languageHint =
  'زبان صفحه‌های عمومی در نشانی‌های خودشان؛ پیوندهای پایان هر صفحه به زبان‌های دیگر می‌رود. زبان پیشخوان نیز همین است برای کسانی که در «حساب من» زبان دیگری انتخاب نکرده‌اند.';
export const contact = 'تماس';
export const contactHint =
  'این سایت از آنِ کیست و چگونه می‌توان با شما تماس گرفت: برخی کشورها آن را لازم می‌دانند. همان‌گونه که می‌نویسید در \u2068/contact\u2069 نمایش داده می‌شود که همهٔ صفحه‌ها به آن پیوند دارد؛ تا خالی است چنین صفحه‌ای نیست. تا ۲٬۰۰۰ نویسه.';
export const addHolyDays = 'افزودن خودکار ایام متبرکهٔ سال‌های آینده';
export const addHolyDaysHint =
  'آنگاه ایام متبرکهٔ این سال بدیع و دو سال بعد همواره هست. آنچه حذف کنید یا تغییر دهید همان‌گونه می‌ماند.';
export const comingHolyDays = 'ایام متبرکهٔ سال‌های آینده';
export const listed = 'موتورهای جستجو این سایت را فهرست کنند';
export const listedHint =
  'در غیر این صورت، صفحه‌های سایت از موتورهای جستجو می‌خواهد که آنها را در نظر نگیرند.';
export const foundBySearch = 'یافتنی در موتورهای جستجو';
export const features = 'امکانات';
