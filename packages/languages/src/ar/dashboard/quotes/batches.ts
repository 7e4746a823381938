import type { SentenceParts } from '../../../sentence-parts.ts';
import { countedOf, nouns } from '../../counted.ts';

type Kind = 'upload' | 'bulk deletion' | 'schedule';

const KINDS: Readonly<Record<Kind, string>> = {
  upload: 'رفع ملف',
  'bulk deletion': 'حذف جماعي',
  schedule: 'جدولة',
};

const UNDO: Readonly<Record<Kind, string>> = {
  upload: 'التراجع عن رفع الملف',
  'bulk deletion': 'التراجع عن الحذف الجماعي',
  schedule: 'التراجع عن الجدولة',
};

export const loading = 'جارٍ تحميل عمليات الرفع والتغييرات';
export const loadError = 'تعذّر تحميل عمليات الرفع والتغييرات. يُرجى المحاولة مرة أخرى.';
export const none = 'لم يُرفع شيء ولم يُحذف جماعيًا ولم يُجدول خلال الأيام الثلاثين الماضية.';
export const about = 'ما تغيّر دفعة واحدة يمكن لأي متطوع أن يتراجع عنه دفعة واحدة، لمدة ٣٠ يومًا.';
export const kind = (kind: Kind) => KINDS[kind];
export const what = 'العملية';
export const quotes = 'الاقتباسات';
export const when = 'الوقت';
export const by = 'بواسطة';
export const undo = 'تراجع';
export const undone = 'تم التراجع';
export const until = <Part>(moment: Part): SentenceParts<Part> => ['حتى ', moment];
export const undoOf = (kind: Kind, file: string | null) =>
  `${UNDO[kind]}${file === null ? '' : ` \u2068${file}\u2069`}`;

const NOT_TAKEN_BACK =
  'الاقتباسات التي غيّرها أحد منذ ذلك الحين، أو التي صار لتاريخها اقتباس آخر، تبقى كما هي. ولا يمكن الرجوع عن هذا التراجع.';

export const undoTitle = (kind: Kind) => UNDO[kind];
export const undoing = 'جارٍ التراجع…';
export const undoQuestion = (kind: Kind, count: number) => {
  const some = countedOf(count, nouns.quote);
  const done: Readonly<Record<Kind, string>> = {
    upload: `شمل رفع هذا الملف ما مجموعه ${some}: سيُحذف ما أضافه، ويعود ما غيّره أو حذفه كما كان.`,
    'bulk deletion': `ستتم استعادة ${some} كما كان الحال قبل الحذف.`,
    schedule: `ستتم إعادة التواريخ السابقة إلى ${some}.`,
  };
  return `${done[kind]} ${NOT_TAKEN_BACK}`;
};
