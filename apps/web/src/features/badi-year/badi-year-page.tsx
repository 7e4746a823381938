import type { BadiYearData } from '@bahai-friends/contract';

/** A Badí year, month by month. */
export function BadiYearPage({ year, holyDays }: BadiYearData) {
  return (
    <>
      <h1>{year} B.E.</h1>
      <ul>
        {holyDays.map(({ id, name, date }) => (
          <li key={id}>
            {date} <bdi>{name}</bdi>
          </li>
        ))}
      </ul>
    </>
  );
}
