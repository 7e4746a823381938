export const code = 'الرمز من تطبيق المصادقة';
export const codeHint = 'ستة أرقام، تتجدّد كل ٣٠ ثانية.';
export const recoveryCode = 'رمز الاسترداد';
export const recoveryCodeHint =
  'أحد الرموز التي احتفظتم بها عند إضافة العامل الثاني. كل رمز صالح مرة واحدة.';
export const about = 'كلمة المرور صحيحة. أكّدوا الآن أنكم أنتم.';
export const usePasskey = 'استخدام مفتاح مرور';
export const or = 'أو';
export const useAnotherWay = 'استخدام طريقة أخرى';
export const useRecoveryCode = 'استخدام رمز استرداد';
export const startAgain = 'البدء من جديد';
export const loggingIn = 'جارٍ تسجيل الدخول…';
export const logIn = 'تسجيل الدخول';
export const loginFailed = 'تعذّر تسجيل الدخول';
export const noPasskeyUsed = 'لم يُستخدم مفتاح مرور. حاولوا مرة أخرى أو استخدموا طريقة أخرى.';
