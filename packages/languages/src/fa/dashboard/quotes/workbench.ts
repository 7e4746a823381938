import type { SentenceParts } from '../../../sentence-parts.ts';
import { day as dayName, languageName, listed, number } from '../../words.ts';

export const reading = 'در حال خواندن فایل…';
export const downloadList = 'دانلود فهرست';
export const notRead = 'فایل خوانده نشد';
export const notReadAgain = 'فایل دوباره خوانده نشد';
export const tooManyCells = (max: number) =>
  `در اینجا حداکثر ${number(max)} سلول فایل را می‌توان درست کرد. لطفاً دیگر سلول‌ها را در خودِ فایل درست کنید`;

export const columnIn = (column: string, language: string): string =>
  `${column} (${languageName(language)})`;
export const day = (text: string) => dayName(text);

type Status = 'new' | 'same' | 'changed' | 'outdated' | 'conflict' | 'problem' | 'left out';

const STATUSES: Readonly<Record<Status, string>> = {
  new: 'تازه',
  same: 'بدون چیز تازه',
  changed: 'تغییریافته',
  outdated: 'کهنه‌شده',
  conflict: 'تاریخ گرفته‌شده',
  problem: 'مشکل‌دار',
  'left out': 'کنارگذاشته',
};

export const statusOf = (status: Status) => STATUSES[status];
export const rowsToShow = 'ردیف‌هایی که نشان داده می‌شود';
export const problems = (count: number) => `ردیف‌های مشکل‌دار (${number(count)})`;
export const allRows = (count: number) => `همهٔ ردیف‌ها (${number(count)})`;
export const rowsOf = (status: Status, count: number) => `${STATUSES[status]} (${number(count)})`;

type Counts = Readonly<Record<Status, number>>;

export const summary = (counts: Counts) => {
  const { problem, same, changed, outdated, conflict } = counts;
  const parts = [
    `${number(counts.new + conflict)} سخن افزوده می‌شود`,
    conflict > 0 && `${number(conflict)} تا از آنها در تاریخی که سخن دیگری دارد`,
    problem > 0 && `${number(problem)} ردیف مشکل دارد`,
    same > 0 && `${number(same)} ردیف از پیش ذخیره شده یا تکراری است`,
    changed > 0 && `${number(changed)} سخن ذخیره‌شده تغییر می‌کند`,
    outdated > 0 && `${number(outdated)} ردیف از سخن ذخیره‌شدهٔ خود قدیمی‌تر است`,
    counts['left out'] > 0 && `${number(counts['left out'])} ردیف کنار گذاشته می‌شود`,
  ];
  return `${parts.filter(Boolean).join('، ')}.`;
};

export const firstChooseColumns = 'نخست انتخاب کنید که هر ستون چه دارد.';
export const firstAnswer = 'نخست به پرسش بالا پاسخ دهید.';
export const firstCorrect = (rows: number) =>
  rows === 1
    ? 'نخست ردیف مشکل‌دار را درست کنید یا کنار بگذارید.'
    : `نخست ${number(rows)} ردیف مشکل‌دار را درست کنید یا کنار بگذارید.`;
export const firstDecide = (rows: number) =>
  `نخست برای ${number(rows)} سخن ذخیره‌شده که پس از ساخته شدن این فایل تغییر کرده است انتخاب کنید که چه شود.`;

export const leaveOutAll = (count: number) => `کنار گذاشتن همهٔ ردیف‌های مشکل‌دار (${number(count)})`;
export const putAllBack = (count: number) => `بازگرداندن همه (${number(count)})`;
export const changeAll = (count: number) => `تغییر همهٔ کهنه‌شده‌ها (${number(count)})`;
export const keepAll = (count: number) => `نگه داشتن همهٔ سخنان ذخیره‌شدهٔ تازه‌تر (${number(count)})`;

export const noRows = 'ردیفی برای نمایش نیست';
export const rowsHelp =
  'برای درست کردن هر سلول، آن را بزنید. با صفحه‌کلید: کلیدهای پیکان جابه‌جا می‌کند، Enter ویرایش و ثبت می‌کند، و Escape به حال پیش برمی‌گرداند.';
export const rowsOfFile = 'ردیف‌های فایل';
export const row = 'ردیف';
export const leaveOut = 'کنار گذاشتن';
export const putBack = 'بازگرداندن';
export const leaveOutRow = (row: number) => `کنار گذاشتن ردیف ${number(row)}`;
export const putBackRow = (row: number) => `بازگرداندن ردیف ${number(row)}`;

type Decision = 'change' | 'keep';

const DECISIONS: Readonly<Record<Decision, string>> = {
  change: 'تغییر دادن آن',
  keep: 'نگه داشتن سخن ذخیره‌شده',
};

export const decision = (decision: Decision) => DECISIONS[decision];
export const decisionOf = (decision: Decision, row: number) =>
  `${DECISIONS[decision]}: ردیف ${number(row)}`;
export const empty = 'خالی';
export const stored = 'ذخیره‌شده:';
export const translations = (languages: readonly string[]) =>
  languages.length === 0 ? 'بدون ترجمه' : `ترجمه‌ها: ${listed(languages)}`;
export const cellOf = (column: string, row: number) => `${column}، ردیف ${number(row)}`;
export const valueInFile = <Part>(value: Part): SentenceParts<Part> => ['در فایل: ', value];
export const notKnown = 'نامعلوم';

export const problemLine = (row: number, column: string, message: string) =>
  `ردیف ${number(row)}${column && `، ${column}`}: ${message}`;
