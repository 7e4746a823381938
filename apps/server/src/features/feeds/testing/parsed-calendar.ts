import ICAL from 'ical.js';
import { sync as nodeIcal, type VEvent } from 'node-ical';

/** An event as another program reads it. */
interface ParsedEvent {
  readonly uid: string;
  readonly summary: string;
  readonly description: string;
  readonly categories: readonly string[];
  /** Civil days, the second one not included. */
  readonly start: string;
  readonly end: string;
  readonly sequence: number;
  /** Instant. */
  readonly stamp: string;
  readonly transparency: string;
}

interface ParsedCalendar {
  readonly name: string;
  readonly events: readonly ParsedEvent[];
}

const twoDigits = (number: number): string => String(number).padStart(2, '0');

/** The parser gives days without a time as midnight in the machine's own time zone. */
const civilDay = (date: Date): string =>
  `${date.getFullYear()}-${twoDigits(date.getMonth() + 1)}-${twoDigits(date.getDate())}`;

/**
 * Unescapes a property that a parser does not know: it is text (RFC 5545, 3.8.8.2), but the parser leaves it escaped.
 */
const unescaped = (text: string): string =>
  text.replace(/\\(.)/gs, (_, escaped: string) => (/n/i.test(escaped) ? '\n' : escaped));

/** @throws Error unless it is one iCalendar object of whole days */
export function parsedByIcalJs(text: string): ParsedCalendar {
  const calendar = new ICAL.Component(ICAL.parse(text));
  const events = calendar.getAllSubcomponents('vevent').map((component): ParsedEvent => {
    const { uid, summary, description, startDate, endDate, sequence } = new ICAL.Event(component);
    if (!startDate.isDate || !endDate.isDate) throw new Error('An event has a time of day');
    return {
      uid,
      summary,
      description,
      categories: component.getFirstProperty('categories')?.getValues().map(String) ?? [],
      start: startDate.toString(),
      end: endDate.toString(),
      sequence,
      stamp: String(component.getFirstPropertyValue('dtstamp')),
      transparency: String(component.getFirstPropertyValue('transp')),
    };
  });
  const name = calendar.getFirstPropertyValue('x-wr-calname');
  return { name: unescaped(String(name ?? '')), events };
}

/** The same by a second parser, which shares no code with the first. */
export function parsedByNodeIcal(text: string): ParsedCalendar {
  const parsed = nodeIcal.parseICS(text);
  const events = Object.values(parsed).filter(
    (component): component is VEvent => component?.type === 'VEVENT',
  );
  return {
    name: String(parsed.vcalendar?.['WR-CALNAME']),
    events: events.map((event) => {
      if (event.datetype !== 'date') throw new Error('An event has a time of day');
      return {
        uid: event.uid,
        summary: String(event.summary),
        description: String(event.description),
        categories: event.categories ?? [],
        start: civilDay(event.start),
        end: civilDay(event.end ?? event.start),
        sequence: Number(event.sequence),
        stamp: `${event.dtstamp.toISOString().slice(0, 19)}Z`,
        transparency: String(event.transparency),
      };
    }),
  };
}
