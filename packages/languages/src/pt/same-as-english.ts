/** Texts that are the same as the English ones. */
export const sameAsEnglish: readonly string[] = [
  'documents.sharing.mail',
  'documents.sharing.sizes.story',
];
