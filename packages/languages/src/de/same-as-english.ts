/** Texts that are the same as the English ones. */
export const sameAsEnglish: readonly string[] = [
  'gatherings.online',
  'gatherings.onlineOf',
  'accountMail.browser',
];
