import { formatNumber as number } from '../../format-number.ts';
import { gatherings } from '../../gatherings.ts';

/** Of the programme of one day. */
export const title = 'Programme';
export const about =
  'For print and for a screen in the room, beside the page of this day. Texts may be in any language.';
export const none = 'There are no items yet.';
export const add = 'Add an item';
export const untitled = 'New item';
export const part = 'Part';
export const text = 'Text';
export const source = 'Source';
export const reader = 'Reader';
export const readerHint =
  'Encrypted, shown only to those who have the link of the gathering, and deleted 14 days after the day.';
export const up = 'Move up';
export const down = 'Move down';
export const removed = 'The item was taken out.';
export const bringBack = 'Put it back';
export const saved = 'The programme was saved.';
export const saveFailed = 'The programme could not be saved';
export const loading = 'Loading the programme';
export const loadError = 'The programme could not be loaded. Please try again.';
export const movedTo = (place: number, count: number) =>
  `Item ${number(place)} of ${number(count)}`;
export const full = (max: number) => `A programme has at most ${number(max)} items.`;
export const partName = (part: keyof typeof gatherings.programme.parts) =>
  gatherings.programme.parts[part];
export const actionOf = (action: string, name: string) => `${action}: ${name}`;
