import { number } from '../../words.ts';

export const asks = 'Vragen wie er komt';
export const asksHint =
  'De pagina van elke dag krijgt een formulier. Namen zijn versleuteld, worden bij een negentiendaagsfeest niet gevraagd en 14 dagen na de dag verwijderd. Er kunnen zich niet meer mensen aanmelden dan er plaatsen zijn.';
export const whoComes = 'Wie er komt';
export const coming = (people: number) => `Aangemeld: ${number(people)}`;
export const comingOf = (people: number, places: number) =>
  `Aangemeld: ${number(people)}, plaatsen: ${number(places)}`;
export const aboveCapacity = 'Er hebben zich meer mensen aangemeld dan er plaatsen zijn.';
export const none = 'Nog niemand heeft geantwoord.';
export const loading = 'Antwoorden worden geladen';
export const loadError = 'De antwoorden konden niet worden geladen. Probeer het opnieuw.';
export const name = 'Naam';
export const howMany = 'Hoeveel';
export const answeredAt = 'Geantwoord';
export const nameless = 'Zonder naam';
export const lostTitle = 'Dagen die niet meer gepland staan';
export const lostAbout =
  'Voor deze dagen, waarop de bijeenkomst niet meer plaatsvindt, hebben mensen zich aangemeld. De antwoorden worden 14 dagen na de dag verwijderd.';
export const lostError = 'De dagen die niet meer gepland staan, konden niet worden geladen.';
