import * as texts from '@bahai-friends/languages/en/dashboard/quotes/year';
import { spoken } from '../../../../texts/spoken.ts';
import { type FillPlan, type FillSource, SAME_TEXT_DAYS } from './fill-plan.ts';
import './fill-plan-table.css';

/** How many days are listed: more than a year has. */
const LISTED_MAX = 366;

interface FillPlanTableProps {
  readonly plan: FillPlan;
  readonly source: FillSource;
}

/** The quote for each day. */
export function FillPlanTable({ plan, source }: FillPlanTableProps) {
  const { days } = plan;
  const more = days.length - LISTED_MAX;
  return (
    <div className="space-y-3">
      <div role="status">
        <p>{summaryOf(plan, source)}</p>
        {plan.leftOut > 0 && <p className="mt-1">{texts.leftOut(plan.leftOut, SAME_TEXT_DAYS)}</p>}
      </div>
      {days.length > 0 && (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a keyboard scrolls what has the focus
        <section aria-label={texts.plan} tabIndex={0} className="fill-plan">
          <table>
            <thead>
              <tr>
                <th scope="col">{texts.day}</th>
                <th scope="col">{texts.quote}</th>
              </tr>
            </thead>
            <tbody>
              {days.slice(0, LISTED_MAX).map(({ civilDay, quote }) => (
                <tr key={civilDay}>
                  <th scope="row">
                    <time dateTime={civilDay}>{spoken.gregorian(civilDay)}</time>
                  </th>
                  <td>
                    <span dir="auto" className="line-clamp-2 wrap-anywhere">
                      {quote.text}
                    </span>
                    {quote.displayDate !== null && (
                      <span className="text-muted">{texts.fromDay(quote.displayDate)}</span>
                    )}
                  </td>
                </tr>
              ))}
            </tbody>
          </table>
          {more > 0 && <p className="p-3 text-muted">{texts.moreDays(more)}</p>}
        </section>
      )}
    </div>
  );
}

/** How many days are filled, the first and last of them, and what is left. */
function summaryOf(
  { days, gapCount, candidateCount, leftOut }: FillPlan,
  source: FillSource,
): string {
  if (gapCount === 0) return texts.noGaps;
  const [first, last] = [days[0], days.at(-1)];
  if (!first || !last) return texts.nothingToUse(source);
  return texts.filled({
    count: days.length,
    first: first.civilDay,
    last: last.civilDay,
    open: gapCount - days.length,
    left: candidateCount - days.length - leftOut,
    source,
  });
}
