import { named } from '../../known-sentence.ts';
import type { FieldName } from '../../texts.ts';

/** What sentences call a field; those of addresses and of programs are called as they are written there. */
export const field = named<FieldName>({
  actor: 'actor',
  assignments: 'assignments',
  before: 'before',
  code: 'کد',
  contact: 'تماس',
  count: 'count',
  credit: 'مترجم یا ویراست',
  date: 'تاریخ',
  fileName: 'نام فایل',
  id: 'id',
  ids: 'ids',
  kind: 'kind',
  lang: 'lang',
  language: 'language',
  latitude: 'عرض جغرافیایی',
  limit: 'limit',
  longitude: 'طول جغرافیایی',
  name: 'نام',
  order: 'ترتیب',
  password: 'گذرواژه',
  place: 'مکان',
  platform: 'نام شبکه',
  quoteText: 'متن سخن',
  recoveryCode: 'کد بازیابی',
  search: 'search',
  show: 'show',
  source: 'مأخذ',
  tagline: 'شعار',
  text: 'text',
  topic: 'topic',
  url: 'نشانی (URL)',
  username: 'نام کاربری',
  year: 'سال',
});

/** What people call what a column of a file holds. */
export const columnNames = {
  text: 'متن',
  source: 'مأخذ',
  displayDate: 'تاریخ نمایش',
  referenceUrl: 'پیوند مرجع',
  language: 'زبان',
  credit: 'مترجم یا ویراست',
} as const;
