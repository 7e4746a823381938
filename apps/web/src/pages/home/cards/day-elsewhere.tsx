import { useCommunityDay } from '../../../site/use-site.ts';
import { spoken } from '../../../texts/spoken.ts';
import { texts } from '../../../texts/texts.ts';
import { characterOf } from './character-of-day.ts';

/** Never at the end of a line, nor at the start of one. */
export const BETWEEN_NAMES = '\u00a0·\u00a0';

interface DayElsewhereProps {
  /** Of the community's day, besides what its Badí date makes it. */
  readonly holyDays: readonly string[];
}

/** What the community's day is, to visitors whose day is another one; it stands where others read its names. */
export function DayElsewhere({ holyDays }: DayElsewhereProps) {
  const day = useCommunityDay();
  const names = [...holyDays, ...characterOf(day)].join(BETWEEN_NAMES);
  return (
    // Browsers may have other editions of the Unicode CLDR than the server.
    <p dir="auto" className="day-elsewhere quiet" suppressHydrationWarning>
      {texts.inTheCommunity(spoken.gregorian(day), names)}
    </p>
  );
}
