import './day-marks.css';

/** Nine points on a circle, with the corners between them on one of half its radius. */
const STAR =
  'M41.8 27.4 50 3 58.2 27.4 80.2 14 70.8 38 96.3 41.8 73.6 54.2 90.7 73.5 65.4 68.4 66.1 94.2 50 74 33.9 94.2 34.6 68.4 9.3 73.5 26.4 54.2 3.7 41.8 29.2 38 19.8 14Z';

interface DayMarksProps {
  readonly isHolyDay: boolean;
  readonly isFeast: boolean;
}

/** A star for a holy day, a ring for a Feast. */
export function DayMarks({ isHolyDay, isFeast }: DayMarksProps) {
  return (
    <span className="year-marks">
      {isHolyDay && (
        <svg viewBox="0 0 100 100" className="year-holy-day" aria-hidden="true">
          <path d={STAR} />
        </svg>
      )}
      {isFeast && <span className="year-feast" />}
    </span>
  );
}
