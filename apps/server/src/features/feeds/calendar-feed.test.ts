import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import type { CalendarEntry } from './calendar-entries.ts';
import { writeCalendar } from './calendar-feed.ts';
import { parsedByIcalJs, parsedByNodeIcal } from './testing/parsed-calendar.ts';
import { oneLine } from './without-controls.ts';

const ENTRY: CalendarEntry = {
  id: '2ed6657d-e942-568b-95e1-2665a8aea6a2',
  first: '2026-02-28',
  last: '2026-03-01',
  summary: 'A day',
  description: 'Said of it',
  category: 'Holy Day',
  sequence: 3,
  revisedAt: '2026-01-02T03:04:05.678Z',
};
const PARSERS = [
  ['ical.js', parsedByIcalJs],
  ['node-ical', parsedByNodeIcal],
] as const;

/** Texts that volunteers may type, and texts that are refused now but that an earlier version stored. */
const anyText = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 200 }),
  fc.string({
    unit: fc.constantFrom('\\', ';', ',', ':', '"', '\n', '\r', '\t', 'n', 'ن', '🌟', ' '),
    maxLength: 200,
  }),
);

describe('a calendar', () => {
  it('is written as RFC 5545 wants it', () => {
    expect(writeCalendar('Friends; all', [ENTRY]).split('\r\n')).toEqual([
      'BEGIN:VCALENDAR',
      'VERSION:2.0',
      'PRODID:-//bahai-friends//feeds//EN',
      'CALSCALE:GREGORIAN',
      String.raw`NAME:Friends\; all`,
      String.raw`X-WR-CALNAME:Friends\; all`,
      'REFRESH-INTERVAL;VALUE=DURATION:PT12H',
      'X-PUBLISHED-TTL:PT12H',
      'BEGIN:VEVENT',
      'UID:2ed6657d-e942-568b-95e1-2665a8aea6a2',
      'SEQUENCE:3',
      'DTSTAMP:20260102T030405Z',
      'DTSTART;VALUE=DATE:20260228',
      'DTEND;VALUE=DATE:20260302',
      'X-MICROSOFT-CDO-ALLDAYEVENT:TRUE',
      'X-MICROSOFT-MSNCALENDAR-ALLDAYEVENT:TRUE',
      'SUMMARY:A day',
      'TRANSP:TRANSPARENT',
      'DESCRIPTION:Said of it',
      'CATEGORIES:Holy Day',
      'X-MICROSOFT-CDO-BUSYSTATUS:FREE',
      'END:VEVENT',
      'END:VCALENDAR',
      '',
    ]);
  });

  it.each(PARSERS)('is read by %s as it was meant', (_, parse) => {
    expect(parse(writeCalendar('Friends', [ENTRY]))).toEqual({
      name: 'Friends',
      events: [
        {
          uid: ENTRY.id,
          summary: 'A day',
          description: 'Said of it',
          categories: ['Holy Day'],
          start: '2026-02-28',
          end: '2026-03-02',
          sequence: 3,
          stamp: '2026-01-02T03:04:05Z',
          transparency: 'TRANSPARENT',
        },
      ],
    });
  });

  it('has lines of at most 75 octets, whatever it says', () => {
    fc.assert(
      fc.property(anyText, anyText, (name, summary) => {
        const text = writeCalendar(name, [{ ...ENTRY, summary, description: summary }]);
        for (const line of text.split('\r\n')) {
          expect(Buffer.byteLength(line)).toBeLessThanOrEqual(75);
          expect(line).not.toMatch(/[\p{Cc}--[\t]]/v);
        }
        expect(text).toBe(Buffer.from(text).toString());
      }),
    );
  });

  it('says what was typed, and takes nothing that was typed for its own', () => {
    fc.assert(
      fc.property(anyText, anyText, (name, summary) => {
        const { name: read, events } = parsedByIcalJs(writeCalendar(name, [{ ...ENTRY, summary }]));
        expect([read, ...events.map((event) => event.summary)]).toEqual([
          oneLine(name),
          oneLine(summary),
        ]);
      }),
    );
  });
});
