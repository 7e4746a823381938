import { number, plural } from './words.ts';

/** The forms of a noun beside a count; `ofTwo` is two of them after a preposition, or of something. */
type Noun = readonly [
  one: string,
  two: string,
  ofTwo: string,
  few: string,
  many: string,
  other: string,
];

export const nouns = {
  quote: ['اقتباس واحد', 'اقتباسان', 'اقتباسين', 'اقتباسات', 'اقتباسًا', 'اقتباس'],
  row: ['صف واحد', 'صفان', 'صفين', 'صفوف', 'صفًا', 'صف'],
  day: ['يوم واحد', 'يومان', 'يومين', 'أيام', 'يومًا', 'يوم'],
  date: ['تاريخ واحد', 'تاريخان', 'تاريخين', 'تواريخ', 'تاريخًا', 'تاريخ'],
  code: ['رمز واحد', 'رمزان', 'رمزين', 'رموز', 'رمزًا', 'رمز'],
  'holy-day': [
    'يوم مقدس واحد',
    'يومان مقدسان',
    'يومين مقدسين',
    'أيام مقدسة',
    'يومًا مقدسًا',
    'يوم مقدس',
  ],
  'social-link': [
    'رابط تواصل اجتماعي واحد',
    'رابطا تواصل اجتماعي',
    'رابطي تواصل اجتماعي',
    'روابط تواصل اجتماعي',
    'رابط تواصل اجتماعي',
    'رابط تواصل اجتماعي',
  ],
  user: ['مستخدم واحد', 'مستخدمان', 'مستخدمين', 'مستخدمين', 'مستخدمًا', 'مستخدم'],
  entry: ['سجل واحد', 'سجلان', 'سجلين', 'سجلات', 'سجلًا', 'سجل'],
  change: ['تغيير واحد', 'تغييران', 'تغييرين', 'تغييرات', 'تغييرًا', 'تغيير'],
  event: ['حدث أمني واحد', 'حدثان أمنيان', 'حدثين أمنيين', 'أحداث أمنية', 'حدثًا أمنيًا', 'حدث أمني'],
  time: ['مرة واحدة', 'مرتان', 'مرتين', 'مرات', 'مرة', 'مرة'],
  town: ['مدينة واحدة', 'مدينتان', 'مدينتين', 'مدن', 'مدينة', 'مدينة'],
  person: ['شخص واحد', 'شخصان', 'شخصين', 'أشخاص', 'شخصًا', 'شخص'],
  character: ['حرف واحد', 'حرفان', 'حرفين', 'أحرف', 'حرفًا', 'حرف'],
  cell: ['خلية واحدة', 'خليتان', 'خليتين', 'خلايا', 'خلية', 'خلية'],
  sheet: ['ورقة واحدة', 'ورقتان', 'ورقتين', 'أوراق', 'ورقة', 'ورقة'],
  part: ['جزء واحد', 'جزآن', 'جزأين', 'أجزاء', 'جزءًا', 'جزء'],
  field: ['حقل واحد', 'حقلان', 'حقلين', 'حقول', 'حقلًا', 'حقل'],
  passkey: [
    'مفتاح مرور واحد',
    'مفتاحا مرور',
    'مفتاحي مرور',
    'مفاتيح مرور',
    'مفتاح مرور',
    'مفتاح مرور',
  ],
  translation: ['ترجمة واحدة', 'ترجمتان', 'ترجمتين', 'ترجمات', 'ترجمة', 'ترجمة'],
  text: ['نص واحد', 'نصان', 'نصين', 'نصوص', 'نصًا', 'نص'],
  example: ['مثال واحد', 'مثالان', 'مثالين', 'أمثلة', 'مثالًا', 'مثال'],
  note: ['ملاحظة واحدة', 'ملاحظتان', 'ملاحظتين', 'ملاحظات', 'ملاحظة', 'ملاحظة'],
} as const satisfies Readonly<Record<string, Noun>>;

/** One and two are said without a numeral. */
function said(count: number, [one, two, ofTwo, few, many, other]: Noun, isOf: boolean): string {
  const written = number(count);
  return plural(count, {
    zero: `${written} ${other}`,
    one,
    two: isOf ? ofTwo : two,
    few: `${written} ${few}`,
    many: `${written} ${many}`,
    other: `${written} ${other}`,
  });
}

/**
 * A count with its noun, as the subject of a sentence.
 *
 * @example counted(2, nouns.quote); // 'اقتباسان'
 * @example counted(5, nouns.quote); // '٥ اقتباسات'
 */
export const counted = (count: number, noun: Noun): string => said(count, noun, false);

/**
 * The same after a preposition, or of something.
 *
 * @example countedOf(2, nouns.quote); // 'اقتباسين'
 */
export const countedOf = (count: number, noun: Noun): string => said(count, noun, true);
