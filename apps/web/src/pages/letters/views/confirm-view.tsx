import { whole } from '../../../texts/whole.ts';

/** The button that confirms the subscription: opening the page alone changes nothing. */
export function ConfirmView({ token }: { readonly token: string }) {
  const { text, button } = whole().letters.confirm;
  return (
    <form method="post" action={`/letters/confirm/${token}`}>
      <p>{text}</p>
      <button type="submit">{button}</button>
    </form>
  );
}
