/** The English sentences of notes. */
export const messagesOf = (notes: readonly { readonly message: string }[]): string[] =>
  notes.map(({ message }) => message);
