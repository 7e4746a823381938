import { DEFAULT_SITE_NAME } from '@bahai-friends/contract/default-site-name';
import { type DateDisplay, dateDisplay } from '../../../calendar/date-display.ts';
import { useLocalDay } from '../../../calendar/use-today.ts';
import { BackLink } from '../gallery/back-link.tsx';
import {
  CompactTable,
  CurrentDates,
  LiveValues,
  StackedDates,
  ThreeColumns,
} from './date-layouts.tsx';
import './combined-date.css';

interface CombinedDatePageProps {
  /** The server's day, so that the first paint is complete, and readable without JavaScript. */
  readonly renderedDay: string;
}

/** Today in both calendars, in the present design and in possible ones. */
export function CombinedDatePage({ renderedDay }: CombinedDatePageProps) {
  const today = useLocalDay() ?? renderedDay;
  const date = dateDisplay(today);
  return (
    <div className="page">
      <header>
        <BackLink href="/">Back to Home</BackLink>
        <h1>Combined Date Design Concept</h1>
        <p className="lead">Today in two calendars, brought together in one line.</p>
      </header>
      <main>
        <section aria-labelledby="today">
          <h2 id="today">Today</h2>
          <LiveValues date={date} />
        </section>
        <Comparison date={date} />
        <OnMobile date={date} />
        <p className="note">
          <strong>Note:</strong> the Badí day of the week is not shown on the main site.
        </p>
      </main>
      <footer>{`© ${today.slice(0, 4)} ${DEFAULT_SITE_NAME}`}</footer>
    </div>
  );
}

interface DateProps {
  readonly date: DateDisplay;
}

function Comparison({ date }: DateProps) {
  return (
    <div className="comparison">
      <section aria-labelledby="current" className="current">
        <h2 id="current">Current design</h2>
        <p>Two dates, one below the other.</p>
        <CurrentDates date={date} />
      </section>
      <section aria-labelledby="new">
        <h2 id="new">New three-column layout</h2>
        <p>Day of the week, Badí date and Gregorian date at one glance.</p>
        <ThreeColumns date={date} />
      </section>
    </div>
  );
}

function OnMobile({ date }: DateProps) {
  return (
    <section aria-labelledby="mobile">
      <h2 id="mobile">On mobile</h2>
      <p>Two ways to fit the three columns on a small screen.</p>
      <div className="phones">
        <section aria-labelledby="stacked">
          <h3 id="stacked">Stacked layout</h3>
          <StackedDates date={date} />
        </section>
        <section aria-labelledby="compact">
          <h3 id="compact">Compact table</h3>
          <CompactTable date={date} />
        </section>
      </div>
    </section>
  );
}
