import { number, day as written } from '../../words.ts';

export const language = 'Språk';
export const original = 'Som det skrevs in';
export const text = 'Text att dela';
export const copy = 'Kopiera texten';
export const copied = 'Texten har kopierats.';
export const copyFailed = 'Texten kunde inte kopieras. Markera och kopiera den själv.';
export const ways = 'Skicka vidare';
export const mail = 'E-post';
export const pictures = 'Bilder';
export const landscape = 'Liggande';
export const portrait = 'Stående';
export const story = 'Story';
export const fromDay = (day: string) =>
  `Adressen i den leder till citatet från och med ${written(day)}.`;
export const noDay = 'Citatet har ingen dag, så adressen är startsidans.';
export const onlySource = (max: number) =>
  `Citatet har fler än ${number(max)} tecken, så texten säger bara var det står.`;
export const loading = 'Texten hämtas';
export const loadError = 'Texten kunde inte hämtas. Försök igen.';
export const pictureFailed = 'Bilden kunde inte sparas';
