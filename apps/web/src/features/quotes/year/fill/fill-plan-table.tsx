import { counted, formatNumber } from '@bahai-friends/contract';
import { formatDay } from '@bahai-friends/languages/format-day';
import type { FillPlan, FillSource } from './fill-plan.ts';
import './fill-plan-table.css';

/** More days than a year has are counted, not listed. */
const LISTED_MAX = 366;

interface FillPlanTableProps {
  readonly plan: FillPlan;
  readonly source: FillSource;
}

/** Which day gets which quote. */
export function FillPlanTable({ plan, source }: FillPlanTableProps) {
  const { days } = plan;
  const more = days.length - LISTED_MAX;
  return (
    <div className="space-y-3">
      <p role="status">{summaryOf(plan, source)}</p>
      {days.length > 0 && (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a keyboard scrolls what has the focus
        <section aria-label="Plan" tabIndex={0} className="fill-plan">
          <table>
            <thead>
              <tr>
                <th scope="col">Day</th>
                <th scope="col">Quote</th>
              </tr>
            </thead>
            <tbody>
              {days.slice(0, LISTED_MAX).map(({ civilDay, quote }) => (
                <tr key={civilDay}>
                  <th scope="row">{formatDay(civilDay)}</th>
                  <td>
                    <span dir="auto" className="line-clamp-2 wrap-anywhere">
                      {quote.text}
                    </span>
                    {quote.displayDate !== null && (
                      <span className="text-muted">from {formatDay(quote.displayDate)}</span>
                    )}
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
          {more > 0 && <p className="p-3 text-muted">and {counted(more, 'day')} more</p>}
        </section>
      )}
    </div>
  );
}

/** How many days are filled from when to when, and what is left. */
function summaryOf({ days, gapCount, candidateCount }: FillPlan, source: FillSource): string {
  if (gapCount === 0) return 'Every day from the first to the last has a quote already.';
  const [first, last] = [days[0], days.at(-1)];
  if (!first || !last) return `There are no ${source} quotes to use.`;
  const span =
    first === last
      ? `on ${formatDay(first.civilDay)}`
      : `from ${formatDay(first.civilDay)} to ${formatDay(last.civilDay)}`;
  const open = gapCount - days.length;
  const left = candidateCount - days.length;
  const rest =
    open > 0
      ? `${counted(open, 'day')} of the span stay${open === 1 ? 's' : ''} without a quote.`
      : left > 0
        ? `${counted(left, `${source} quote`)} ${left === 1 ? 'is' : 'are'} left.`
        : 'No day of the span stays without a quote.';
  return `${formatNumber(days.length)} ${days.length === 1 ? 'day gets a quote' : 'days get quotes'}, ${span}. ${rest}`;
}
