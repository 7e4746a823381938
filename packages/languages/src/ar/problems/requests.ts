import { number } from '../words.ts';

export const requests = {
  malformed: ({ reason }: { readonly reason: string }) => reason,
  'not-an-object': () => 'يجب أن يكون محتوى الطلب كائن JSON.',
  'not-json': () => 'محتوى الطلب ليس JSON صالحًا.',
  'no-body': () => 'محتوى الطلب فارغ.',
  'not-utf-8': () => 'محتوى الطلب ليس UTF-8 صالحًا.',
  'wrong-content-type': () => 'يقبل هذا الطلب نوع محتوى آخر.',
  'wrong-origin': () => 'لا يمكن إجراء هذا الطلب إلا من صفحة من صفحات هذا الموقع.',
  'page-out-of-date': () => 'هذه الصفحة قديمة. يُرجى تحميلها من جديد والمحاولة مرة أخرى.',
  'request-too-large': () => 'الطلب كبير جدًا.',
  'request-cut-off': () => 'لم يصل الطلب كاملًا. يُرجى المحاولة مرة أخرى.',
  'too-many-changes': () =>
    'تغييرات كثيرة جدًا خلال دقيقة. يُرجى الانتظار قليلًا ثم المحاولة مرة أخرى.',
  'too-much-at-once': () => 'يجري إرسال الكثير دفعة واحدة. يُرجى المحاولة مرة أخرى بعد لحظات.',
  'changed-meanwhile': () => 'تغيّر هذا في هذه الأثناء. يُرجى تحميل النسخة الأحدث.',
  'nothing-here': () => 'لا يوجد شيء في هذا العنوان.',
  'wrong-method': ({ methods }: { readonly methods: readonly string[] }) =>
    `لا يقبل هذا العنوان إلا: \u2068${methods.join(', ')}\u2069.`,
  refused: ({ reason }: { readonly reason: string }) => reason,

  'not-http': () => 'الطلب ليس HTTP صالحًا.',
  'headers-too-large': () => 'ترويسات الطلب كبيرة جدًا.',
  'request-too-slow': () => 'استغرق وصول الطلب وقتًا طويلًا جدًا.',
  'no-proxy': () => 'هذا ليس خادمًا وكيلًا.',
  'no-host': () => 'لا يذكر الطلب اسم مضيف.',
  'several-hosts': () => 'يذكر الطلب أكثر من مضيف.',
  'host-names-no-site': () => 'ترويسة Host لا تذكر موقعًا.',

  'metrics-need-token': () => 'تحتاج المقاييس إلى رمزها.',
  starting: () => 'الموقع قيد البدء. يُرجى المحاولة مرة أخرى بعد لحظات.',
  'database-unreachable': () =>
    'لا يستطيع الموقع الوصول إلى قاعدة بياناته الآن. يُرجى المحاولة مرة أخرى بعد قليل.',
  'database-outdated': () => 'قاعدة البيانات غير محدَّثة.',
  busy: () => 'الموقع مشغول الآن. يُرجى المحاولة مرة أخرى بعد قليل.',
  'disk-full': () => 'لم يُحفظ شيء: قرص الموقع ممتلئ. يُرجى إبلاغ من يعتني بالخادم.',
  'server-fault': () => 'حدث خطأ من جانبنا. يُرجى المحاولة مرة أخرى.',

  'form-unreadable': () =>
    'لا يمكن قراءة النموذج: أجزاؤه ليست حيث يحدّد نوع محتواه. يُرجى إرساله من جديد.',
  'file-cut-off': () => 'لم يصل الملف كاملًا. يُرجى المحاولة مرة أخرى.',
  'file-too-large': ({ megabytes }: { readonly megabytes: number }) =>
    `الملف أكبر من ${number(megabytes)} ميغابايت. يُرجى تقسيمه إلى عدة ملفات.`,
  'several-files': () => 'يُرجى إرسال ملف واحد في كل مرة.',
  'other-form-fields': ({ field }: { readonly field: string }) =>
    `يقبل النموذج ملفًا واحدًا في الحقل «${field}»، ولا يقبل حقولًا أخرى.`,
  'several-recipes': ({ field }: { readonly field: string }) =>
    `يُرجى إرسال «${field}» واحد في كل مرة.`,
  'recipe-is-file': ({ field }: { readonly field: string }) =>
    `يجب أن يحتوي الحقل «${field}» على نص، لا على ملف.`,
  'recipe-too-long': (limit: { readonly field: string; readonly megabytes: number }) =>
    `الحقل «${limit.field}» أطول من ${number(limit.megabytes)} ميغابايت. يُرجى تصحيح بعض الصفوف في الملف نفسه.`,
};
