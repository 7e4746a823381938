import { gatherings } from '../../gatherings.ts';
import { number } from '../../words.ts';

export const title = 'Programma';
export const about =
  'Om af te drukken en voor het scherm in de zaal, naast de pagina van deze dag. Teksten mogen in elke taal zijn.';
export const none = 'Er zijn nog geen onderdelen.';
export const add = 'Onderdeel toevoegen';
export const untitled = 'Nieuw onderdeel';
export const part = 'Deel';
export const text = 'Tekst';
export const source = 'Bron';
export const reader = 'Wie leest';
export const readerHint =
  'Versleuteld, alleen te zien met de link van de bijeenkomst, en 14 dagen na de dag gewist.';
export const up = 'Omhoog';
export const down = 'Omlaag';
export const removed = 'Het onderdeel is weggehaald.';
export const bringBack = 'Terugzetten';
export const saved = 'Het programma is opgeslagen.';
export const saveFailed = 'Het programma kon niet worden opgeslagen';
export const loading = 'Het programma wordt geladen';
export const loadError = 'Het programma kon niet worden geladen. Probeer het opnieuw.';
export const movedTo = (place: number, count: number) =>
  `Onderdeel ${number(place)} van ${number(count)}`;
export const full = (max: number) => `Een programma heeft hoogstens ${number(max)} onderdelen.`;
export const partName = (part: keyof typeof gatherings.programme.parts) =>
  gatherings.programme.parts[part];
export const actionOf = (action: string, name: string) => `${action}: ${name}`;
