/** The Arabic names in the transliteration that most languages of Latin script share. */
export const months: readonly string[] = /* @__PURE__ */ Object.freeze([
  'Bahá',
  'Jalál',
  'Jamál',
  'ʻAẓamat',
  'Núr',
  'Raḥmat',
  'Kalimát',
  'Kamál',
  'Asmáʼ',
  'ʻIzzat',
  'Mashíyyat',
  'ʻIlm',
  'Qudrat',
  'Qawl',
  'Masáʼil',
  'Sharaf',
  'Sulṭán',
  'Mulk',
  'ʻAláʼ',
  'Ayyám-i-Há',
]);

export const weekdays: readonly string[] = /* @__PURE__ */ Object.freeze([
  'Jalál',
  'Jamál',
  'Kamál',
  'Fidál',
  'ʻIdál',
  'Istijlál',
  'Istiqlál',
]);
