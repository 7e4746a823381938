import { number, day as written } from '../../words.ts';

export const language = 'Sprache';
export const original = 'Wie eingegeben';
export const text = 'Text zum Weitergeben';
export const copy = 'Text kopieren';
export const copied = 'Der Text wurde kopiert.';
export const copyFailed =
  'Der Text konnte nicht kopiert werden. Bitte markieren und kopieren Sie ihn selbst.';
export const ways = 'Weitergeben';
export const mail = 'E-Mail';
export const pictures = 'Bilder';
export const landscape = 'Querformat';
export const portrait = 'Hochformat';
export const story = 'Story';
export const fromDay = (day: string) => `Die Adresse darin führt ab dem ${written(day)} zum Zitat.`;
export const noDay = 'Das Zitat hat keinen Tag, daher ist die Adresse die der Startseite.';
export const onlySource = (max: number) =>
  `Das Zitat hat mehr als ${number(max)} Zeichen, daher nennt der Text nur, wo es steht.`;
export const loading = 'Der Text wird geladen';
export const loadError =
  'Der Text konnte nicht geladen werden. Bitte versuchen Sie es noch einmal.';
export const pictureFailed = 'Das Bild konnte nicht gespeichert werden';
