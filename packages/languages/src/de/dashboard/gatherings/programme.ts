import { gatherings } from '../../gatherings.ts';
import { number } from '../../words.ts';

export const title = 'Programm';
export const about =
  'Zum Drucken und für den Bildschirm im Raum, neben der Seite dieses Tages. Texte können in jeder Sprache sein.';
export const none = 'Es gibt noch keine Punkte.';
export const add = 'Punkt hinzufügen';
export const untitled = 'Neuer Punkt';
export const part = 'Teil';
export const text = 'Text';
export const source = 'Quelle';
export const reader = 'Wer liest';
export const readerHint =
  'Verschlüsselt, nur für alle mit dem Link der Zusammenkunft zu sehen und 14 Tage nach dem Tag gelöscht.';
export const up = 'Nach oben';
export const down = 'Nach unten';
export const removed = 'Der Punkt wurde herausgenommen.';
export const bringBack = 'Wieder einfügen';
export const saved = 'Das Programm wurde gespeichert.';
export const saveFailed = 'Das Programm konnte nicht gespeichert werden';
export const loading = 'Das Programm wird geladen';
export const loadError =
  'Das Programm konnte nicht geladen werden. Bitte versuchen Sie es noch einmal.';
export const movedTo = (place: number, count: number) =>
  `Punkt ${number(place)} von ${number(count)}`;
export const full = (max: number) => `Ein Programm hat höchstens ${number(max)} Punkte.`;
export const partName = (part: keyof typeof gatherings.programme.parts) =>
  gatherings.programme.parts[part];
export const actionOf = (action: string, name: string) => `${action}: ${name}`;
