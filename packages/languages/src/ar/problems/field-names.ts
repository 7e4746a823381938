import { named } from '../../known-sentence.ts';
import type { FieldName } from '../../texts.ts';

/** What sentences call a field; those of addresses and of programs are called as they are written there. */
export const field = named<FieldName>({
  actor: 'actor',
  assignments: 'assignments',
  before: 'before',
  code: 'الرمز',
  contact: 'الاتصال',
  count: 'count',
  credit: 'المترجم أو الطبعة',
  date: 'التاريخ',
  fileName: 'اسم الملف',
  id: 'id',
  ids: 'ids',
  kind: 'kind',
  lang: 'lang',
  language: 'language',
  latitude: 'خط العرض',
  limit: 'limit',
  longitude: 'خط الطول',
  name: 'الاسم',
  order: 'الترتيب',
  password: 'كلمة المرور',
  place: 'المكان',
  platform: 'اسم المنصة',
  quoteText: 'نص الاقتباس',
  recoveryCode: 'رمز الاسترداد',
  search: 'search',
  show: 'show',
  source: 'المصدر',
  tagline: 'الشعار',
  text: 'text',
  topic: 'topic',
  url: 'الرابط (URL)',
  username: 'اسم المستخدم',
  year: 'السنة',
});

/** What people call what a column of a file holds. */
export const columnNames = {
  text: 'النص',
  source: 'المصدر',
  displayDate: 'تاريخ العرض',
  referenceUrl: 'رابط المرجع',
  language: 'اللغة',
  credit: 'المترجم أو الطبعة',
} as const;
