export const tagline = 'الشعار';
export const timeZone = 'المنطقة الزمنية';
export const timeZoneHint = 'تتغيّر الاقتباسات والأيام المقدسة عند منتصف الليل هناك.';
export const place = 'المكان';
export const language = 'اللغة';
export const languageHint =
  'لغة الصفحات العامة في عناوينها الخاصة؛ وفي نهاية كل صفحة روابط إلى اللغات الأخرى. وهي أيضًا لغة لوحة التحكم لمن لم يختر لغة أخرى في «حسابي».';
export const contact = 'الاتصال';
export const contactHint =
  'مَن يقف وراء هذا الموقع وكيف يمكن الاتصال بكم: بعض البلدان تشترط ذلك. يُعرض كما تكتبونه في \u2068/contact\u2069 الذي تشير إليه كل صفحة؛ وما دام فارغًا فلا وجود لهذه الصفحة. حتى ٢٬٠٠٠ حرف.';
export const addHolyDays = 'إضافة الأيام المقدسة للسنوات القادمة تلقائيًا';
export const addHolyDaysHint =
  'عندئذ تكون الأيام المقدسة لهذه السنة في التقويم البديع وللسنتين التاليتين موجودة دائمًا. وما تحذفونه أو تغيّرونه يبقى كذلك.';
export const comingHolyDays = 'الأيام المقدسة للسنوات القادمة';
export const listed = 'السماح لمحركات البحث بإدراج هذا الموقع';
export const listedHint = 'وإلا تطلب صفحاته من محركات البحث ألا تدرجها.';
export const foundBySearch = 'الظهور في محركات البحث';
export const features = 'الميزات';
