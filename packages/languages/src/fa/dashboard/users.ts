import type { SentenceParts } from '../../sentence-parts.ts';
import { number } from '../words.ts';

export const isMasterAdmin = (username: string) => `اکنون ${username} مدیر اصلی است`;
export const roleTransferredTitle = 'نقش مدیر اصلی سپرده شد';
export const roleUpdated = 'نقش کاربر تغییر کرد';
export const permissionDenied = 'اجازه ندارید';
export const changeRole = 'تغییر نقش';
export const onlyOneMasterAdmin = 'در هر زمان تنها یک مدیر اصلی می‌تواند باشد.';
export const created = 'کاربر ساخته شد';
export const createUser = 'ساختن کاربر';
export const creating = 'در حال ساختن…';
export const deleted = 'کاربر حذف شد';
export const deleteUser = 'حذف کاربر';
export const usernameUpdated = 'نام کاربری تغییر کرد';
export const editUsername = 'ویرایش نام کاربری';
export const invite = 'دعوت';
export const aboutInviting = (days: number) =>
  `پیوندی که یک بار و تا ${number(days)} روز به کار می‌آید و مدیری تازه با آن گذرواژه‌ای انتخاب می‌کند.`;
export const inviting = 'در حال دعوت…';
export const makeLink = 'ساختن پیوند';
export const linkCopied = 'پیوند کپی شد.';
export const linkNotCopied = 'پیوند کپی نشد. پیوند انتخاب شده است: لطفاً خودتان آن را کپی کنید.';
export const link = 'پیوند';
export const copyLink = 'کپی پیوند';
export const confirmPassword = 'تکرار گذرواژه';
export const met = ' (رعایت شده)';
export const notMet = ' (رعایت نشده)';
export const easilyGuessed = 'این گذرواژه به‌آسانی حدس زده می‌شود.';
export const openInvitations = 'دعوت‌های باز';
export const withdrawInvitationOf = (username: string) => `پس گرفتن دعوت ${username}`;
export const withdraw = 'پس گرفتن';
export const passwordReset = 'گذرواژهٔ تازه تعیین شد';
export const resetPassword = 'تعیین گذرواژهٔ تازه';
export const resetting = 'در حال تعیین…';
export const transferTitle = 'سپردن نقش مدیر اصلی';
export const transferring = 'در حال سپردن…';
export const transferRole = 'سپردن نقش';
export const editUser = (username: string) => `ویرایش ${username}`;
export const title = 'کاربران';
export const aboutTransfer =
  'در هر زمان تنها یک مدیر اصلی می‌تواند باشد. اگر کاربری دیگر را مدیر اصلی کنید، این نقش به او سپرده می‌شود.';
export const loadError = 'کاربران بارگذاری نشد. لطفاً صفحه را دوباره بارگذاری کنید و دوباره بکوشید.';
export const loading = 'در حال بارگذاری کاربران';
export const none = 'کاربری یافت نشد';
export const lastModified = 'آخرین تغییر';
export const you = '(شما)';
export const transferFailed = 'سپردن نقش مدیر اصلی ممکن نشد';
export const createFailed = 'ساختن کاربر ممکن نشد';
export const usernameFailed = 'تغییر نام کاربری ممکن نشد';
export const roleFailed = 'تغییر نقش کاربر ممکن نشد';
export const resetFailed = 'تعیین گذرواژهٔ تازه ممکن نشد';
export const deleteFailed = 'حذف کاربر ممکن نشد';
export const inviteFailed = 'ساختن دعوت ممکن نشد';
export const withdrawn = 'دعوت پس گرفته شد.';
export const withdrawFailed = 'پس گرفتن دعوت ممکن نشد';
export const deleteQuestion = <Part>(username: Part): SentenceParts<Part> => [
  username,
  ' دیگر نمی‌تواند وارد شود. این کار برگشت‌پذیر نیست.',
];
export const aboutLink = <Part>(username: Part): SentenceParts<Part> => [
  'آن را تنها برای ',
  username,
  ' بفرستید. پیوند تنها اکنون نشان داده می‌شود؛ هر که آن را گم کند دوباره دعوت می‌شود.',
];
export const openUntil = <Part>(username: Part, end: Part): SentenceParts<Part> => [
  username,
  '، تا ',
  end,
];
export const aboutResetting = <Part>(username: Part): SentenceParts<Part> => [
  'گذرواژه‌ای تازه برای ',
  username,
  '. هر که با گذرواژهٔ پیشین وارد شده است باید دوباره وارد شود.',
];
export const transferQuestion = <Part>(username: Part): SentenceParts<Part> => [
  'در هر زمان تنها یک مدیر اصلی می‌تواند باشد. ',
  username,
  ' مدیر اصلی می‌شود و شما مدیر می‌شوید.',
];
export const atLeastCharacters = (min: number) => `دست‌کم ${number(min)} نویسه`;
export const atLeastUppercase = 'دست‌کم یک حرف بزرگ لاتین';
export const atLeastLowercase = 'دست‌کم یک حرف کوچک لاتین';
export const atLeastNumber = 'دست‌کم یک رقم';
export const atLeastSpecial = 'دست‌کم یک نویسهٔ ویژه';
