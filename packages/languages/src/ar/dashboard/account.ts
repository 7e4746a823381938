import type { SentenceParts } from '../../sentence-parts.ts';
import { counted, nouns } from '../counted.ts';

export const passwordChanged = 'تم تغيير كلمة المرور. وقد انتهت جلساتكم الأخرى.';
export const changePassword = 'تغيير كلمة المرور';
export const changing = 'جارٍ التغيير…';
export const mySessions = 'جلساتي';
export const aboutSessions =
  'الأماكن التي سجّلتم الدخول منها. إذا وجدتم جلسة لا تعرفونها فأنهوها وغيّروا كلمة المرور.';
export const sessionsLoadError = 'تعذّر تحميل جلساتكم. يُرجى المحاولة مرة أخرى.';
export const loadingSessions = 'جارٍ تحميل الجلسات';
export const endOthers = 'إنهاء كل الجلسات الأخرى';
export const device = 'الجهاز';
export const network = 'الشبكة';
export const lastUse = 'آخر استخدام';
export const unknownDevice = 'جهاز غير معروف';
export const deviceOn = (browser: string, system: string) => `${browser} على ${system}`;
export const unknown = 'غير معروف';
export const thisSession = 'هذه الجلسة';
export const end = 'إنهاء';
export const sessionEnded = 'انتهت الجلسة.';
export const sessionEndFailed = 'تعذّر إنهاء الجلسة';
export const othersEnded = 'انتهت كل جلساتكم الأخرى.';
export const othersEndFailed = 'تعذّر إنهاء الجلسات';
export const addAppTitle = 'إضافة تطبيق مصادقة';
export const aboutAddingApp =
  'امسحوا هذا الرمز بتطبيق المصادقة، أو اكتبوا المفتاح السري فيه. ثم أدخلوا الرمز الذي يعرضه.';
export const beginFailed = 'تعذّر البدء. يُرجى المحاولة مرة أخرى.';
export const makingSecret = 'جارٍ إنشاء مفتاح سري…';
export const addAppFailed = 'تعذّرت إضافة التطبيق';
export const pictureFailed = 'تعذّر تحميل الصورة المراد مسحها. المفتاح السري أدناه يؤدي الغرض نفسه.';
export const secret = 'المفتاح السري';
export const openApp = 'فتح التطبيق على هذا الجهاز';
export const appCode = 'الرمز الذي يعرضه التطبيق';
export const adding = 'جارٍ الإضافة…';
export const add = 'إضافة';
export const appAdded = 'تمت إضافة تطبيق المصادقة';
export const passkeyAdded = 'تمت إضافة مفتاح المرور';
export const codesMade = 'تم إنشاء رموز استرداد جديدة';
export const removeAppTitle = 'إزالة تطبيق المصادقة';
export const aboutRemovingApp = 'لن يمكنكم بعد ذلك تسجيل الدخول برموزه.';
export const removing = 'جارٍ الإزالة…';
export const remove = 'إزالة';
export const appRemoved = 'تمت إزالة تطبيق المصادقة';
export const makeCodesTitle = 'إنشاء رموز استرداد جديدة';
export const aboutMakingCodes = 'لن تعود الرموز التي لديكم الآن صالحة.';
export const making = 'جارٍ الإنشاء…';
export const makeCodes = 'إنشاء رموز جديدة';
export const aboutPasskeys = 'بصمة إصبعكم أو وجهكم أو رقمكم السري على أحد أجهزتكم، أو مفتاح أمان.';
export const addPasskey = 'إضافة مفتاح مرور';
export const aboutApp = 'تطبيق على هاتفكم يعرض رمزًا جديدًا كل ٣٠ ثانية.';
export const removeApp = 'إزالة التطبيق';
export const addApp = 'إضافة تطبيق';
export const fewCodes =
  'لم يبقَ لديكم سوى القليل من رموز الاسترداد. أنشئوا رموزًا جديدة قبل أن تحتاجوا إليها.';
export const renamePasskeyNamed = (name: string) => `إعادة تسمية ${name}`;
export const rename = 'إعادة التسمية';
export const removePasskeyNamed = (name: string) => `إزالة ${name}`;
export const addPasskeyTitle = 'إضافة مفتاح مرور';
export const aboutAddingPasskey =
  'سيطلب المتصفح بصمة إصبعكم أو وجهكم أو رقمكم السري أو مفتاح الأمان.';
export const passkey = 'مفتاح مرور';
export const waiting = 'جارٍ الانتظار…';
export const addPasskeyFailed = 'تعذّرت إضافة مفتاح المرور';
export const renamePasskey = 'إعادة تسمية مفتاح المرور';
export const save = 'حفظ';
export const removePasskey = 'إزالة مفتاح المرور';
export const passkeyRemoved = 'تمت إزالة مفتاح المرور';
export const nameHint = 'لكي تتعرّفوا عليه فيما بعد.';
export const qrCode = 'رمز QR لتطبيق المصادقة';
export const codesCopied = 'تم نسخ رموز الاسترداد';
export const codesNotCopied = 'تعذّر نسخ الرموز. يُرجى تحديدها أو تنزيلها.';
export const codesFile = (siteName: string, text: string) =>
  `رموز الاسترداد: ${siteName}\nكل رمز صالح مرة واحدة.\n\n${text}`;
export const codesTitle = 'رموز الاسترداد الخاصة بكم';
export const recoveryCodes = 'رموز الاسترداد';
export const copy = 'نسخ';
export const download = 'تنزيل';
export const print = 'طباعة';
export const codesKept = 'لقد احتفظت بها';
export const secondFactor = 'العامل الثاني';
export const aboutSecondFactor =
  'مع العامل الثاني لا يستطيع مَن عرف كلمة المرور وحدها أن يسجّل الدخول باسمكم. أما الجلسات المفتوحة الآن فتبقى مفتوحة.';
export const secondFactorLoadError = 'تعذّر تحميل العامل الثاني. يُرجى المحاولة مرة أخرى.';
export const loadingSecondFactor = 'جارٍ تحميل العامل الثاني';
export const hasPasskey = 'لهذا الجهاز مفتاح مرور لحسابكم بالفعل.';
export const noPasskeyHere = 'لا يمكن إنشاء مفاتيح مرور على هذا العنوان.';
export const noPasskeyMade = 'لم يُنشأ مفتاح مرور. يُرجى المحاولة مرة أخرى.';
export const passkeysNeedAddress =
  'تحتاج مفاتيح المرور إلى موقع له عنوان https خاص به. يمكن لمن يدير هذا الموقع أن يحدّد PUBLIC_URL. ويعمل تطبيق المصادقة هنا أيضًا.';
export const passkeysWorkAt = (passkeyOrigin: string) =>
  `تعمل مفاتيح المرور على \u2068${passkeyOrigin}\u2069 فقط. افتحوا لوحة التحكم هناك لإضافة مفتاح.`;
export const browserWithoutPasskeys =
  'هذا المتصفح لا يعرف مفاتيح المرور. أما تطبيق المصادقة فيعمل مع كل متصفح.';
export const removeAppFailed = 'تعذّرت إزالة تطبيق المصادقة';
export const renamePasskeyFailed = 'تعذّرت إعادة تسمية مفتاح المرور';
export const removePasskeyFailed = 'تعذّرت إزالة مفتاح المرور';
export const makeCodesFailed = 'تعذّر إنشاء رموز استرداد جديدة';
export const passkeys = 'مفاتيح المرور';
export const app = 'تطبيق المصادقة';
export const appAddedAt = <Part>(added: Part): SentenceParts<Part> => ['تاريخ الإضافة: ', added];
export const passkeyDetails = <Part>(
  synced: boolean,
  added: Part,
  lastUsed: Part | null,
  host: string | null,
): SentenceParts<Part> => [
  `${synced ? 'مفتاح مرور على كل أجهزتكم المتزامنة' : 'مفتاح مرور على جهاز واحد'}. تاريخ الإضافة: `,
  added,
  ...(lastUsed === null ? [] : ['، آخر استخدام: ', lastUsed]),
  host === null ? '.' : `. يعمل على \u2068${host}\u2069 فقط.`,
];
export const removePasskeyQuestion = <Part>(name: Part): SentenceParts<Part> => [
  'لن يمكنكم بعد ذلك تسجيل الدخول بواسطة ',
  name,
  '. قد يبقى المفتاح على جهازكم، ويمكنكم حذفه من هناك.',
];
export const codesLeft = (count: number) =>
  `المتبقي: ${counted(count, nouns.code)}، تحسُّبًا لفقدان كل ما سبق.`;
export const aboutCodes = <Part>(siteName: Part): SentenceParts<Part> => [
  'إذا فقدتم العامل الثاني، يتيح لكم أحد هذه الرموز الدخول إلى ',
  siteName,
  '. كل رمز صالح مرة واحدة. لا تُعرض الرموز إلا الآن: احتفظوا بها حيث تحتفظون بأوراقكم المهمة.',
];
export const endSession = (device: string, network: string) =>
  `إنهاء الجلسة: ${device || 'جهاز غير معروف'}، \u2068${network}\u2069`;
export const language = 'اللغة';
export const aboutLanguage = 'اللغة التي تقرؤون بها لوحة التحكم. أما ما كتبه الناس فيبقى كما هو.';
export const communityLanguage = (ownName: string) => `لغة الجامعة (${ownName})`;
export const languageFailed = 'تعذّر حفظ اللغة';
