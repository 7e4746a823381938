import ICAL from 'ical.js';
import { sync as nodeIcal, type VEvent } from 'node-ical';

/** A meeting as another program reads it. */
export interface ParsedMeeting {
  readonly uid: string;
  readonly summary: string;
  readonly location: string | null;
  readonly start: string;
  readonly end: string;
  readonly sequence: number;
  readonly status: string;
}

/** @throws Error unless every event has a time of day in UTC */
export function meetingsByIcalJs(text: string): ParsedMeeting[] {
  const calendar = new ICAL.Component(ICAL.parse(text));
  return calendar.getAllSubcomponents('vevent').map((component) => {
    const { uid, summary, location, startDate, endDate, sequence } = new ICAL.Event(component);
    if (startDate.isDate || startDate.zone.tzid !== 'UTC') throw new Error('It is not in UTC');
    return {
      uid,
      summary,
      location: location || null,
      start: startDate.toString(),
      end: endDate.toString(),
      sequence,
      status: String(component.getFirstPropertyValue('status')),
    };
  });
}

const instant = (date: Date | undefined): string => `${date?.toISOString().slice(0, 19)}Z`;

/** The same by a second parser, which shares no code with the first. */
export function meetingsByNodeIcal(text: string): ParsedMeeting[] {
  return Object.values(nodeIcal.parseICS(text))
    .filter((component): component is VEvent => component?.type === 'VEVENT')
    .map((event) => ({
      uid: event.uid,
      summary: String(event.summary),
      location: event.location ? String(event.location) : null,
      start: instant(event.start),
      end: instant(event.end),
      sequence: Number(event.sequence),
      status: String(event.status),
    }));
}
