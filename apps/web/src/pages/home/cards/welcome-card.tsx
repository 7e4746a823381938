import type { HolyDay } from '@bahai-friends/contract';
import { useId } from 'react';
import { monthOf } from '../../../calendar/date-display.ts';
import { useSite } from '../../../site/use-site.ts';
import { texts } from '../../../texts/texts.ts';
import { ExternalLink } from '../../../ui/external-link.tsx';
import { ErrorBoundary } from '../../../ui/feedback/error-boundary.tsx';
import { NinePointedStar } from '../../../ui/ornaments/nine-pointed-star.tsx';
import { Ornament } from '../../../ui/ornaments/ornament.tsx';
import { BETWEEN_NAMES, DayElsewhere } from './day-elsewhere.tsx';
import { useHolyDaysToday } from './day-names.ts';

/** The most letters that fit on one line on a laptop in the largest size. */
const SHORT_NAME = 12;

interface WelcomeCardProps {
  /** The next holy days, as the server rendered them. */
  readonly holyDays?: HolyDay[] | undefined;
}

/** The head of the page: the site's name, its tagline, and the face of the community's day. */
export function WelcomeCard({ holyDays }: WelcomeCardProps) {
  const headingId = useId();
  const { siteName, tagline, today } = useSite();
  return (
    <section aria-labelledby={headingId} className="welcome">
      <div>
        <h1 id={headingId}>
          <NinePointedStar />
          <bdi>{siteName}</bdi>
        </h1>
        <p dir="auto" className="tagline">
          {tagline}
        </p>
        <ExternalLink href="https://www.bahai.org" className="read-on">
          {texts.officialWebsite}
        </ExternalLink>
      </div>
      <div className="day-face">
        <Ornament month={monthOf(today)} />
        <ErrorBoundary fallback={null}>
          <HolyDayToday holyDays={holyDays} />
        </ErrorBoundary>
      </div>
    </section>
  );
}

/** The content of the page's head on a holy day. */
function HolyDayToday({ holyDays }: WelcomeCardProps) {
  const today = useHolyDaysToday(holyDays);
  const names = today.join(BETWEEN_NAMES);
  return (
    names && (
      <>
        <p dir="auto" className={`day-name ${names.length > SHORT_NAME ? 'is-long' : ''}`}>
          {names}
        </p>
        <DayElsewhere holyDays={today} />
      </>
    )
  );
}
