import type { SentenceParts } from '../../sentence-parts.ts';
import { number } from '../words.ts';

export const passwordChanged = 'گذرواژهٔ شما تغییر کرد. نشست‌های دیگر شما پایان یافت.';
export const changePassword = 'تغییر گذرواژه';
export const changing = 'در حال تغییر…';
export const mySessions = 'نشست‌های من';
export const aboutSessions =
  'جاهایی که در آنها وارد شده‌اید. اگر نشستی را نمی‌شناسید، به آن پایان دهید و گذرواژهٔ خود را تغییر دهید.';
export const sessionsLoadError = 'نشست‌های شما بارگذاری نشد. لطفاً دوباره بکوشید.';
export const loadingSessions = 'در حال بارگذاری نشست‌ها';
export const endOthers = 'پایان دادن به همهٔ نشست‌های دیگر';
export const device = 'دستگاه';
export const network = 'شبکه';
export const lastUse = 'آخرین استفاده';
export const unknownDevice = 'دستگاه ناشناخته';
export const deviceOn = (browser: string, system: string) => `${browser} روی ${system}`;
export const unknown = 'نامعلوم';
export const thisSession = 'همین نشست';
export const end = 'پایان';
export const sessionEnded = 'نشست پایان یافت.';
export const sessionEndFailed = 'پایان دادن به نشست ممکن نشد';
export const othersEnded = 'همهٔ نشست‌های دیگر شما پایان یافت.';
export const othersEndFailed = 'پایان دادن به نشست‌ها ممکن نشد';
export const addAppTitle = 'افزودن برنامهٔ احراز هویت';
export const aboutAddingApp =
  'این را با برنامهٔ احراز هویت خود اسکن کنید، یا کلید محرمانه را در آن بنویسید. سپس کدی را که نشان می‌دهد وارد کنید.';
export const beginFailed = 'آغاز کار ممکن نشد. لطفاً دوباره بکوشید.';
export const makingSecret = 'در حال ساختن کلید محرمانه…';
export const addAppFailed = 'افزودن برنامه ممکن نشد';
export const pictureFailed =
  'تصویری که باید اسکن شود بارگذاری نشد. کلید محرمانهٔ زیر همان را می‌گوید.';
export const secret = 'کلید محرمانه';
export const openApp = 'باز کردن برنامه در همین دستگاه';
export const appCode = 'کدی که برنامه نشان می‌دهد';
export const adding = 'در حال افزودن…';
export const add = 'افزودن';
export const appAdded = 'برنامهٔ احراز هویت افزوده شد';
export const passkeyAdded = 'گذرکلید افزوده شد';
export const codesMade = 'کدهای بازیابی تازه ساخته شد';
export const removeAppTitle = 'برداشتن برنامهٔ احراز هویت';
export const aboutRemovingApp = 'از این پس با کدهای آن نمی‌توانید وارد شوید.';
export const removing = 'در حال برداشتن…';
export const remove = 'برداشتن';
export const appRemoved = 'برنامهٔ احراز هویت برداشته شد';
export const makeCodesTitle = 'ساختن کدهای بازیابی تازه';
export const aboutMakingCodes = 'کدهایی که اکنون دارید دیگر به کار نخواهد آمد.';
export const making = 'در حال ساختن…';
export const makeCodes = 'ساختن کدهای تازه';
export const aboutPasskeys =
  'اثر انگشت، چهره یا پین شما در یکی از دستگاه‌هایتان، یا یک کلید امنیتی.';
export const addPasskey = 'افزودن گذرکلید';
export const aboutApp = 'برنامه‌ای در تلفن شما که هر ۳۰ ثانیه کد تازه‌ای نشان می‌دهد.';
export const removeApp = 'برداشتن برنامه';
export const addApp = 'افزودن برنامه';
export const fewCodes =
  'کدهای بازیابی کمی برایتان مانده است. پیش از آنکه لازمشان داشته باشید، کدهای تازه بسازید.';
export const renamePasskeyNamed = (name: string) => `تغییر نام ${name}`;
export const rename = 'تغییر نام';
export const removePasskeyNamed = (name: string) => `برداشتن ${name}`;
export const addPasskeyTitle = 'افزودن گذرکلید';
export const aboutAddingPasskey =
  'مرورگر شما اثر انگشت، چهره، پین یا کلید امنیتی شما را خواهد خواست.';
export const passkey = 'گذرکلید';
export const waiting = 'در انتظار…';
export const addPasskeyFailed = 'افزودن گذرکلید ممکن نشد';
export const renamePasskey = 'تغییر نام گذرکلید';
export const save = 'ذخیره';
export const removePasskey = 'برداشتن گذرکلید';
export const passkeyRemoved = 'گذرکلید برداشته شد';
export const nameHint = 'تا آن را باز بشناسید.';
export const qrCode = 'کد QR برای برنامهٔ احراز هویت';
export const codesCopied = 'کدهای بازیابی کپی شد';
export const codesNotCopied = 'کدها کپی نشد. لطفاً آنها را انتخاب یا دانلود کنید.';
export const codesFile = (siteName: string, text: string) =>
  `کدهای بازیابی برای ${siteName}\nهر کد یک بار به کار می‌آید.\n\n${text}`;
export const codesTitle = 'کدهای بازیابی شما';
export const recoveryCodes = 'کدهای بازیابی';
export const copy = 'کپی';
export const download = 'دانلود';
export const print = 'چاپ';
export const codesKept = 'آنها را نگه داشته‌ام';
export const secondFactor = 'عامل دوم';
export const aboutSecondFactor =
  'با عامل دوم، کسی که تنها گذرواژهٔ شما را بداند نمی‌تواند به جای شما وارد شود. نشست‌هایی که هم‌اکنون باز است باز می‌ماند.';
export const secondFactorLoadError = 'عامل دوم شما بارگذاری نشد. لطفاً دوباره بکوشید.';
export const loadingSecondFactor = 'در حال بارگذاری عامل دوم شما';
export const hasPasskey = 'این دستگاه برای حساب شما هم‌اکنون گذرکلید دارد.';
export const noPasskeyHere = 'در این نشانی نمی‌توان گذرکلید ساخت.';
export const noPasskeyMade = 'گذرکلیدی ساخته نشد. لطفاً دوباره بکوشید.';
export const passkeysNeedAddress =
  'گذرکلیدها به سایتی نیاز دارد که نشانی https از آنِ خود داشته باشد. گردانندهٔ این سایت می‌تواند PUBLIC_URL را تعیین کند. برنامهٔ احراز هویت در اینجا نیز کار می‌کند.';
export const passkeysWorkAt = (passkeyOrigin: string) =>
  `گذرکلیدها تنها در \u2068${passkeyOrigin}\u2069 کار می‌کند. برای افزودن گذرکلید، پیشخوان را در آنجا باز کنید.`;
export const browserWithoutPasskeys =
  'این مرورگر گذرکلیدها را نمی‌شناسد. برنامهٔ احراز هویت با هر مرورگری کار می‌کند.';
export const removeAppFailed = 'برداشتن برنامهٔ احراز هویت ممکن نشد';
export const renamePasskeyFailed = 'تغییر نام گذرکلید ممکن نشد';
export const removePasskeyFailed = 'برداشتن گذرکلید ممکن نشد';
export const makeCodesFailed = 'ساختن کدهای بازیابی تازه ممکن نشد';
export const passkeys = 'گذرکلیدها';
export const app = 'برنامهٔ احراز هویت';
export const appAddedAt = <Part>(added: Part): SentenceParts<Part> => ['افزوده‌شده: ', added];
export const passkeyDetails = <Part>(
  synced: boolean,
  added: Part,
  lastUsed: Part | null,
  host: string | null,
): SentenceParts<Part> => [
  `${synced ? 'گذرکلید، در همهٔ دستگاه‌های همگام شما' : 'گذرکلید، در یک دستگاه'}. افزوده‌شده: `,
  added,
  ...(lastUsed === null ? [] : ['؛ آخرین استفاده: ', lastUsed]),
  host === null ? '.' : `. تنها در \u2068${host}\u2069 کار می‌کند.`,
];
export const removePasskeyQuestion = <Part>(name: Part): SentenceParts<Part> => [
  'از این پس با ',
  name,
  ' نمی‌توانید وارد شوید. شاید گذرکلید در دستگاه شما بماند؛ می‌توانید آن را در همان‌جا حذف کنید.',
];
export const codesLeft = (count: number) =>
  `${number(count)} کد باقی مانده است، برای هنگامی که هیچ‌یک از موارد بالا در دسترس نباشد.`;
export const aboutCodes = <Part>(siteName: Part): SentenceParts<Part> => [
  'اگر عامل دوم خود را از دست بدهید، با یکی از این کدها می‌توانید وارد ',
  siteName,
  ' شوید. هر کد یک بار به کار می‌آید. کدها تنها اکنون نشان داده می‌شود: آنها را در کنار مدارک مهم خود نگه دارید.',
];
export const endSession = (device: string, network: string) =>
  `پایان دادن به نشست: ${device || 'دستگاه ناشناخته'}، \u2068${network}\u2069`;
export const language = 'زبان';
export const aboutLanguage =
  'زبانی که پیشخوان را به آن می‌خوانید. آنچه افراد نوشته‌اند همان‌گونه که هست می‌ماند.';
export const communityLanguage = (ownName: string) => `زبان جامعه (${ownName})`;
export const languageFailed = 'ذخیرهٔ زبان ممکن نشد';
