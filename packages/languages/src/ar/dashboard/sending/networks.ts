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
  'تتلقى برامجكم اقتباس كل يوم، وتُخبَر كذلك، ما دامت اللقاءات مفعَّلة، بكل لقاء للجميع يُعلَن عنه أو يتغيّر. والتوقيع وفق «Standard Webhooks».';
export const address = 'العنوان';
export const secret = 'المفتاح السري';
export const secretHint =
  '\u2068whsec_\u2069 ثم ما بين ٢٤ و٦٤ بايت بترميز base64. وبه يتحقق البرنامج المستقبِل من التوقيع.';
export const secretStored = 'هناك مفتاح سري محفوظ. اتركوا الحقل فارغًا للإبقاء عليه.';
export const addWebhook = 'إضافة خطاف ويب';
export const removeWebhook = (number: string) => `إزالة خطاف الويب ${number}`;
export const webhookName = (number: string) => `خطاف الويب ${number}`;
export const tryIt = 'اختبار';
export const trying = 'جارٍ الاختبار…';
export const aboutTrying = 'يُختبر ما هو محفوظ، ولا يُنشر شيء.';
export const aboutTryingWebhook = 'يُختبر ما هو محفوظ، ويتلقى البرنامج رسالة تجريبية.';
export const works = 'يعمل';
export const doesNotWork = 'لا يعمل';
export const notAnswered = 'لم يأتِ رد خلال ١٥ ثانية.';
export const noAccount = 'لا يوجد رمز أو مفتاح سري يمكن قراءته.';
export const tryFailed = 'تعذّر الاختبار';
