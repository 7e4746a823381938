import { useCommunityDay } from '../../../site/use-site.ts';
import { spoken } from '../../../texts/spoken.ts';
import { texts } from '../../../texts/texts.ts';
import { characterOf } from './character-of-day.ts';

/** It is neither at the end of a line nor at the start of one. */
export const BETWEEN_NAMES = '\u00a0·\u00a0';

interface DayElsewhereProps {
  /** The holy days of the community's day. */
  readonly holyDays: readonly string[];
}

/** The community's day for visitors whose civil day differs; it takes the place of the names that others see. */
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
