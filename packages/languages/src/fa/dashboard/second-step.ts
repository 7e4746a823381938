export const code = 'کد برنامهٔ احراز هویت شما';
export const codeHint = 'شش رقم، هر ۳۰ ثانیه تازه می‌شود.';
export const recoveryCode = 'کد بازیابی';
export const recoveryCodeHint =
  'یکی از کدهایی که هنگام افزودن عامل دوم نگه داشتید. هر کد یک بار به کار می‌آید.';
export const about = 'گذرواژهٔ شما درست است. اکنون تأیید کنید که خود شما هستید.';
export const usePasskey = 'استفاده از گذرکلید';
export const or = 'یا';
export const useAnotherWay = 'استفاده از راهی دیگر';
export const useRecoveryCode = 'استفاده از کد بازیابی';
export const startAgain = 'شروع دوباره';
export const loggingIn = 'در حال ورود…';
export const logIn = 'ورود';
export const loginFailed = 'ورود ممکن نشد';
export const noPasskeyUsed =
  'از گذرکلیدی استفاده نشد. دوباره بکوشید، یا از راهی دیگر استفاده کنید.';
