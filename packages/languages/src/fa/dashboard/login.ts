export const enterYourPassword = 'گذرواژهٔ خود را وارد کنید';
export const aboutPassword =
  'این کار شیوهٔ ورود شما را تغییر می‌دهد. برای اطمینان از اینکه خود شما هستید، لطفاً گذرواژهٔ خود را یک بار دیگر وارد کنید.';
export const goOn = 'ادامه';
export const checking = 'در حال بررسی…';
export const loadingSecondStep = 'در حال بارگذاری مرحلهٔ دوم…';
export const secondStepFailed =
  'مرحلهٔ دوم بارگذاری نشد. لطفاً اتصال خود را بررسی کنید و دوباره بکوشید.';
export const logInAgain = 'ورود دوباره';
export const aboutLoggingInAgain =
  'نشست شما پایان یافته است. چیزی از دست نرفته است: پس از ورود، کارتان را ادامه می‌دهید.';
export const logIn = 'ورود';
export const loggingIn = 'در حال ورود…';
export const loggedIn = 'با موفقیت وارد شدید!';
export const login = 'ورود';
export const needsScript = 'برای ورود، جاوااسکریپت را روشن کنید.';
export const title = 'ورود مدیران';
export const home = 'بازگشت به صفحهٔ نخست';
export const pleaseLogInAgain = 'لطفاً دوباره وارد شوید';
export const about = 'برای دسترسی به پیشخوان مدیریت، نام کاربری و گذرواژهٔ خود را وارد کنید';
export const wrongCredentials = 'نام کاربری یا گذرواژه نادرست است';
export const errorTitle = 'هنگام ورود خطایی روی داد';
export const loginFailed = 'ورود ممکن نشد';
export const wrongPassword = 'گذرواژه نادرست است';
export const passwordNotChecked = 'بررسی گذرواژه ممکن نشد';
export const loadingInvitation = 'در حال بارگذاری دعوت…';
export const invitationFailed = 'دعوت بارگذاری نشد. لطفاً اتصال خود را بررسی کنید و دوباره بکوشید.';
