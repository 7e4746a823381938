import { toBadiDate } from '@bahai-friends/badi-calendar';
import type { FastTimes } from '@bahai-friends/contract';
import { texts } from '../../../calendar/badi-year-texts.ts';
import { timeOfDay } from '../../../calendar/time-of-day.ts';
import { whole } from '../../../texts/whole.ts';

/** The days of the Fast, each with its times. */
export function FastTable({ days, timeZone }: Pick<FastTimes, 'days' | 'timeZone'>) {
  const { fast } = whole().documents.takeHome;
  const timeOr = (instant: string | null, none: string) =>
    instant === null ? (
      <small>{none}</small>
    ) : (
      <time dateTime={instant}>{timeOfDay(instant, timeZone)}</time>
    );
  return (
    <table className="fast-table">
      <thead>
        <tr>
          <th scope="col" colSpan={2}>
            {fast.day}
          </th>
          <th scope="col">{fast.sunrise}</th>
          <th scope="col">{fast.sunset}</th>
        </tr>
      </thead>
      <tbody>
        {days.map(({ civilDay, sunrise, sunset }) => (
          <tr key={civilDay}>
            <th scope="row">{texts.dayAndMonth(toBadiDate(civilDay))}</th>
            <td>
              <time dateTime={civilDay}>{whole().days.weekdayAndDay(civilDay)}</time>
            </td>
            <td>{timeOr(sunrise, fast.noSunrise)}</td>
            <td>{timeOr(sunset, fast.noSunset)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
