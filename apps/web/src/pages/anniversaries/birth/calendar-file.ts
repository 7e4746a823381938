/** In octets: where a line of iCalendar (RFC 5545, 3.1) has to go on in the next one. */
const LINE_MAX = 75;

const encoder = new TextEncoder();

const escaped = (text: string): string =>
  text.replace(/[\\;,]/g, '\\$&').replace(/\r\n|[\r\n]/g, '\\n');

/** A line in pieces of no more octets than there may be; no letter is cut. */
function folded(line: string): string {
  let written = '';
  let octets = 0;
  for (const letter of line) {
    const { length } = encoder.encode(letter);
    if (octets + length > LINE_MAX) {
      written += '\r\n ';
      octets = 1;
    }
    written += letter;
    octets += length;
  }
  return `${written}\r\n`;
}

/** A civil day with what it is called. */
interface FileDay {
  /** The same in every file with this day. */
  readonly id: string;
  readonly civilDay: string;
  readonly name: string;
}

/**
 * Days as a calendar file (RFC 5545), each the whole day.
 *
 * @param now When it is made.
 */
export function calendarFile(days: readonly FileDay[], now: Date): string {
  const made = now.toISOString().replace(/[-:]|\.\d+/g, '');
  const events = days.flatMap(({ id, civilDay, name }) => [
    'BEGIN:VEVENT',
    `UID:${id}`,
    `DTSTAMP:${made}`,
    `DTSTART;VALUE=DATE:${civilDay.replaceAll('-', '')}`,
    `SUMMARY:${escaped(name)}`,
    'TRANSP:TRANSPARENT',
    'END:VEVENT',
  ]);
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//bahai-friends//anniversaries//EN',
    'CALSCALE:GREGORIAN',
    ...events,
    'END:VCALENDAR',
  ];
  return lines.map(folded).join('');
}
