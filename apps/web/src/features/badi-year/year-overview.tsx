import {
  AYYAM_I_HA,
  ayyamIHaOf,
  fastOf,
  isProjected,
  nawRuzOf,
  toBadiDate,
} from '@bahai-friends/badi-calendar';
import type { BadiYearData } from '@bahai-friends/contract';
import type { ReactNode } from 'react';
import { Card } from '../../ui/card.tsx';
import { texts } from './texts.ts';

/** When what is kept in a year is kept. */
export function YearOverview({ year, holyDays }: BadiYearData) {
  return (
    <Card title={texts.overview()} className="year-overview">
      <dl>
        <Fact name={texts.firstDay()}>{texts.fullDate(nawRuzOf(year))}</Fact>
        <Fact name={texts.monthName(AYYAM_I_HA)}>{texts.span(ayyamIHaOf(year))}</Fact>
        <Fact name={texts.theFast()}>{texts.span(fastOf(year))}</Fact>
      </dl>
      <h3>{texts.holyDays()}</h3>
      {holyDays.length === 0 ? (
        <p>{texts.noHolyDays()}</p>
      ) : (
        <ul>
          {holyDays.map(({ id, name, date }) => (
            <li key={id}>
              <bdi>{name}</bdi>
              <span>{texts.dayAndMonth(toBadiDate(date))}</span>
              <time dateTime={date}>{texts.weekdayAndDay(date)}</time>
            </li>
          ))}
        </ul>
      )}
      <div className="year-notes">
        <p>{texts.beginsAtSunset()}</p>
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
