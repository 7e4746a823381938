export const tagline = 'Motto';
export const timeZone = 'Tijdzone';
export const timeZoneHint = 'Citaten en heilige dagen wisselen daar om middernacht.';
export const place = 'Plaats';
export const language = 'Taal';
export const languageHint =
  'Van de openbare pagina’s op hun eigen adressen; links onderaan elke pagina leiden naar de andere talen. Ook van het beheer, voor wie in ‘Mijn account’ geen andere heeft gekozen.';
export const contact = 'Contact';
export const contactHint =
  'Wie er achter deze website zit en hoe u te bereiken bent: sommige landen eisen dat. Staat zoals u het schrijft op /contact, waar elke pagina naar verwijst; zolang het leeg is, bestaat die pagina niet. Hoogstens 2.000 tekens.';
export const addHolyDays = 'Heilige dagen van komende jaren vanzelf toevoegen';
export const addHolyDaysHint =
  'Die van dit Badíʻ-jaar en de volgende twee zijn er dan altijd. Wat u verwijdert of wijzigt, blijft zo.';
export const comingHolyDays = 'Heilige dagen van komende jaren';
export const listed = 'Zoekmachines mogen deze website opnemen';
export const listedHint = 'Anders vragen de pagina’s zoekmachines om ze weg te laten.';
export const foundBySearch = 'Opgenomen in zoekmachines';
export const features = 'Functies';
