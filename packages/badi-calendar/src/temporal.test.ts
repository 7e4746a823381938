import { describe, expect, it } from 'vitest';
import { toBadiDate } from './badi-date.ts';
import { CalendarRangeError } from './calendar-range-error.ts';
import { toCivilDay } from './civil-day-of-badi-date.ts';
import { addDays } from './civil-day-of-number.ts';
import { everyCivilDay } from './testing/every-civil-day.ts';

describe('the texts of Temporal.PlainDate', () => {
  it('are the civil days of all 507 years, in both directions', () => {
    const first = Temporal.PlainDate.from('1844-03-21');
    const wrong = everyCivilDay().filter((civilDay, index) => {
      const plainDate = first.add({ days: index });
      const back = Temporal.PlainDate.from(toCivilDay(toBadiDate(plainDate.toString())));
      return plainDate.toString() !== civilDay || !back.equals(plainDate);
    });
    expect(wrong).toEqual([]);
  });

  it('are added to as Temporal does', () => {
    for (const days of [-185_000, -1, 0, 1, 59, 366, 100_000]) {
      const plainDate = Temporal.PlainDate.from('2026-03-21').add({ days });
      expect(addDays('2026-03-21', days)).toBe(plainDate.toString());
    }
  });

  it('are refused when they are of another calendar, and so are objects', () => {
    const hebrew = Temporal.PlainDate.from('2026-03-21[u-ca=hebrew]');
    expect(() => toBadiDate(hebrew.toString())).toThrow(CalendarRangeError);
    expect(() => toBadiDate(hebrew as unknown as string)).toThrow(
      "written 'YYYY-MM-DD', got object",
    );
  });
});
