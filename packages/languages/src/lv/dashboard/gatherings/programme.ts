import { gatherings } from '../../gatherings.ts';
import { latvian } from '../../latvian.ts';

const { number } = latvian;

export const title = 'Programma';
export const about =
  'Drukāšanai un ekrānam telpā, līdzās šīs dienas lapai. Teksti var būt jebkurā valodā.';
export const none = 'Punktu vēl nav.';
export const add = 'Pievienot punktu';
export const untitled = 'Jauns punkts';
export const part = 'Daļa';
export const text = 'Teksts';
export const source = 'Avots';
export const reader = 'Lasītājs';
export const readerHint =
  'Šifrēts, redzams tikai tiem, kam ir tikšanās saite, un tiek dzēsts 14 dienas pēc šīs dienas.';
export const up = 'Pārvietot augšup';
export const down = 'Pārvietot lejup';
export const removed = 'Punkts ir izņemts.';
export const bringBack = 'Ielikt atpakaļ';
export const saved = 'Programma ir saglabāta.';
export const saveFailed = 'Programmu neizdevās saglabāt';
export const loading = 'Ielādē programmu';
export const loadError = 'Programmu neizdevās ielādēt. Lūdzu, mēģiniet vēlreiz.';
export const movedTo = (place: number, count: number) =>
  `${number(place)}. punkts no ${number(count)}`;
export const full = (max: number) => `Programmā nav vairāk punktu kā ${number(max)}.`;
export const partName = (part: keyof typeof gatherings.programme.parts) =>
  gatherings.programme.parts[part];
export const actionOf = (action: string, name: string) => `${action}: ${name}`;
