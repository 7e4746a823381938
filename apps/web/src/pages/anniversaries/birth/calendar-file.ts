/** In octets: a longer line of iCalendar (RFC 5545, 3.1) has to be folded. */
const LINE_MAX = 75;

const encoder = new TextEncoder();

const escaped = (text: string): string =>
  text.replace(/[\\;,]/g, '\\$&').replace(/\r\n|[\r\n]/g, '\\n');

/** Folds a line into pieces of at most so many octets; no letter is cut. */
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

/** A civil day with its name. */
interface FileDay {
  /** The same in every file with this day. */
  readonly id: string;
  readonly civilDay: string;
  readonly name: string;
}

/**
 * Days as a calendar file (RFC 5545), each as a whole day.
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
