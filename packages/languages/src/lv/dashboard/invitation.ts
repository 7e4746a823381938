export const accepted = (username: string) =>
  `Tagad varat pierakstīties. Jūsu lietotājvārds ir ${username}.`;
export const acceptedTitle = 'Parole izvēlēta';
export const title = 'Izvēlieties paroli';
export const about =
  'Laipni lūdzam! Jums ir uzaicinājums rūpēties par šo vietni. Izvēlieties paroli, ar ko pierakstīsieties.';
export const saveFailed = 'Paroli neizdevās saglabāt. Mēģiniet vēlreiz.';
export const savePassword = 'Saglabāt paroli';
