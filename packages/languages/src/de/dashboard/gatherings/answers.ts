import { number } from '../../words.ts';

export const asks = 'Fragen, wer kommt';
export const asksHint =
  'Auf der Seite jedes Tages steht ein Formular. Namen sind verschlüsselt, werden bei einem Neunzehntagefest nicht erfragt und 14 Tage nach dem Tag gelöscht. Es können nicht mehr zusagen, als es Plätze gibt.';
export const whoComes = 'Wer kommt';
export const coming = (people: number) => `Zusagen: ${number(people)}`;
export const comingOf = (people: number, places: number) =>
  `Zusagen: ${number(people)}, Plätze: ${number(places)}`;
export const aboveCapacity = 'Es haben mehr zugesagt, als es Plätze gibt.';
export const none = 'Noch niemand hat geantwortet.';
export const loading = 'Antworten werden geladen';
export const loadError =
  'Die Antworten konnten nicht geladen werden. Bitte versuchen Sie es noch einmal.';
export const name = 'Name';
export const howMany = 'Wie viele';
export const answeredAt = 'Geantwortet';
export const nameless = 'Ohne Namen';
export const lostTitle = 'Tage, die nicht mehr vorgesehen sind';
export const lostAbout =
  'Für diese Tage, welche die Zusammenkunft nicht mehr hat, haben Menschen zugesagt. Die Antworten werden 14 Tage nach dem Tag gelöscht.';
export const lostError = 'Die Tage, die nicht mehr vorgesehen sind, konnten nicht geladen werden.';
