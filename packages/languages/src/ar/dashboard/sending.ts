import type { SentenceParts } from '../../sentence-parts.ts';

export const title = 'الإرسال';
export const about =
  'كل ما يرسله الموقع يمر من هنا. وما دمتم لم تضبطوا شيئًا فلن يتصل بأي جهة. تُحفظ كلمات المرور والمفاتيح مشفَّرة، ولا تُعرض مرة أخرى أبدًا.';
export const loading = 'جارٍ تحميل إعدادات الإرسال';
export const loadError = 'تعذّر تحميل إعدادات الإرسال. يُرجى المحاولة مرة أخرى.';

export const mailAccount = 'حساب البريد';
export const noMail = 'لم يُضبط أي حساب بريد: لا يرسل الموقع أي بريد.';
export const setUpMail = 'ضبط حساب بريد';
export const aboutMail =
  'يخبركم مزوّد البريد بما يُكتب هنا، وغالبًا تحت عنوان «SMTP» أو «البريد الصادر».';
export const host = 'الخادم';
export const port = 'المنفذ';
export const encryption = 'التشفير';
export const tls = 'TLS من البداية (المنفذ ٤٦٥ عادةً)';
export const starttls = 'STARTTLS (المنفذ ٥٨٧ عادةً)';
export const noEncryption = 'من دون تشفير (لخادم بريد على هذا الجهاز فقط)';
export const usernameHint = 'اتركوه فارغًا إذا كان الخادم لا يطلب تسجيل الدخول.';
export const passwordStored = 'توجد كلمة مرور محفوظة. اتركوا الحقل فارغًا للإبقاء عليها.';
export const passwordOfOther =
  'كلمة المرور المحفوظة تخص خادمًا آخر وستُحذف. أدخلوا كلمة مرور هذا الخادم.';
export const removePassword = 'حذف كلمة المرور المحفوظة';
export const fromName = 'اسم المرسل';
export const fromNameHint = 'مَن يأتي منه البريد، كاسم جامعتكم مثلًا.';
export const fromAddress = 'عنوان المرسل';
export const replyTo = 'عنوان الرد';
export const replyToHint = 'إلى أين تذهب الردود. اتركوه فارغًا إذا كانت تذهب إلى عنوان المرسل.';
export const perHour = 'عدد الرسائل في الساعة';
export const perHourHint = 'بقدر ما يسمح به المزوّد. والحقل الفارغ يعني بلا حد.';
export const signs = 'توقيع الرسائل (DKIM)';
export const signsHint =
  'بالتوقيع تعرف خدمات البريد الأخرى أن الرسالة منكم حقًّا. وكثير من المزوّدين يوقّعون بأنفسهم: فاتركوا هذا عندئذٍ غير مفعَّل.';
export const domain = 'النطاق';
export const selector = 'المحدِّد';
export const publicKeyAt = <Part>(name: Part): SentenceParts<Part> => [
  'يوجد المفتاح العام في DNS تحت الاسم ',
  name,
  '.',
];
export const privateKey = 'المفتاح الخاص';
export const privateKeyHint =
  'مفتاح RSA بطول ٢٠٤٨ بت أو أكثر. الصقوه كاملًا، من «\u2068-----BEGIN\u2069» إلى «\u2068-----END\u2069».';
export const privateKeyStored = 'يوجد مفتاح محفوظ. اتركوا الحقل فارغًا للإبقاء عليه.';
export const removeMail = 'إزالة حساب البريد';
export const removeMailTitle = 'هل تُزيلون حساب البريد؟';
export const aboutRemovingMail =
  'لن يُرسل بريد بعد ذلك، ويُلغى ما ينتظر الإرسال، وتُحذف كلمة المرور والمفتاح المحفوظان.';
export const mailRemoved = 'أُزيل حساب البريد.';

export const times = 'موعد الإرسال';
export const sendAt = 'الوقت';
export const sendAtHint = (timeZone: string) =>
  `ما يخص يومًا ما يُرسل ابتداءً من هذا الوقت، حسب المنطقة الزمنية \u2068${timeZone}\u2069.`;
export const weeklyOn = 'يوم الأسبوع';
export const weeklyOnHint = 'في هذا اليوم تُرسل الرسالة الأسبوعية.';
export const saved = 'حُفظت إعدادات الإرسال.';
export const saveFailed = 'تعذّر حفظ إعدادات الإرسال';

export const state = 'سير الإرسال';
export const loadingState = 'جارٍ تحميل سير الإرسال';
export const stateLoadError = 'تعذّر تحميل سير الإرسال. يُرجى المحاولة مرة أخرى.';
export const notRefreshed = 'تعذّر تحديث هذه الأرقام. ستُعاد المحاولة تلقائيًا.';
export const mail = 'البريد';
export const waiting = 'قيد الانتظار';
export const sent = 'أُرسلت';
export const failed = 'أخفقت';
export const dropped = 'أُلغيت';
export const perhapsSent = 'ربما أُرسلت';
export const lastSent = 'آخر إرسال';
export const nothingYet = 'لا شيء بعد';
export const lastError = 'آخر خطأ';
export const aboutDropped =
  'ما يخفق يُترك بعد ست محاولات خلال ١٥ ساعة. ويُلغى ما فقد معناه قبل أن يأتي دوره.';

export const testTitle = 'رسالة تجريبية';
export const testTo = 'العنوان';
export const aboutTest = 'تُرسل عبر الحساب المحفوظ.';
export const sendTest = 'إرسال رسالة تجريبية';
export const sendingTest = 'جارٍ الإرسال…';
export const testTaken = 'قبِل خادم البريد الرسالة التجريبية';
export const lookIntoInbox =
  'يُرجى النظر في صندوق الوارد، وفي البريد غير المرغوب فيه أيضًا. جواب الخادم:';
export const testFailed = 'لم تُرسل الرسالة التجريبية';
export const reasonGiven = 'السبب المذكور:';
export const senderNotRunning = 'برنامج الإرسال لا يعمل. يُرجى إبلاغ من يعتني بالخادم.';
export const notAnswered = 'لم يُجب خادم البريد خلال ١٥ ثانية. قد تصل الرسالة مع ذلك.';
export const testNotPossible = 'تعذّر إرسال الرسالة التجريبية';

export const pausedTitle = 'الإرسال متوقف';
export const aboutPause =
  'استُعيدت نسخة احتياطية، ولم يُعرف مَن أنهى رسائله منذ إعداد تلك النسخة. لا يُرسل شيء إلى أن تستأنفوا الإرسال. ومَن أنهاها منذ ذلك الحين ستصله الرسائل من جديد: فأزيلوا أولًا ما تعرفونه من العناوين في قسم «الرسائل».';
export const resume = 'استئناف الإرسال';
export const resuming = 'جارٍ الاستئناف…';
export const resumed = 'يتواصل الإرسال. وما كان موعده أثناء التوقف لا يُرسل.';
export const resumeFailed = 'تعذّر استئناف الإرسال';

export const keyMissing = 'مفتاح التشفير غير موجود';
export const keyUnfit = 'مفتاح التشفير غير مطابق';
export const aboutKey =
  'بهذا المفتاح تُشفَّر كلمات مرور الحسابات وعناوين الزائرين. ومن دون المفتاح الصحيح لا يُرسل شيء ولا يمكن حفظ شيء من هذا القبيل. أما كل ما عدا ذلك فيعمل.';
export const putBack = <Part>(file: Part, variable: Part, command: Part): SentenceParts<Part> => [
  'يُرجى أن تطلبوا ممّن يعتني بالخادم إعادته إلى مكانه: ملفًّا باسم ',
  file,
  ' في مجلد بيانات الموقع، أو في ',
  variable,
  '. وإذا كان أحد قد احتفظ به على الورق فقد أظهره الأمر ',
  command,
  '.',
];
export const ifKeyIsLost = 'إذا ضاع المفتاح نهائيًا فيمكنكم البدء من جديد.';
export const beginAnew = 'البدء من جديد';
export const beginAnewTitle = 'هل تبدؤون من جديد من دون المفتاح؟';
export const aboutBeginningAnew =
  'يُحذف كل ما لا يستطيع أحد قراءته من دون المفتاح: كلمة مرور حساب البريد ومفتاحه الخاص، وجميع الاشتراكات في الرسائل. وعلى الناس أن يشتركوا من جديد، ولا يستطيع أحد أن يكتب إليهم بذلك. ولا يمكن التراجع عن هذا، حتى إن وُجد المفتاح.';
export const beginningAnew = 'جارٍ الحذف…';
export const begunAnew = 'بدأتم من جديد. إذا كانت لحساب البريد كلمة مرور فأدخلوها الآن مرة أخرى.';
export const beginAnewFailed = 'تعذّر البدء من جديد';
