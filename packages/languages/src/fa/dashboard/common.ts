import { number, year } from '../words.ts';

export const success = 'انجام شد';
export const error = 'خطا';
export const retrying = 'در حال تلاش دوباره…';
export const retry = 'تلاش دوباره';
export const cancel = 'انصراف';
export const close = 'بستن';
export const edit = 'ویرایش';
export const saveChanges = 'ذخیرهٔ تغییرات';
export const saving = 'در حال ذخیره…';
export const remove = 'حذف';
export const removing = 'در حال حذف…';
export const confirmDeletion = 'تأیید حذف';
export const tryAgain = 'لطفاً دوباره بکوشید.';
export const leaveWithoutSaving = 'صفحه را بدون ذخیره ترک می‌کنید؟';
export const notSaved = 'آنچه نوشته‌اید ذخیره نشده است.';
export const stay = 'ماندن';
export const leave = 'ترک صفحه';
export const unsaved = 'تغییراتی هست که ذخیره نشده است.';
export const loadNewerVersion = 'بارگذاری نسخهٔ تازه‌تر';
export const checkFields = (count: number) => `لطفاً ${number(count)} مورد را بررسی کنید`;
export const corrected = 'درست شد';
export const previous = 'قبلی';
export const next = 'بعدی';
export const pageOf = (page: number, pages: number) => `صفحهٔ ${number(page)} از ${number(pages)}`;
export const partInEnglish =
  'بخشی از این صفحه به زبان شما بارگذاری نشد و به همین دلیل به انگلیسی است. برای تلاش دوباره، صفحه را از نو بارگذاری کنید.';
export const actions = 'کارها';
export const name = 'نام';
export const date = 'تاریخ';
export const username = 'نام کاربری';
export const password = 'گذرواژه';
export const role = 'نقش';
export const fileChanged =
  'فایل خوانده نشد. اگر در این میان تغییر کرده است، لطفاً آن را دوباره انتخاب کنید.';
export const givenYears = (first: number, last: number) =>
  `سال با چهار رقم، از ${year(first)} تا ${year(last)}`;
export const numberOf = (count: number) => number(count);
const ROLES = { Admin: 'مدیر', 'Master Admin': 'مدیر اصلی' };
export const roleName = (role: 'Admin' | 'Master Admin') => ROLES[role];
export const showPassword = 'نمایش گذرواژه';
export const hidePassword = 'پنهان کردن گذرواژه';
export const showConfirmedPassword = 'نمایش تکرار گذرواژه';
export const hideConfirmedPassword = 'پنهان کردن تکرار گذرواژه';
export const undo = 'برگرداندن';
export const undoing = 'در حال برگرداندن…';
export const undoneTitle = 'برگردانده شد';
