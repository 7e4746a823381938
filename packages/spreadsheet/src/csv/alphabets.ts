import type { SingleByteEncoding } from './encodings.ts';

/** Letters of names from Persian and Arabic, which stand in texts of any language. */
const OF_NAMES = 'áéíú';

const WESTERN = [
  'àâæçéèêëîïôœùûüÿ', // French
  'äöüß', // German
  'áéíñóúü', // Spanish
  'áâãàçéêíóôõúü', // Portuguese
  'àèéìíîòóùú', // Italian
  'àçéèíïóòúü', // Catalan
  'áéëèêíïóöúüû', // Dutch
  'åäæöøéàóô', // Danish, Norwegian, Swedish
  'åäöšž', // Finnish
  'áðéíóúýþæö', // Icelandic
  'áéíóú', // Irish
  'äõöüšž', // Estonian
];
const CENTRAL = [
  'ąćęłńóśźż', // Polish
  'áčďéěíňóřšťúůýž', // Czech
  'áäčďéíĺľňóôŕšťúýž', // Slovak
  'áéíóöőúüű', // Hungarian
  'ăâîşţ', // Romanian
  'čćđšž', // Croatian, Slovenian
  'çë', // Albanian
  'äöüß', // German
];
const CYRILLIC = [
  'абвгдеёжзийклмнопрстуфхцчшщъыьэюя', // Russian, Bulgarian
  'абвгґдеєжзиіїйклмнопрстуфхцчшщьюя', // Ukrainian
  'абвгдеёжзійклмнопрстуўфхцчшыьэюя', // Belarusian
  'абвгдђежзијклљмнњопрстћуфхцчџш', // Serbian
  'абвгдѓежзѕијклљмнњопрстќуфхцчџш', // Macedonian
];
const ARABIC = ['ءآأؤإئابةتثجحخدذرزسشصضطظعغفقكلمنهوىيپچژگکٹڈڑںھہے'];
const BALTIC = [
  'āčēģīķļņšūžōŗ', // Latvian
  'ąčęėįšųūž', // Lithuanian
  'äõöüšž', // Estonian
];

const withNames = (alphabets: readonly string[]): ReadonlySet<string>[] =>
  alphabets.map((letters) => new Set(letters + OF_NAMES));

/**
 * Small letters beyond ASCII of the languages that an encoding is used for, one set for each, with those
 * of common loan words; https://cldr.unicode.org has them as exemplar characters.
 */
export const ALPHABETS: Readonly<Record<SingleByteEncoding, readonly ReadonlySet<string>[]>> = {
  'windows-1252': withNames(WESTERN),
  'windows-1250': withNames(CENTRAL),
  'windows-1251': CYRILLIC.map((letters) => new Set(letters)),
  'windows-1256': ARABIC.map((letters) => new Set(letters)),
  'windows-1257': withNames(BALTIC),
};
