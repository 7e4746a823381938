import { describe, expect, it } from 'vitest';
import { calendarFile } from './calendar-file.ts';

const now = new Date('2026-11-26T00:30:05.123Z');
const file = (name: string) => calendarFile([{ id: 'a@b', civilDay: '2027-03-21', name }], now);

describe('a calendar file', () => {
  it('has a day as a whole day', () => {
    expect(file('Birthday: 1 Bahá').split('\r\n')).toEqual([
      'BEGIN:VCALENDAR',
      'VERSION:2.0',
      'PRODID:-//bahai-friends//anniversaries//EN',
      'CALSCALE:GREGORIAN',
      'BEGIN:VEVENT',
      'UID:a@b',
      'DTSTAMP:20261126T003005Z',
      'DTSTART;VALUE=DATE:20270321',
      'SUMMARY:Birthday: 1 Bahá',
      'TRANSP:TRANSPARENT',
      'END:VEVENT',
      'END:VCALENDAR',
      '',
    ]);
  });

  it('escapes what would end a text', () => {
    expect(file('a; b, c\\ d\r\ne\nEND:VEVENT')).toContain(
      'SUMMARY:a\\; b\\, c\\\\ d\\ne\\nEND:VEVENT\r\n',
    );
  });

  it('has no line of more than 75 octets, and cuts no letter', () => {
    const name = `${'зад۱٩ é'.repeat(20)}😀😀`;
    const text = file(name);
    const lines = text.split('\r\n');
    for (const line of lines) expect(new TextEncoder().encode(line).length).toBeLessThanOrEqual(75);
    expect(text.replaceAll('\r\n ', '')).toContain(`SUMMARY:${name}\r\n`);
    expect(text).not.toContain('�');
  });
});
