import type { SentenceParts } from '../../sentence-parts.ts';

export const deleted = 'تم حذف رابط التواصل الاجتماعي بنجاح!';
export const platform = 'المنصة';
export const platformHint = 'المنصات غير المقترحة تُحفظ، لكنها لا تظهر في الصفحة الرئيسية.';
export const url = 'الرابط (URL)';
export const displayOrder = 'ترتيب العرض';
export const addLink = 'إضافة رابط';
export const editSocialLink = 'تعديل رابط التواصل الاجتماعي';
export const addSocialLink = 'إضافة رابط تواصل اجتماعي';
export const adding = 'جارٍ الإضافة…';
export const title = 'روابط التواصل الاجتماعي';
export const loadError = 'تعذّر تحميل روابط وسائل التواصل الاجتماعي.';
export const loading = 'جارٍ التحميل…';
export const none = 'لم تُضف روابط تواصل اجتماعي بعد';
export const addFirst =
  'أضيفوا الرابط الأول بالنموذج أعلاه: تعرضه الصفحة الرئيسية تحت «تواصلوا معنا».';
export const order = 'الترتيب';
export const notShown = 'لا يظهر في الصفحة الرئيسية';
export const deleteLink = (platform: string) => `حذف ${platform}`;
export const editLink = (platform: string) => `تعديل ${platform}`;
export const deleteFailed = 'تعذّر حذف رابط التواصل الاجتماعي';
export const added = 'تمت إضافة رابط التواصل الاجتماعي بنجاح!';
export const updated = 'تم تحديث رابط التواصل الاجتماعي بنجاح!';
export const addFailed = 'تعذّرت إضافة رابط التواصل الاجتماعي';
export const updateFailed = 'تعذّر تحديث رابط التواصل الاجتماعي';
export const deleteQuestion = <Part>(platform: Part): SentenceParts<Part> => [
  'سيتم حذف الرابط إلى ',
  platform,
  '. لا يمكن التراجع عن هذا الإجراء.',
];
