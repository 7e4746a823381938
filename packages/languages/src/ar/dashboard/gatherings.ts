import type { SentenceParts } from '../../sentence-parts.ts';
import { gatherings } from '../gatherings.ts';
import { number, plural } from '../words.ts';

export const title = 'اللقاءات';
export const days = 'أيام منفردة';
export const add = 'إضافة لقاء';
export const edit = 'تعديل اللقاء';
export const search = 'البحث في اللقاءات';
export const loading = 'جارٍ تحميل اللقاءات';
export const loadError = 'تعذّر تحميل اللقاءات. يُرجى المحاولة مرة أخرى.';
export const none = 'لا توجد لقاءات بعد. أضيفوا لقاءً بالزر أعلاه.';
export const noneFound = 'لا يوجد لقاء يطابق البحث.';
export const next = 'أقرب موعد';
export const noNext = 'لا شيء بعد ذلك';
export const byWeek = 'أسبوعيًا';
export const byMonth = 'شهريًا';
export const byBadiMonth = 'كل شهر بديع';
export const byHolyDay = 'كل يوم مقدس';
export const weekdays = 'أيام الأسبوع';
export const weekday = 'يوم الأسبوع';
export const interval = 'كل كم أسبوع (من ١ إلى ٨)';
export const nth = 'ترتيبه في الشهر';
export const when = 'متى';
export const onEve = 'عشية اليوم';
export const onDay = 'في اليوم نفسه';
export const ownLanguage = 'لغة الجامعة';
export const onlineHint = 'كثيرًا ما يتضمن عنوان الاجتماع كلمة مروره.';
export const audienceHint =
  'الضيافات وصفوف الأطفال والشباب الناشئ لمن لديه الرابط، ما لم تختاروا غير ذلك.';
export const endsHint = 'فارغ: بلا نهاية.';
export const capacityHint = 'فارغ: بعدد من يحضر.';
export const added = 'تمت إضافة اللقاء.';
export const changed = 'تم تغيير اللقاء.';
export const saveFailed = 'تعذّر حفظ اللقاء';
export const deleted = 'تم حذف اللقاء. يمكن استعادته أسفل القائمة.';
export const deleteFailed = 'تعذّر حذف اللقاء';
export const deletions = 'المحذوف في آخر ٣٠ يومًا';
export const noDeletions = 'لم يُحذف أي لقاء.';
export const bringBack = 'استعادة';
export const broughtBack = 'عاد اللقاء.';
export const bringBackFailed = 'تعذّرت استعادة اللقاء';
export const goesOn = 'ما زال مستمرًا';
export const stopped = 'لم يعد الزوار يرونه، لأن أحدًا لم يؤكد استمراره.';
export const renewed = 'سيظهر من جديد لمدة ٩٥ يومًا.';
export const renewFailed = 'تعذّر تأكيد اللقاء';
export const share = 'مشاركة';

export const link = 'الرابط';
export const aboutLink =
  'من لديه هذا الرابط يرى كل ما في اللقاء، ومنه عنوانه على الإنترنت. نرجو تمريره بعناية.';
export const copy = 'نسخ الرابط';
export const copied = 'تم نسخ الرابط.';
export const copyFailed = 'تعذّر نسخ الرابط. حدّدوه وانسخوه بأنفسكم.';
export const newLink = 'إنشاء رابط جديد';
export const newLinkQuestion =
  'لن يؤدي الرابط الحالي بعدها إلى شيء، حتى في التقاويم المشتركة فيه. هل تنشئون رابطًا جديدًا؟';
export const newLinkMade = 'للقاء رابط جديد.';
export const newLinkFailed = 'تعذّر إنشاء الرابط الجديد';
export const from = 'من';
export const to = 'إلى';
export const noDays = 'لا شيء بين هذين اليومين.';
export const loadingDays = 'جارٍ تحميل الأيام';
export const daysError = 'تعذّر تحميل الأيام. يُرجى المحاولة مرة أخرى.';
export const change = 'تغيير';
export const changeDay = 'تغيير هذا اليوم';
export const cancelDay = 'إلغاء هذا اليوم';
export const heldAfterAll = 'سيُعقد رغم ذلك';
export const asOthers = 'كسائر الأيام من جديد';
export const held = 'يُعقد في';
export const emptyAsOthers = 'فارغ: كسائر الأيام.';
export const dayChanged = 'تم تغيير اليوم.';
export const dayCancelled = 'أُلغي لقاء هذا اليوم.';
export const dayAsOthers = 'عاد اليوم كسائر الأيام.';
export const dayFailed = 'تعذّر تغيير اليوم';
export const adding = 'جارٍ الإضافة…';
export const gathering = 'لقاء';
export const language = 'اللغة';
export const allGatherings = 'كل اللقاءات';
export const place = 'المكان';

export const actionOf = (action: string, name: string) => `${action}: ${name}`;
export const nthName = (nth: number) => ['أول', 'ثاني', 'ثالث', 'رابع'][nth - 1] ?? 'آخر';
export const deleteQuestion = <Part>(name: Part): SentenceParts<Part> => [
  name,
  ' سيُحذف بكل أيامه. يمكن استعادته أسفل القائمة خلال ٣٠ يومًا.',
];
export const deletedBy = <Part>(name: Part, at: Part): SentenceParts<Part> => [at, '، حذفه ', name];
export const shownUntil = (day: string) => `أكّدوا استمراره قبل ${day}`;
export const dayAndTime = (day: string, time: string) => gatherings.dayAndTime(day, time);
export const dayOf = <Part>(name: Part, day: string): SentenceParts<Part> => [name, `، ${day}`];
export const movedFrom = (day: string) => gatherings.movedFrom(day);
const counted = (count: number) =>
  plural(count, {
    zero: 'لا توجد لقاءات',
    one: 'لقاء واحد',
    two: 'لقاءان',
    few: `${number(count)} لقاءات`,
    many: `${number(count)} لقاءً`,
    other: `${number(count)} لقاء`,
  });
export const dayWithCount = (day: string, count: number) => `${day}: ${counted(count)}`;
export const withOne = 'له لقاء';
export const withSeveral = 'له عدة لقاءات';
export const withoutAny = 'بلا لقاء';
export const gatheringsOfDay = 'لقاءات اليوم';
export const undoLater = 'يمكنكم استعادته أسفل قائمة اللقاءات';
