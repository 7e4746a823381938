import { whole } from '../../../texts/whole.ts';

/** The button that ends all letters at once. */
export function EndView({ token }: { readonly token: string }) {
  const { text, button } = whole().letters.end;
  return (
    <form method="post" action={`/letters/end/${token}`}>
      <p>{text}</p>
      <button type="submit">{button}</button>
    </form>
  );
}
