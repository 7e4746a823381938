const ARABIC_ZERO = 0x0660;
const PERSIAN_ZERO = 0x06f0;
const FULL_WIDTH_ZERO = 0xff10;

/** Combining marks (once decomposed), joiners, direction marks, soft hyphens, and the Arabic tatweel. */
const UNSEEN = /[\p{M}\p{Cf}\p{Default_Ignorable_Code_Point}\u0640]/gu;
/** Arabic keyboards have other yehs and kafs than Persian ones; both write both languages. */
const ARABIC_YEH_AND_KAF = /[\u064a\u0649\u0643]/g;

/**
 * A text as it is compared with known words: lower case, without accents and other marks, zero-width and
 * direction characters; full-width letters as usual ones, Arabic ي and ك as Persian ی and ک, the Greek sigma
 * at the end of a word as any other. Spaces, punctuation and digits stay, except that full-width ones become
 * ASCII (Unicode NFKD).
 *
 * @example
 * foldText('Année'); // 'annee'
 * foldText('كتاب\u200f'); // 'کتاب'
 */
export function foldText(text: string): string {
  return text
    .normalize('NFKD')
    .toLowerCase()
    .replace(UNSEEN, '')
    .replaceAll('ς', 'σ')
    .replace(ARABIC_YEH_AND_KAF, (letter) => (letter === '\u0643' ? 'ک' : 'ی'));
}

/**
 * A text with its Arabic, Persian and full-width digits as ASCII digits.
 *
 * @example
 * asciiDigits('۲۰۲۷/۰۳/۲۱'); // '2027/03/21'
 */
export function asciiDigits(text: string): string {
  return text.replace(/[\u0660-\u0669\u06f0-\u06f9\uff10-\uff19]/g, (digit) => {
    const code = digit.charCodeAt(0);
    if (code >= FULL_WIDTH_ZERO) return String(code - FULL_WIDTH_ZERO);
    return String(code >= PERSIAN_ZERO ? code - PERSIAN_ZERO : code - ARABIC_ZERO);
  });
}
