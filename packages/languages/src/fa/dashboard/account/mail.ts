export const forgot = 'گذرواژه را فراموش کرده‌اید؟';
export const aboutForgot =
  'نام کاربری خود را وارد کنید. اگر حساب نشانی ایمیل تأییدشده‌ای داشته باشد، پیوندی به آنجا می‌رسد که با آن گذرواژهٔ تازه‌ای برمی‌گزینید.';
export const sendLink = 'فرستادن پیوند';
export const sendingLink = 'در حال فرستادن…';
export const sent = 'صندوق ایمیل خود را ببینید';
export const linkSent =
  'اگر چنین حسابی باشد و نشانی ایمیل تأییدشده‌ای داشته باشد، پیوندی به آنجا در راه است. یک بار و تا ۳۰ دقیقه معتبر است.';
export const nothingCame =
  'اگر چیزی نرسید، در میان ایمیل‌های ناخواسته بگردید. داوطلب دیگری نیز می‌تواند به شما گذرواژهٔ تازه بدهد.';
export const askFailed = 'درخواست پیوند ممکن نشد. لطفاً دوباره تلاش کنید.';
export const backToLogin = 'بازگشت به ورود';
export const resetTitle = 'گذرواژهٔ تازه‌ای برگزینید';
export const aboutReset =
  'با این کار همهٔ نشست‌های شما پایان می‌یابد. عامل دوم، اگر داشته باشید، همچون پیش خواسته می‌شود.';
export const confirmTitle = 'نشانی ایمیل خود را تأیید کنید';
export const aboutConfirm = 'دکمه را فشار دهید تا از این پس اعلان‌های حساب شما به این نشانی برسد.';
export const confirm = 'تأیید';
export const confirming = 'در حال تأیید…';
export const confirmed = 'نشانی ایمیل شما تأیید شد.';
export const confirmFailed = 'تأیید نشانی ممکن نشد. لطفاً دوباره تلاش کنید.';
export const logInToConfirm = 'برای تأیید نشانی ایمیل حساب خود وارد شوید';
export const email = 'نشانی ایمیل';
export const aboutEmail =
  'اعلان‌های حساب شما به اینجا می‌رسد: گذرواژهٔ تازه، تغییر عامل دوم یا این نشانی، ورود از مرورگری ناشناخته. و پیوندی، اگر گذرواژهٔ خود را فراموش کنید.';
export const stored =
  'نشانی به‌صورت رمزشده نگهداری می‌شود، به هیچ‌کس نشان داده نمی‌شود، و هنگامی که آن را بردارید یا حساب شما حذف شود پاک می‌شود.';
export const isConfirmed = 'تأییدشده';
export const isNotConfirmed =
  'هنوز تأیید نشده است: وقتی پیوندی را که به آنجا فرستاده شد به کار ببرید معتبر می‌شود.';
export const lookInInbox =
  'صندوق ایمیل خود را ببینید: نشانی وقتی معتبر می‌شود که پیوند آنجا را به کار ببرید.';
export const give = 'ذخیره';
export const remove = 'برداشتن نشانی';
export const removing = 'در حال برداشتن…';
export const removed = 'نشانی برداشته شد.';
export const giveFailed = 'ذخیرهٔ نشانی ممکن نشد';
export const removeFailed = 'برداشتن نشانی ممکن نشد';
export const loadError = 'بارگذاری نشانی ایمیل شما ممکن نشد. لطفاً دوباره تلاش کنید.';
export const loading = 'در حال بارگذاری نشانی ایمیل شما';
export const inviteEmail = 'نشانی ایمیل (اختیاری)';
export const aboutInviteEmail = 'پیوند به آنجا نیز فرستاده می‌شود؛ نشانی نگهداری نمی‌شود.';
