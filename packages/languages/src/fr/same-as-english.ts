/** Texts that are the same as the English ones: the word is the language's own, too. */
export const sameAsEnglish: readonly string[] = [
  'page.contact',
  'documents.sharing.mail',
  'documents.sharing.sizes.portrait',
  'documents.sharing.sizes.story',
  'letters.privacy.questions',
  'gatherings.programme.title',
  'gatherings.programme.parts.consultation',
  'notifications.title',
];
