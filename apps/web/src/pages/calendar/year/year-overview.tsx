import {
  AYYAM_I_HA,
  ayyamIHaOf,
  fastOf,
  isProjected,
  nawRuzOf,
  toBadiDate,
} from '@bahai-friends/badi-calendar';
import type { ReactNode } from 'react';
import type { BadiYearData } from '../../../calendar/badi-year.ts';
import { texts } from '../../../calendar/badi-year-texts.ts';
import { whole } from '../../../texts/whole.ts';
import { Card } from '../../../ui/card.tsx';

/** The dates of a year's observances. */
export function YearOverview({ year, holyDays }: BadiYearData) {
  return (
    <Card title={whole().documents.year.overview} className="year-overview">
      <dl>
        <Fact name={whole().documents.year.firstDay}>{whole().days.full(nawRuzOf(year))}</Fact>
        <Fact name={texts.monthName(AYYAM_I_HA)}>{whole().days.span(ayyamIHaOf(year))}</Fact>
        <Fact name={whole().documents.year.theFast}>{whole().days.span(fastOf(year))}</Fact>
      </dl>
      <h3>{whole().documents.year.holyDays}</h3>
      {holyDays.length === 0 ? (
        <p>{whole().documents.year.noHolyDays}</p>
      ) : (
        <ul>
          {holyDays.map(({ id, name, date }) => (
            <li key={id}>
              {/* It begins at the same edge as the others, whatever the direction of the name. */}
              <p>
                <bdi>{name}</bdi>
              </p>
              <span>{texts.dayAndMonth(toBadiDate(date))}</span>
              <time dateTime={date}>{whole().days.weekdayAndDay(date)}</time>
            </li>
          ))}
        </ul>
      )}
      <div className="year-notes">
        <p>{whole().documents.year.beginsAtSunset}</p>
        {isProjected(year) && <p>{texts.projected()}</p>}
      </div>
    </Card>
  );
}

function Fact({ name, children }: { readonly name: string; readonly children: ReactNode }) {
  return (
    <div>
      <dt>{name}</dt>
      <dd>{children}</dd>
    </div>
  );
}
