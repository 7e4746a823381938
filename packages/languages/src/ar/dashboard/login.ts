export const enterYourPassword = 'أدخلوا كلمة المرور';
export const aboutPassword =
  'هذا يغيّر طريقة تسجيل دخولكم. للتأكد من أنكم أنتم، يُرجى إدخال كلمة المرور مرة أخرى.';
export const goOn = 'متابعة';
export const checking = 'جارٍ التحقق…';
export const loadingSecondStep = 'جارٍ تحميل الخطوة الثانية…';
export const secondStepFailed =
  'تعذّر تحميل الخطوة الثانية. يُرجى التحقق من الاتصال والمحاولة مرة أخرى.';
export const logInAgain = 'تسجيل الدخول مرة أخرى';
export const aboutLoggingInAgain =
  'انتهت جلستكم. لم يضِع شيء: بعد تسجيل الدخول تتابعون ما كنتم تفعلونه.';
export const logIn = 'تسجيل الدخول';
export const loggingIn = 'جارٍ تسجيل الدخول…';
export const loggedIn = 'تم تسجيل الدخول بنجاح!';
export const login = 'تسجيل الدخول';
export const needsScript = 'يُرجى تفعيل JavaScript لتسجيل الدخول.';
export const title = 'دخول المشرفين';
export const home = 'العودة إلى الصفحة الرئيسية';
export const pleaseLogInAgain = 'يُرجى تسجيل الدخول مرة أخرى';
export const about = 'أدخلوا اسم المستخدم وكلمة المرور للوصول إلى لوحة تحكم المشرفين';
export const wrongCredentials = 'اسم المستخدم أو كلمة المرور غير صحيحة';
export const errorTitle = 'حدث خطأ أثناء تسجيل الدخول';
export const loginFailed = 'تعذّر تسجيل الدخول';
export const wrongPassword = 'كلمة المرور غير صحيحة';
export const passwordNotChecked = 'تعذّر التحقق من كلمة المرور';
export const loadingInvitation = 'جارٍ تحميل الدعوة…';
export const invitationFailed = 'تعذّر تحميل الدعوة. يُرجى التحقق من الاتصال والمحاولة مرة أخرى.';
