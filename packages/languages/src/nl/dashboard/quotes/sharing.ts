import { number, day as written } from '../../words.ts';

export const language = 'Taal';
export const original = 'Zoals ingevoerd';
export const text = 'Tekst om te delen';
export const copy = 'Tekst kopiëren';
export const copied = 'De tekst is gekopieerd.';
export const copyFailed = 'De tekst kon niet worden gekopieerd. Selecteer en kopieer hem zelf.';
export const ways = 'Doorsturen via';
export const mail = 'E-mail';
export const pictures = 'Afbeeldingen';
export const landscape = 'Liggend';
export const portrait = 'Staand';
export const story = 'Verhaal';
export const fromDay = (day: string) =>
  `Het adres erin leidt vanaf ${written(day)} naar het citaat.`;
export const noDay = 'Het citaat heeft geen dag, dus het adres is dat van de startpagina.';
export const onlySource = (max: number) =>
  `Het citaat heeft meer dan ${number(max)} tekens, dus de tekst zegt alleen waar het staat.`;
export const loading = 'De tekst wordt geladen';
export const loadError = 'De tekst kon niet worden geladen. Probeer het opnieuw.';
export const pictureFailed = 'De afbeelding kon niet worden opgeslagen';
