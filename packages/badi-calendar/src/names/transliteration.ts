/*
 * The Arabic names in the transliteration that most languages of Latin script share. Each list is one
 * text, because every page that shows a date carries it.
 */
const MONTHS =
  'Bahá Jalál Jamál ʻAẓamat Núr Raḥmat Kalimát Kamál Asmáʼ ʻIzzat ' +
  'Mashíyyat ʻIlm Qudrat Qawl Masáʼil Sharaf Sulṭán Mulk ʻAláʼ Ayyám-i-Há';
const WEEKDAYS = 'Jalál Jamál Kamál Fidál ʻIdál Istijlál Istiqlál';

export const months: readonly string[] = /* @__PURE__ */ Object.freeze(MONTHS.split(' '));

export const weekdays: readonly string[] = /* @__PURE__ */ Object.freeze(WEEKDAYS.split(' '));
