import { formatDay } from '../../../format-day.ts';
import { formatNumber } from '../../format-number.ts';

/** The dialog in which a volunteer passes a quote on: as a text that can be copied or opened where it is sent, and in pictures. */
export const language = 'Language';
/** Of a quote of which nobody knows the language. */
export const original = 'As it was entered';
export const text = 'Text to share';
export const copy = 'Copy the text';
export const copied = 'The text has been copied.';
export const copyFailed = 'The text could not be copied. Please select and copy it yourself.';
/** The heading over the ways to send it, here and on pages; WhatsApp and Telegram have these names everywhere. */
export const ways = 'Pass it on by';
export const mail = 'E-mail';
/** The heading over the pictures, here and on pages, and their forms: wide, upright, and as tall as a phone. */
export const pictures = 'Pictures';
export const landscape = 'Landscape';
export const portrait = 'Portrait';
export const story = 'Story';
/** Of what is still to come: a civil day. */
export const fromDay = (day: string) =>
  `The address in it leads to the quote from ${formatDay(day)} on.`;
export const noDay = 'The quote has no day, so the address is that of the home page.';
export const onlySource = (max: number) =>
  `The quote has more than ${formatNumber(max)} characters, so the text only says where it stands.`;
export const loading = 'Loading the text';
export const loadError = 'The text could not be loaded. Please try again.';
export const pictureFailed = 'Failed to save the picture';
