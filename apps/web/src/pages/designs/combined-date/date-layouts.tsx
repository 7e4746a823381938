import type { ReactNode } from 'react';
import type { BadiDisplay, DateDisplay } from '../../../calendar/date-display.ts';
import { shortMonth } from '../mockups/short-month.ts';

interface DateProps {
  readonly date: DateDisplay;
}

type LabelledValue = readonly [label: string, value: string];

/** A day in the Badí calendar, such as '19 Bahá, 182 B.E.'. */
function inWords({ day, monthName, year }: BadiDisplay): string {
  return `${day} ${monthName}, ${year} B.E.`;
}

function Values({ values, className }: { values: readonly LabelledValue[]; className: string }) {
  return (
    <dl className={className}>
      {values.map(([label, value]) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}

const threeColumns = ({ gregorian, badi }: DateDisplay): readonly LabelledValue[] => [
  ['Badí Day of the Week', badi.dayName],
  ['Badí Date', inWords(badi)],
  ['Gregorian Date', gregorian],
];

/** All values of the day, from which the layouts are made. */
export function LiveValues({ date: { gregorian, badi } }: DateProps) {
  const values: readonly LabelledValue[] = [
    ['Gregorian date', gregorian],
    ['Badí date', badi.formattedDate],
    ['Day of the week', badi.dayName],
    ['Day', String(badi.day)],
    ['Month', badi.monthName ?? ''],
    ['Year', String(badi.year)],
  ];
  return <Values values={values} className="values" />;
}

/** The dates as the main site shows them. */
export function CurrentDates({ date: { gregorian, badi } }: DateProps) {
  return (
    <DateCard>
      <Values
        values={[
          ['Gregorian Date', gregorian],
          ['Badí Date', badi.formattedDate],
        ]}
        className="dates"
      />
    </DateCard>
  );
}

export function ThreeColumns({ date }: DateProps) {
  return (
    <DateCard>
      <Values values={threeColumns(date)} className="dates columns" />
    </DateCard>
  );
}

export function StackedDates({ date }: DateProps) {
  return (
    <div className="phone">
      <DateCard>
        <Values values={threeColumns(date)} className="dates" />
      </DateCard>
    </div>
  );
}

/** One row, with the month's name shortened. */
export function CompactTable({ date: { gregorian, badi } }: DateProps) {
  const { day, monthName = '', year, dayName } = badi;
  return (
    <div className="phone">
      <DateCard>
        <table className="compact">
          <thead>
            <tr>
              <th scope="col">Day</th>
              <th scope="col">Badí</th>
              <th scope="col">Gregorian</th>
            </tr>
          </thead>
          <tbody>
            <tr>
              <td>{dayName}</td>
              <td>
                {`${day} `}
                <abbr title={monthName}>{shortMonth(monthName)}</abbr>
                {`, ${year} B.E.`}
              </td>
              <td>{gregorian}</td>
            </tr>
          </tbody>
        </table>
      </DateCard>
    </div>
  );
}

/** A card of the main site. Here it is only a picture of one, so its title is no heading. */
function DateCard({ children }: { readonly children: ReactNode }) {
  return (
    <div className="card">
      <p className="card-title">Today's Date</p>
      {children}
    </div>
  );
}
