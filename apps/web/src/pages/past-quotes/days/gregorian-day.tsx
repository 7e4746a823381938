import { whole } from '../../../texts/whole.ts';

/** A civil day as people read it. */
export function GregorianDay({ day }: { readonly day: string }) {
  return <time dateTime={day}>{whole().gregorian(day)}</time>;
}
