/** Texts that are the same as the English ones: the word is the language's own, too. */
export const sameAsEnglish: readonly string[] = [
  'page.contact',
  'documents.sharing.mail',
  'documents.takeHome.poster.title',
  'gatherings.online',
  'gatherings.onlineOf',
  'notifications.form.discreet',
  'accountMail.browser',
];
