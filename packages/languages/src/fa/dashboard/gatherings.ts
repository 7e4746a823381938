import type { SentenceParts } from '../../sentence-parts.ts';
import { gatherings } from '../gatherings.ts';
import { number } from '../words.ts';

export const title = 'گردهمایی‌ها';
export const days = 'روزهای جداگانه';
export const add = 'افزودن گردهمایی';
export const edit = 'ویرایش گردهمایی';
export const search = 'جست‌وجوی گردهمایی‌ها';
export const loading = 'گردهمایی‌ها بارگذاری می‌شود';
export const loadError = 'گردهمایی‌ها بارگذاری نشد. لطفاً دوباره بکوشید.';
export const none = 'هنوز گردهمایی‌ای نیست. با دکمهٔ بالا یکی بیفزایید.';
export const noneFound = 'هیچ گردهمایی‌ای با جست‌وجو مطابقت ندارد.';
export const next = 'روز بعدی';
export const noNext = 'چیز دیگری نیست';
export const byWeek = 'هفتگی';
export const byMonth = 'ماهانه';
export const byBadiMonth = 'هر ماه بدیع';
export const byHolyDay = 'هر یوم متبرک';
export const weekdays = 'روزهای هفته';
export const weekday = 'روز هفته';
export const interval = 'هر چند هفته یک بار (۱ تا ۸)';
export const nth = 'چندمین در ماه';
export const when = 'چه وقت';
export const onEve = 'شب پیش از آن';
export const onDay = 'در همان روز';
export const ownLanguage = 'زبان جامعه';
export const onlineHint = 'نشانی جلسهٔ آنلاین اغلب گذرواژهٔ آن را هم در خود دارد.';
export const audienceHint =
  'ضیافت‌ها و کلاس‌های اطفال و نوجوانان برای کسانی است که پیوند را دارند، مگر آنکه چیز دیگری برگزینید.';
export const endsHint = 'خالی: بدون پایان.';
export const capacityHint = 'خالی: هر قدر که بیایند.';
export const added = 'گردهمایی افزوده شد.';
export const changed = 'گردهمایی تغییر کرد.';
export const saveFailed = 'گردهمایی ذخیره نشد';
export const deleted = 'گردهمایی حذف شد. می‌توان آن را پایین فهرست بازگرداند.';
export const deleteFailed = 'گردهمایی حذف نشد';
export const deletions = 'حذف‌شده در ۳۰ روز گذشته';
export const noDeletions = 'هیچ گردهمایی‌ای حذف نشده است.';
export const bringBack = 'بازگرداندن';
export const broughtBack = 'گردهمایی بازگشت.';
export const bringBackFailed = 'گردهمایی بازگردانده نشد';
export const goesOn = 'ادامه دارد';
export const stopped = 'بازدیدکنندگان دیگر آن را نمی‌بینند، چون کسی ادامهٔ آن را تأیید نکرده است.';
export const renewed = 'دوباره ۹۵ روز نشان داده می‌شود.';
export const renewFailed = 'گردهمایی تأیید نشد';
export const share = 'هم‌رسانی';

export const link = 'پیوند';
export const aboutLink =
  'هر که این پیوند را داشته باشد همه چیز گردهمایی را می‌بیند، از جمله نشانی آنلاین آن را. لطفاً آن را با احتیاط به دیگران بدهید.';
export const copy = 'کپی کردن پیوند';
export const copied = 'پیوند کپی شد.';
export const copyFailed = 'پیوند کپی نشد. لطفاً خودتان آن را انتخاب و کپی کنید.';
export const newLink = 'ساختن پیوند تازه';
export const newLinkQuestion =
  'پیوند کنونی از آن پس به جایی نمی‌رسد، در تقویم‌هایی هم که مشترک آن‌اند. پیوند تازه‌ای ساخته شود؟';
export const newLinkMade = 'گردهمایی پیوند تازه‌ای دارد.';
export const newLinkFailed = 'پیوند تازه ساخته نشد';
export const from = 'از';
export const to = 'تا';
export const noDays = 'میان این روزها چیزی نیست.';
export const loadingDays = 'روزها بارگذاری می‌شود';
export const daysError = 'روزها بارگذاری نشد. لطفاً دوباره بکوشید.';
export const change = 'تغییر';
export const changeDay = 'تغییر این روز';
export const cancelDay = 'لغو کردن';
export const heldAfterAll = 'با این همه برگزار می‌شود';
export const asOthers = 'دوباره مانند بقیه';
export const held = 'برگزاری در';
export const emptyAsOthers = 'خالی: مانند روزهای دیگر.';
export const dayChanged = 'آن روز تغییر کرد.';
export const dayCancelled = 'گردهمایی آن روز لغو شد.';
export const dayAsOthers = 'آن روز دوباره مانند بقیه است.';
export const dayFailed = 'آن روز تغییر نکرد';
export const adding = 'در حال افزودن…';
export const gathering = 'گردهمایی';
export const language = 'زبان';
export const allGatherings = 'همهٔ گردهمایی‌ها';
export const place = 'مکان';

export const actionOf = (action: string, name: string) => `${action}: ${name}`;
export const nthName = (nth: number) => ['اولین', 'دومین', 'سومین', 'چهارمین'][nth - 1] ?? 'آخرین';
export const deleteQuestion = <Part>(name: Part): SentenceParts<Part> => [
  name,
  ' با همهٔ روزهایش حذف می‌شود. تا ۳۰ روز می‌توان آن را پایین فهرست بازگرداند.',
];
export const deletedBy = <Part>(name: Part, at: Part): SentenceParts<Part> => [
  at,
  '، حذف‌شده به دست ',
  name,
];
export const shownUntil = (day: string) => `تا ${day} تأیید کنید که ادامه دارد`;
export const dayAndTime = (day: string, time: string) => gatherings.dayAndTime(day, time);
export const dayOf = <Part>(name: Part, day: string): SentenceParts<Part> => [name, `، ${day}`];
export const movedFrom = (day: string) => gatherings.movedFrom(day);
const counted = (count: number) => (count === 0 ? 'بدون گردهمایی' : `${number(count)} گردهمایی`);
export const dayWithCount = (day: string, count: number) => `${day}: ${counted(count)}`;
export const withOne = 'با یک گردهمایی';
export const withSeveral = 'با چند گردهمایی';
export const withoutAny = 'بدون گردهمایی';
export const gatheringsOfDay = 'گردهمایی‌های روز';
export const undoLater = 'می‌توانید آن را پایین فهرست گردهمایی‌ها بازگردانید';
