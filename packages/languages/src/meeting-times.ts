import type { DocumentDays } from './document-days.ts';
import type { GatheringTexts } from './texts.ts';

/** What the community's clocks show: a civil day and `HH:MM`. */
interface ClockTime {
  readonly day: string;
  readonly time: string;
}

/** From when to when people meet. */
export interface MeetingSpan {
  readonly begins: ClockTime;
  readonly ends: ClockTime;
}

/** Writes what the community's clocks show in the digits of a language. */
export function clockIn(locale: string): (shown: ClockTime) => string {
  const format = new Intl.DateTimeFormat(locale, {
    timeZone: 'UTC',
    hour: '2-digit',
    minute: '2-digit',
    hourCycle: 'h23',
  });
  return ({ day, time }) => format.format(Date.parse(`${day}T${time}Z`));
}

/** The words and formats with which a language writes times of meetings. */
export interface MeetingWords {
  readonly days: DocumentDays;
  readonly clock: (shown: ClockTime) => string;
  readonly gatherings: Pick<GatheringTexts, 'dayAndTime'>;
}

/** From when to when; the day of the end only where it is another one. */
export function clockSpan({ begins, ends }: MeetingSpan, words: MeetingWords): string {
  const { days, clock, gatherings } = words;
  const end =
    begins.day === ends.day
      ? clock(ends)
      : gatherings.dayAndTime(days.short(ends.day), clock(ends));
  return `${clock(begins)}–${end}`;
}

/** Day and times in one line, with the year. */
export const meetingTime = (span: MeetingSpan, words: MeetingWords): string =>
  words.gatherings.dayAndTime(words.days.full(span.begins.day), clockSpan(span, words));
