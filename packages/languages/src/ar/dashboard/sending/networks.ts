export const title = 'المنشورات وخطافات الويب';
export const about =
  'كل يوم في الوقت المذكور أعلاه يُنشر اقتباس اليوم هناك تلقائيًا: كاملًا مع مصدره، أو صورةً إن كان أطول مما يتسع له المكان. وما يُعدّ بعد ذلك الوقت يبدأ في اليوم التالي.';
export const postTo = (network: string) => `النشر على ${network}`;
export const chat = 'قناة أو مجموعة';
export const chatHint = 'اسمها، مثل \u2068@friends\u2069، أو رقمها. ويجب أن يكون البوت مشرفًا فيها.';
export const token = 'الرمز';
export const telegramTokenHint = 'كما يعرضه \u2068@BotFather\u2069 على Telegram للبوت الخاص بكم.';
export const mastodonTokenHint =
  'من Mastodon، تحت «التفضيلات» ثم «التطوير»، بالأذونات read:accounts وwrite:media وwrite:statuses.';
export const tokenStored = 'هناك رمز محفوظ. اتركوا الحقل فارغًا للإبقاء عليه.';
export const server = 'الخادم';
export const serverHint = 'عنوانه، مثل https://social.example';
export const tokenOfOther = 'الرمز المحفوظ يخص خادمًا آخر وسيُحذف. أدخلوا رمز هذا الخادم.';
export const language = 'لغة المنشورات';
export const communityLanguage = 'لغة الجامعة';
export const link = 'إضافة عنوان صفحة اليوم';
export const webhooks = 'خطافات الويب';
export const aboutWebhooks =
  'تعلم برامجكم باقتباس كل يوم، وكذلك، ما دامت اللقاءات مشغّلة، بكل لقاء للجميع يُعلَن عنه أو يُغيَّر. موقَّعًا وفق «Standard Webhooks».';
export const address = 'العنوان';
export const secret = 'السر';
export const secretHint =
  'whsec_ ثم ما بين 24 و64 بايت بترميز base64. وبه يتحقق البرنامج المستقبِل من التوقيع.';
export const secretStored = 'هناك سر محفوظ. اتركوا الحقل فارغًا للإبقاء عليه.';
export const addWebhook = 'إضافة خطاف ويب';
export const removeWebhook = (number: string) => `إزالة خطاف الويب ${number}`;
export const webhookName = (number: string) => `خطاف الويب ${number}`;
export const tryIt = 'تجربة';
export const trying = 'جارٍ التجريب…';
export const aboutTrying = 'يُجرَّب ما هو محفوظ. ولا يُنشر شيء.';
export const works = 'إنه يعمل';
export const doesNotWork = 'إنه لا يعمل';
export const notAnswered = 'لم يأتِ رد خلال 15 ثانية.';
export const noAccount = 'لا يوجد رمز أو سر يمكن قراءته.';
export const tryFailed = 'تعذّر التجريب';
