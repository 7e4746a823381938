export const forgot = 'نسيتم كلمة المرور؟';
export const aboutForgot =
  'أدخلوا اسم المستخدم. إن كان للحساب عنوان بريد إلكتروني مؤكَّد، يصل إليه رابط تختارون به كلمة مرور جديدة.';
export const sendLink = 'إرسال الرابط';
export const sendingLink = 'جارٍ الإرسال…';
export const sent = 'انظروا في بريدكم الوارد';
export const linkSent =
  'إن وُجد هذا الحساب وكان له عنوان بريد إلكتروني مؤكَّد، فالرابط في طريقه إليه. وهو صالح مرة واحدة ولمدة ٣٠ دقيقة.';
export const nothingCame =
  'إن لم يصل شيء فابحثوا بين الرسائل غير المرغوب فيها. ويمكن لمتطوع آخر أيضًا أن يعطيكم كلمة مرور جديدة.';
export const askFailed = 'تعذّر طلب الرابط. يُرجى المحاولة مرة أخرى.';
export const backToLogin = 'العودة إلى تسجيل الدخول';
export const resetTitle = 'اختاروا كلمة مرور جديدة';
export const aboutReset =
  'بذلك تنتهي كل جلساتكم. أما العامل الثاني، إن كان لديكم، فيُطلب كما كان من قبل.';
export const confirmTitle = 'أكّدوا عنوان بريدكم الإلكتروني';
export const aboutConfirm = 'اضغطوا على الزر، فتصل إشعارات حسابكم إلى هذا العنوان من الآن فصاعدًا.';
export const confirm = 'تأكيد';
export const confirming = 'جارٍ التأكيد…';
export const confirmed = 'تم تأكيد عنوان بريدكم الإلكتروني.';
export const confirmFailed = 'تعذّر تأكيد العنوان. يُرجى المحاولة مرة أخرى.';
export const logInToConfirm = 'سجّلوا الدخول لتأكيد عنوان البريد الإلكتروني لحسابكم';
export const email = 'عنوان البريد الإلكتروني';
export const aboutEmail =
  'إلى هنا تصل إشعارات حسابكم: كلمة مرور جديدة، أو تغيير العامل الثاني أو هذا العنوان، أو تسجيل دخول من متصفح غير معروف. وكذلك رابط إن نسيتم كلمة المرور.';
export const stored = 'يُحفظ العنوان مشفَّرًا، ولا يُعرض على أحد، ويُحذف عندما تزيلونه أو يُحذف حسابكم.';
export const isConfirmed = 'مؤكَّد';
export const isNotConfirmed = 'لم يُؤكَّد بعد: يصبح نافذًا عندما تستخدمون الرابط الذي أُرسل إليه.';
export const lookInInbox =
  'انظروا في بريدكم الوارد: يصبح العنوان نافذًا عندما تستخدمون الرابط هناك.';
export const give = 'حفظ';
export const remove = 'إزالة العنوان';
export const removing = 'جارٍ الإزالة…';
export const removed = 'تمت إزالة العنوان.';
export const giveFailed = 'تعذّر حفظ العنوان';
export const removeFailed = 'تعذّرت إزالة العنوان';
export const loadError = 'تعذّر تحميل عنوان بريدكم الإلكتروني. يُرجى المحاولة مرة أخرى.';
export const loading = 'جارٍ تحميل عنوان بريدكم الإلكتروني';
export const inviteEmail = 'عنوان البريد الإلكتروني (اختياري)';
export const aboutInviteEmail = 'يُرسل الرابط إلى هناك أيضًا؛ ولا يُحفظ العنوان.';
