import type { SentenceParts } from '../../../sentence-parts.ts';
import { number } from '../../words.ts';

type Kind = 'upload' | 'bulk deletion' | 'schedule';

const KINDS: Readonly<Record<Kind, string>> = {
  upload: 'آپلود',
  'bulk deletion': 'حذف گروهی',
  schedule: 'تاریخ‌گذاری',
};

export const loading = 'در حال بارگذاری آپلودها و تغییرات';
export const loadError = 'آپلودها و تغییرات بارگذاری نشد. لطفاً دوباره بکوشید.';
export const none = 'در ۳۰ روز گذشته آپلود، حذف گروهی یا تاریخ‌گذاری‌ای انجام نشده است.';
export const about =
  'آنچه یک‌جا تغییر کرده است تا ۳۰ روز می‌تواند یک‌جا برگردانده شود؛ هر داوطلبی می‌تواند این کار را بکند.';
export const kind = (kind: Kind) => KINDS[kind];
export const what = 'چه کاری';
export const quotes = 'سخنان';
export const when = 'زمان';
export const by = 'انجام‌دهنده';
export const undo = 'برگرداندن';
export const undone = 'برگردانده شد';
export const until = <Part>(moment: Part): SentenceParts<Part> => ['تا ', moment];
export const undoOf = (kind: Kind, file: string | null) =>
  `برگرداندن ${KINDS[kind]}${file === null ? '' : ` \u2068${file}\u2069`}`;

const NOT_TAKEN_BACK =
  'سخنانی که کسی پس از آن تغییرشان داده است، یا تاریخشان در این میان از آنِ سخن دیگری شده است، همان‌گونه که هست می‌ماند. خودِ این کار برگشت‌پذیر نیست.';

export const undoTitle = (kind: Kind) => `برگرداندن ${KINDS[kind]}`;
export const undoing = 'در حال برگرداندن…';
export const undoQuestion = (kind: Kind, count: number) => {
  const some = `${number(count)} سخن`;
  const done: Readonly<Record<Kind, string>> = {
    upload: `این آپلود دربارهٔ ${some} بود: آنچه افزوده است حذف می‌شود، و آنچه تغییر داده یا حذف کرده است همان می‌شود که پیش از آن بود.`,
    'bulk deletion': `${some} همان‌گونه که پیش از حذف بود باز می‌گردد.`,
    schedule: `${some} باز همان تاریخ پیشین را خواهد داشت.`,
  };
  return `${done[kind]} ${NOT_TAKEN_BACK}`;
};
