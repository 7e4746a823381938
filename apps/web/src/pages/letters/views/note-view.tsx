/** The result, in a few sentences. */
export function NoteView({ texts }: { readonly texts: readonly string[] }) {
  return texts.map((text) => <p key={text}>{text}</p>);
}
