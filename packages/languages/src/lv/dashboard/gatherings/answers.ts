import { latvian } from '../../latvian.ts';

const { number } = latvian;

export const asks = 'Jautāt, kas nāks';
export const asksHint =
  'Katras dienas lapā ir veidlapa. Vārdi ir šifrēti, deviņpadsmit dienu svētkos tos nejautā, un tos dzēš 14 dienas pēc attiecīgās dienas. Pieteikties nevar vairāk cilvēku, nekā ir vietu.';
export const whoComes = 'Kas nāks';
export const coming = (people: number) => `Pieteikušies: ${number(people)}`;
export const comingOf = (people: number, places: number) =>
  `Pieteikušies: ${number(people)}, vietu skaits: ${number(places)}`;
export const aboveCapacity = 'Atbildējuši vairāk cilvēku, nekā ir vietu.';
export const none = 'Neviens vēl nav atbildējis.';
export const loading = 'Ielādē atbildes';
export const loadError = 'Atbildes neizdevās ielādēt. Lūdzu, mēģiniet vēlreiz.';
export const name = 'Vārds';
export const howMany = 'Cik';
export const answeredAt = 'Atbildēts';
export const nameless = 'Bez vārda';
export const lostTitle = 'Dienas, kas vairs nav paredzētas';
export const lostAbout =
  'Cilvēki ir teikuši, ka nāks šajās dienās, kurās tikšanās reize vairs nenotiek. Atbildes dzēš 14 dienas pēc attiecīgās dienas.';
export const lostError = 'Dienas, kas vairs nav paredzētas, neizdevās ielādēt.';
