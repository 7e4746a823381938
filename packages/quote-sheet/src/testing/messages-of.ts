/** What is said, in English. */
export const messagesOf = (notes: readonly { readonly message: string }[]): string[] =>
  notes.map(({ message }) => message);
