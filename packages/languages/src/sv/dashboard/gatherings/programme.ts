import { gatherings } from '../../gatherings.ts';
import { number } from '../../words.ts';

export const title = 'Program';
export const about =
  'För utskrift och för skärmen i rummet, bredvid dagens sida. Texter får vara på vilket språk som helst.';
export const none = 'Det finns inga punkter än.';
export const add = 'Lägg till en punkt';
export const untitled = 'Ny punkt';
export const part = 'Del';
export const text = 'Text';
export const source = 'Källa';
export const reader = 'Vem som läser';
export const readerHint =
  'Krypteras, syns bara för den som har sammankomstens länk och raderas 14 dagar efter dagen.';
export const up = 'Flytta upp';
export const down = 'Flytta ned';
export const removed = 'Punkten är borttagen.';
export const bringBack = 'Lägg tillbaka';
export const saved = 'Programmet är sparat.';
export const saveFailed = 'Programmet kunde inte sparas';
export const loading = 'Programmet hämtas';
export const loadError = 'Programmet kunde inte hämtas. Försök igen.';
export const movedTo = (place: number, count: number) =>
  `Punkt ${number(place)} av ${number(count)}`;
export const full = (max: number) => `Ett program har högst ${number(max)} punkter.`;
export const partName = (part: keyof typeof gatherings.programme.parts) =>
  gatherings.programme.parts[part];
export const actionOf = (action: string, name: string) => `${action}: ${name}`;
