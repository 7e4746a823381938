export const addSingleQuote = 'Ajouter une seule citation';
export const addQuote = 'Ajouter la citation';
export const adding = 'Ajout…';
export const keepSource = 'Garder la source';
export const nextFreeDay = 'Prochain jour libre';
export const nextFreeDayFailed = 'La recherche d’un jour libre a échoué';
export const clearDisplayDate = 'Effacer la date d’affichage';
export const clear = 'Effacer';

export const dateTakenTitle = 'Cette date est déjà prise';
export const dateTaken = (reason: string) => `La date choisie a déjà une citation. ${reason}`;
export const oneQuoteADay =
  'Il n’est plus permis de prévoir plusieurs citations pour la même date.';
