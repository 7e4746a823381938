import type { SentenceParts } from '../../sentence-parts.ts';
import { counted, nouns } from '../counted.ts';

export const title = 'رسائل بالبريد الإلكتروني';
export const offTitle = 'الرسائل موقوفة';
export const aboutOff =
  'يمكن للزائرين أن يتلقّوا بالبريد الإلكتروني اقتباس اليوم والأسبوع المقبل وتذكيرات بالأيام الخاصة. وما دامت الرسائل موقوفة فلا صفحة لذلك ولا يُحفظ شيء.';
export const what = 'ما الذي يُحفظ';
export const whatText =
  'عن كل مشترك: عنوان البريد الإلكتروني واللغة والرسائل المختارة ووقت ذلك. العنوان مشفَّر بمفتاح ليس في قاعدة البيانات ولا في النسخ الاحتياطية.';
export const why = 'لماذا';
export const whyText = 'لإرسال الرسائل التي طلبها الناس، لا لشيء آخر.';
export const howLong = 'إلى متى';
export const howLongText =
  'إلى أن يُنهي الشخص الرسائل؛ ومن دون تأكيد سبعة أيام. وتبقى سنةً بعد الإنهاء شيفرةٌ لا يستطيع أحد أن يقرأ العنوان منها: فهي تمنع نسخة احتياطية قديمة من أن تبدأ الرسائل من جديد.';
export const who = 'من يعلم بذلك';
export const whoText =
  'خدمة البريد التي تنقل الرسائل. ولا يُعرض أي عنوان على أي متطوع، ولا عليكم أنتم: لا ترون إلا عددها.';
export const needed = 'ما يلزم لذلك';
export const neededText =
  'بيانات الاتصال في قسم «عام»، وحساب بريد في قسم «الإرسال»، وعنوان للموقع يبدأ بـ https ‏(PUBLIC_URL) يضبطه من يعتني بالخادم.';
export const switchOn = 'تشغيل الرسائل';
export const switchOff = 'إيقاف الرسائل';
export const switching = 'جارٍ التغيير…';
export const onTitle = 'الرسائل مفعَّلة';
export const aboutOn = <Part>(page: Part): SentenceParts<Part> => [
  'يشترك الزائرون في الصفحة ',
  page,
  ' التي تشير إليها كل صفحة.',
];
export const opensInNewTab = '(تُفتح في علامة تبويب جديدة)';
export const switchedOn = 'الرسائل مفعَّلة. يمكن الاشتراك من الآن.';
export const switchedOff = 'أُوقفت الرسائل.';
export const notSwitched = 'تعذّر تشغيل الرسائل';
export const notSwitchedOff = 'تعذّر إيقاف الرسائل';
export const switchOffTitle = 'هل توقفون الرسائل؟';
export const aboutSwitchingOff =
  'لن تُرسل رسائل بعد ذلك، ويُلغى ما ينتظر منها. تبقى الروابط في الرسائل صالحة ٣٠ يومًا، ثم تُحذف جميع العناوين. وإذا شغّلتم الرسائل قبل ذلك استمرت الاشتراكات.';
export const about = 'ما الذي يُحفظ ومن يعلم بذلك';

export const subscribers = 'الاشتراكات';
export const loading = 'جارٍ تحميل الرسائل';
export const loadError = 'تعذّر تحميل الرسائل. يُرجى المحاولة مرة أخرى.';
export const daily = 'اقتباس اليوم';
export const weekly = 'الأسبوع المقبل';
export const reminders = 'تذكيرات';
export const people = (count: number) => counted(count, nouns.person);
export const unconfirmed = 'لم تُؤكَّد بعد';
export const nextAt = 'الرسائل التالية';
export const notNow = 'لا يُرسل شيء في الوقت الحالي';

export const note = 'الملاحظة في الرسالة الأسبوعية';
export const noteHint =
  'تظهر في الرسالة الأسبوعية التالية كما تكتبونها، في جميع اللغات على السواء، ثم تصبح فارغة. حتى ٢٬٠٠٠ حرف.';
export const noteLeft = (count: number) => `المتبقّي: ${counted(count, nouns.character)}`;
export const noteTooLong = (count: number) => `الزائد: ${counted(count, nouns.character)}`;
export const saveNote = 'حفظ الملاحظة';
export const savingNote = 'جارٍ حفظ الملاحظة…';
export const noteSaved = 'حُفظت الملاحظة.';
export const noteSaveFailed = 'تعذّر حفظ الملاحظة';
export const noteChanged =
  'غيّر شخص آخر الملاحظة في هذه الأثناء. ما كتبتموه ما زال هنا؛ والملاحظة الآن:';
export const noteEmptied =
  'الملاحظة فارغة الآن: إما أنها أُرسلت أو أن أحدًا أزالها. ما كتبتموه ما زال هنا.';
export const loadNote = 'أخذ النص الجديد';
export const keepTyped = 'الإبقاء على ما كتبته';

export const preview = 'معاينة';
export const aboutPreview =
  'رسالة اليوم كما ستُرسل، أو نموذج إن لم يكن اليوم ما يُقال. والروابط الخاصة بتغيير الرسائل وإنهائها لا تؤدي هنا إلى شيء.';
export const letter = 'الرسالة';
export const language = 'اللغة';
export const form = 'التنسيق';
export const asHtml = 'منسَّقة';
export const asText = 'نص فقط';
export const subject = 'الموضوع';
export const letterNamed = (subject: string) => `الرسالة «${subject}»`;
export const loadingPreview = 'جارٍ تحميل الرسالة';
export const previewFailed = 'تعذّر عرض الرسالة. يُرجى المحاولة مرة أخرى.';
export const nothingToSay = 'ليس في الأسابيع المقبلة ما يُقال، فلا رسالة من هذا النوع.';

export const removeTitle = 'إنهاء رسائل شخص ما';
export const aboutRemoval =
  'لمن يطلب منكم ذلك. لا يُكشف هل تصل رسائل إلى العنوان أم لا، ولا يُدوَّن في أي مكان لمن كان.';
export const email = 'عنوان البريد الإلكتروني';
export const remove = 'إنهاء الرسائل إلى هذا العنوان';
export const removing = 'جارٍ الإنهاء…';
export const done = 'تمّ';
export const removed = 'إن كانت تصل رسائل إلى هذا العنوان فقد انتهت، وحُذف العنوان.';
export const removeFailed = 'تعذّر إنهاء الرسائل';
