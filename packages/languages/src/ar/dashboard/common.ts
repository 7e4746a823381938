import { countedOf, nouns } from '../counted.ts';
import { number, year } from '../words.ts';

export const success = 'تم بنجاح';
export const error = 'خطأ';
export const retrying = 'جارٍ إعادة المحاولة…';
export const retry = 'إعادة المحاولة';
export const cancel = 'إلغاء';
export const close = 'إغلاق';
export const edit = 'تعديل';
export const saveChanges = 'حفظ التغييرات';
export const saving = 'جارٍ الحفظ…';
export const remove = 'حذف';
export const removing = 'جارٍ الحذف…';
export const confirmDeletion = 'تأكيد الحذف';
export const tryAgain = 'يُرجى المحاولة مرة أخرى.';
export const leaveWithoutSaving = 'أتريدون المغادرة دون حفظ؟';
export const notSaved = 'لم يُحفظ ما كتبتموه.';
export const stay = 'البقاء';
export const leave = 'المغادرة';
export const unsaved = 'هناك تغييرات لم تُحفظ.';
export const loadNewerVersion = 'تحميل النسخة الأحدث';
export const checkFields = (count: number) => `يُرجى التحقق من ${countedOf(count, nouns.field)}`;
export const corrected = 'تم التصحيح';
export const previous = 'السابق';
export const next = 'التالي';
export const pageOf = (page: number, pages: number) => `الصفحة ${number(page)} من ${number(pages)}`;
export const partInEnglish =
  'تعذّر تحميل جزء من هذه الصفحة بلغتكم، ولذلك يظهر بالإنجليزية. أعيدوا تحميل الصفحة للمحاولة من جديد.';
export const actions = 'الإجراءات';
export const name = 'الاسم';
export const date = 'التاريخ';
export const username = 'اسم المستخدم';
export const password = 'كلمة المرور';
export const role = 'الدور';
export const fileChanged =
  'تعذّرت قراءة الملف. إن كان قد تغيّر في هذه الأثناء فيُرجى اختياره مرة أخرى.';
export const givenYears = (first: number, last: number) =>
  `سنة من أربعة أرقام، من ${year(first)} إلى ${year(last)}`;
export const numberOf = (count: number) => number(count);
const ROLES = { Admin: 'مشرف', 'Master Admin': 'المشرف الرئيسي' };
export const roleName = (role: 'Admin' | 'Master Admin') => ROLES[role];
export const showPassword = 'إظهار كلمة المرور';
export const hidePassword = 'إخفاء كلمة المرور';
export const showConfirmedPassword = 'إظهار تأكيد كلمة المرور';
export const hideConfirmedPassword = 'إخفاء تأكيد كلمة المرور';
export const undo = 'تراجع';
export const undoing = 'جارٍ التراجع…';
export const undoneTitle = 'تم التراجع';
