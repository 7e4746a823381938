export const addSingleQuote = 'Ajouter une seule citation';
export const addQuote = 'Ajouter la citation';
export const adding = 'Ajout…';
export const keepSource = 'Garder la source';
export const nextFreeDay = 'Prochain jour libre';
export const nextFreeDayFailed = 'La recherche d’un jour libre a échoué';
export const quoteText = 'Texte de la citation';
export const source = 'Source';
export const displayDate = 'Date d’affichage (facultatif)';
export const clearDisplayDate = 'Effacer la date d’affichage';
export const clear = 'Effacer';
export const referenceLink = 'URL de référence (facultatif)';
export const referenceHint = 'Lien vers le passage dans la Bibliothèque de référence bahá’íe';

export const dateTakenTitle = 'Cette date est déjà prise';
export const dateTaken = (reason: string) => `La date choisie a déjà une citation. ${reason}`;
export const oneQuoteADay =
  'Il n’est plus permis de prévoir plusieurs citations pour la même date.';
