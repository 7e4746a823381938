import { day } from '../words.ts';

export const site = {
  'holy-day-listed': ({ name, date }: { readonly name: string; readonly date: string }) =>
    `${name} مسجَّل بالفعل في ${day(date)}`,
  'holy-day-gone': () => 'لم يعد هذا اليوم المقدس موجودًا',
  'link-listed': ({ platform }: { readonly platform: string }) =>
    `رابط ${platform} هذا مسجَّل بالفعل`,
  'link-gone': () => 'لم يعد رابط التواصل الاجتماعي هذا موجودًا',

  'gathering-gone': () => 'لم يعد هذا اللقاء موجودًا',
  'no-such-occurrence': () => 'لا لقاء في هذا اليوم',

  'feature-needs-public-url': () =>
    'يحتاج هذا إلى عنوان الموقع نفسه مع https، ويضبطه من يعتني بالخادم في PUBLIC_URL',
  'feature-needs-contact': () =>
    'يحتاج هذا إلى معلومات اتصال ليعرف الناس من يسألون. يُرجى ملء «الاتصال» أولًا',
  'feature-needs-mail': () => 'يحتاج هذا إلى حساب بريد. يُرجى ضبط حساب للإرسال أولًا',
  'feature-needs-offline-pages': () =>
    'يحتاج هذا إلى النص البرمجي الذي يعرض الصفحات دون شبكة. أوقفه المسؤول عن الخادم (OFFLINE_PAGES)',
  'needed-by-feature': () => 'تحتاج إلى هذا ميزةٌ مفعَّلة. يُرجى إيقافها أولًا أو ترك هذا كما هو',

  'not-a-push-endpoint': () => 'endpoint: يجب أن يكون عنوان https لخدمة إشعارات تستخدمها المتصفحات',
  'not-a-push-key': ({ key }: { readonly key: string }) =>
    `${key}: ليس مفتاح اشتراك. استخدموا المفتاحين كما يعطيهما المتصفح`,
  'push-subscription-gone': () => 'انتهت هذه الإشعارات',
  'too-many-subscriptions': () =>
    'وردت اشتراكات كثيرة جدًا خلال ساعة. يُرجى المحاولة مرة أخرى لاحقًا.',

  'too-many-pictures': () => 'يجري إنشاء صور كثيرة الآن. يُرجى المحاولة مرة أخرى بعد قليل.',
  'too-many-pages': () => 'تجري قراءة صفحات كثيرة الآن. يُرجى المحاولة مرة أخرى بعد قليل.',
  'backup-under-way': () => 'يجري تنزيل نسخة احتياطية الآن. يُرجى المحاولة مرة أخرى بعد انتهائه.',
  'backup-failed': ({ reason }: { readonly reason: string }) => reason,
};
