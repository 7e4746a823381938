import { number } from '../../words.ts';

export const asks = 'Fråga vilka som kommer';
export const asksHint =
  'Varje dags sida får ett formulär. Namn är krypterade, efterfrågas inte för en nittondagsfest och raderas 14 dagar efter dagen. Fler kan inte anmäla sig än det finns platser.';
export const whoComes = 'Vilka som kommer';
export const coming = (people: number) => `Anmälda: ${number(people)}`;
export const comingOf = (people: number, places: number) =>
  `Anmälda: ${number(people)}, platser: ${number(places)}`;
export const aboveCapacity = 'Fler har anmält sig än det finns platser.';
export const none = 'Ingen har svarat än.';
export const loading = 'Läser in svaren';
export const loadError = 'Svaren kunde inte läsas in. Försök igen.';
export const name = 'Namn';
export const howMany = 'Hur många';
export const answeredAt = 'Svarade';
export const nameless = 'Utan namn';
export const lostTitle = 'Dagar som inte längre är planerade';
export const lostAbout =
  'Människor har sagt att de kommer de här dagarna, då sammankomsten inte längre äger rum. Svaren raderas 14 dagar efter dagen.';
export const lostError = 'De dagar som inte längre är planerade kunde inte läsas in.';
