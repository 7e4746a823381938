import type { SentenceParts } from '../../sentence-parts.ts';
import { counted, countedOf, nouns } from '../counted.ts';

export const isMasterAdmin = (username: string) => `أصبح ${username} الآن المشرف الرئيسي`;
export const roleTransferredTitle = 'تم نقل دور المشرف الرئيسي';
export const roleUpdated = 'تم تحديث دور المستخدم بنجاح';
export const permissionDenied = 'غير مسموح';
export const changeRole = 'تغيير الدور';
export const onlyOneMasterAdmin = 'لا يمكن أن يكون هناك سوى مشرف رئيسي واحد في الوقت نفسه.';
export const created = 'تم إنشاء المستخدم بنجاح';
export const createUser = 'إنشاء مستخدم';
export const creating = 'جارٍ الإنشاء…';
export const deleted = 'تم حذف المستخدم بنجاح';
export const deleteUser = 'حذف المستخدم';
export const usernameUpdated = 'تم تحديث اسم المستخدم بنجاح';
export const editUsername = 'تعديل اسم المستخدم';
export const invite = 'دعوة';
export const aboutInviting = (days: number) =>
  `رابط صالح مرة واحدة لمدة ${countedOf(days, nouns.day)}، يختار به مشرف جديد كلمة المرور.`;
export const inviting = 'جارٍ إنشاء الدعوة…';
export const makeLink = 'إنشاء الرابط';
export const linkCopied = 'تم نسخ الرابط.';
export const linkNotCopied = 'تعذّر نسخ الرابط. الرابط محدَّد: يُرجى نسخه يدويًا.';
export const link = 'الرابط';
export const copyLink = 'نسخ الرابط';
export const confirmPassword = 'تأكيد كلمة المرور';
export const met = ' (مستوفى)';
export const notMet = ' (غير مستوفى)';
export const easilyGuessed = 'كلمة المرور هذه سهلة التخمين.';
export const openInvitations = 'الدعوات المفتوحة';
export const withdrawInvitationOf = (username: string) => `سحب دعوة ${username}`;
export const withdraw = 'سحب';
export const passwordReset = 'تم تعيين كلمة مرور جديدة بنجاح';
export const resetPassword = 'تعيين كلمة مرور جديدة';
export const resetting = 'جارٍ التعيين…';
export const transferTitle = 'نقل دور المشرف الرئيسي';
export const transferring = 'جارٍ النقل…';
export const transferRole = 'نقل الدور';
export const editUser = (username: string) => `تعديل ${username}`;
export const title = 'المستخدمون';
export const aboutTransfer =
  'لا يمكن أن يكون هناك سوى مشرف رئيسي واحد في الوقت نفسه. ترقية مستخدم آخر إلى مشرف رئيسي تنقل الدور إليه.';
export const loadError = 'تعذّر تحميل المستخدمين. يُرجى تحديث الصفحة والمحاولة مرة أخرى.';
export const loading = 'جارٍ تحميل المستخدمين';
export const none = 'لا يوجد مستخدمون';
export const lastModified = 'آخر تعديل';
export const you = '(أنتم)';
export const transferFailed = 'تعذّر نقل دور المشرف الرئيسي';
export const createFailed = 'تعذّر إنشاء المستخدم';
export const usernameFailed = 'تعذّر تحديث اسم المستخدم';
export const roleFailed = 'تعذّر تحديث دور المستخدم';
export const resetFailed = 'تعذّر تعيين كلمة مرور جديدة';
export const deleteFailed = 'تعذّر حذف المستخدم';
export const inviteFailed = 'تعذّر إنشاء الدعوة';
export const withdrawn = 'تم سحب الدعوة.';
export const withdrawFailed = 'تعذّر سحب الدعوة';
export const deleteQuestion = <Part>(username: Part): SentenceParts<Part> => [
  'لن يتمكن ',
  username,
  ' من تسجيل الدخول بعد ذلك. لا يمكن التراجع عن هذا الإجراء.',
];
export const aboutLink = <Part>(username: Part): SentenceParts<Part> => [
  'أرسلوه إلى ',
  username,
  ' فقط. لا يُعرض الرابط إلا الآن؛ ومن فقده يُدعى من جديد.',
];
export const openUntil = <Part>(username: Part, end: Part): SentenceParts<Part> => [
  username,
  '، حتى ',
  end,
];
export const aboutResetting = <Part>(username: Part): SentenceParts<Part> => [
  'كلمة مرور جديدة للمستخدم ',
  username,
  '. من سجّل الدخول بكلمة المرور القديمة عليه أن يسجّل الدخول مرة أخرى.',
];
export const transferQuestion = <Part>(username: Part): SentenceParts<Part> => [
  'لا يمكن أن يكون هناك سوى مشرف رئيسي واحد في الوقت نفسه. يصبح ',
  username,
  ' المشرف الرئيسي، وتصبحون مشرفًا.',
];
export const atLeastCharacters = (min: number) => `${counted(min, nouns.character)} على الأقل`;
export const atLeastUppercase = 'حرف لاتيني كبير واحد على الأقل';
export const atLeastLowercase = 'حرف لاتيني صغير واحد على الأقل';
export const atLeastNumber = 'رقم واحد على الأقل';
export const atLeastSpecial = 'رمز خاص واحد على الأقل';
