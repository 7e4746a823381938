import type { SentenceParts } from '../../sentence-parts.ts';
import { countedOf, nouns } from '../counted.ts';

export const noPlace =
  'لم يُحدَّد مكان. عند تحديده تبيّن الصفحة الرئيسية متى تغرب الشمس هناك ويبدأ اليوم التالي في التقويم البديع.';
export const aboutPlace =
  'يُعرض الاسم؛ أما الإحداثيات فلا تغادر الخادم أبدًا إلا إلى هذا النموذج، ولا تُحفظ إلا بدقة عُشر درجة، أي نحو ١١ كيلومترًا، لأن المكان قد يكون منزل أحد.';
export const clearPlace = 'مسح المكان';
export const sunsetUnsaved =
  'سيكون الغروب غروب أقرب مدينة في القائمة إلى هذه الإحداثيات ضمن ١٠٠ كيلومتر، وإلا فغروب وسط درجتها الكاملة. وبعد الحفظ يُذكر ذلك هنا.';
export const sunsetOfTown = (name: string, country: string) =>
  `الغروب في الصفحة الرئيسية هو غروب ${name}، ${country}: أقرب مدينة في القائمة إلى هذه الإحداثيات، لكيلا يستطيع أحد حسابها منه.`;
export const sunsetOfDegree =
  'لا توجد مدينة في القائمة ضمن ١٠٠ كيلومتر. الغروب في الصفحة الرئيسية هو غروب وسط الدرجة الكاملة لهذه الإحداثيات، لكيلا يستطيع أحد حسابها منه.';
export const latitude = 'خط العرض';
export const longitude = 'خط الطول';
export const saved = 'تم حفظ الإعدادات بنجاح!';
export const community = 'الجامعة';
export const placeAndDay = 'المكان واليوم';
export const site = 'الموقع';
export const stateTitle = 'النسخ الاحتياطي والحالة';
export const stateLoadError = 'تعذّر تحميل حالة الموقع. يُرجى المحاولة مرة أخرى.';
export const loadingState = 'جارٍ تحميل الحالة';
export const postgresql = 'PostgreSQL';
export const onTheServer = 'على الخادم';
export const downloaded = 'تم تنزيلها من هنا';
export const noBackup = 'لا توجد بعد';
export const downloading = 'جارٍ التنزيل…';
export const downloadBackup = 'تنزيل نسخة احتياطية';
export const todayThere = (day: string, time: string) =>
  `تتغيّر الاقتباسات والأيام المقدسة عند منتصف الليل هناك. اليوم هناك ${day} والساعة ${time}.`;
export const opensInNewTab = '(يُفتح في علامة تبويب جديدة)';
export const townChosen = (name: string, country: string) =>
  `${name}، ${country}: تم ملء المكان والمنطقة الزمنية.`;
export const findTown = 'البحث عن مدينة';
export const townsFailed = 'تعذّر البحث عن المدن. يُرجى المحاولة مرة أخرى.';
export const noTown =
  'لا توجد مدينة بهذا الاسم. اكتبوا اسم مدينة أكبر قريبة؛ ويمكن تغيير اسمها أدناه.';
export const searching = 'جارٍ البحث';
export const townsFound = (count: number) => `تم العثور على ${countedOf(count, nouns.town)}`;
export const towns = 'المدن';
export const saveFailed = 'تعذّر حفظ الإعدادات';
export const backupDownloaded = 'النسخة الاحتياطية بين تنزيلاتكم.';
export const backupFailed = 'تعذّر تنزيل النسخة الاحتياطية.';
export const downloadError = 'خطأ في التنزيل';
export const credit = <Part>(geoNames: Part): SentenceParts<Part> => [
  'يملأ المكان ومنطقته الزمنية. مدن عدد سكانها ١٥٬٠٠٠ نسمة فأكثر، من ',
  geoNames,
  ' (\u2068CC BY 4.0\u2069).',
];
export const lastBackup = 'آخر نسخة احتياطية';
export const backupAt = <Part>(at: Part, where: string): SentenceParts<Part> => [at, `، ${where}`];
export const database = 'قاعدة البيانات';
export const embedded = 'مدمجة';
export const databaseIs = (size: string, kind: string) => `${size}، ${kind}`;
export const freeDisk = 'المساحة الخالية على القرص';
export const version = 'الإصدار';
export const aboutBackups = <Part>(command: Part): SentenceParts<Part> => [
  'النسخة الاحتياطية ملف واحد فيه كل شيء، بما في ذلك الأسماء وبصمات كلمات المرور: احتفظوا به حيث لا يصل إليه غيركم، وليس على الخادم. ويستعيده من يدير الخادم بالأمر ',
  command,
  '.',
];
