import { whole } from '../../../texts/whole.ts';

/** Links to the programme of a meeting: for printing, and for a screen in the room. */
export function ProgrammeLinks({ address }: { readonly address: string }) {
  const { programme } = whole().gatherings;
  return (
    <p className="ways">
      <a href={`${address}/programme`} className="button">
        {programme.booklet}
      </a>
      <a href={`${address}/show`} className="button">
        {programme.slides}
      </a>
    </p>
  );
}
