import type { SentenceParts } from '../../sentence-parts.ts';
import { day, number, plural } from '../words.ts';

export const nothingToAdd = 'Rien à ajouter';
export const addedTitle = (count: number) =>
  plural(count, { one: 'Jour saint ajouté', other: 'Jours saints ajoutés' });
export const addFromCalendarTitle = 'Ajouter depuis le calendrier';
export const aboutAdding =
  'Les jours saints qui manquent dans une année badíʻ sont ajoutés\u00a0; ceux qui y sont restent tels quels.';
export const badiYear = 'Année badíʻ (E.B.)';
export const adding = 'Ajout…';
export const alreadyThere = 'Déjà là';
export const willBeAdded = 'Sera ajouté';
export const deleted = 'Le jour saint a été supprimé.';
export const deletedTitle = 'Jour saint supprimé';
export const addHolyDay = 'Ajouter un jour saint';
export const added = 'Le jour saint a été ajouté.';
export const editHolyDay = 'Modifier le jour saint';
export const updatedTitle = 'Jour saint modifié';
export const updated = 'Le jour saint a été modifié.';
export const title = 'Jours saints';
export const addFromCalendar = 'Ajouter depuis le calendrier';
export const toPrint = 'Calendriers et affiches à imprimer';
export const loadError = 'Les jours saints n’ont pas pu être chargés. Veuillez réessayer.';
export const loading = 'Chargement des jours saints';
export const none = 'Aucun jour saint. Ajoutez-en avec le bouton ci-dessus.';
export const pastDays = 'Jours saints passés';
export const holyDay = 'Jour saint';
export const badiDate = 'Date badíʻ';
export const gregorianDate = 'Date grégorienne';
export const editDay = (name: string, gregorian: string) => `Modifier ${name}, ${gregorian}`;
export const deleteDay = (name: string, gregorian: string) => `Supprimer ${name}, ${gregorian}`;
export const fetchFailed = 'Les jours saints n’ont pas pu être chargés';
export const addFailed = 'Le jour saint n’a pas pu être ajouté';
export const deleteFailed = 'Le jour saint n’a pas pu être supprimé';
export const addOneTitle = 'Jour saint ajouté';
export const addHolyDays = (count: number) =>
  plural(count, {
    one: `Ajouter ${number(count)} jour saint`,
    other: `Ajouter ${number(count)} jours saints`,
  });
export const addedFromCalendar = (year: number, added: number, there: number) => {
  if (added === 0) return `Tous les jours saints de ${year} E.B. étaient déjà là.`;
  const sentence = plural(added, {
    one: `${number(added)} jour saint de ${year} E.B. ajouté`,
    other: `${number(added)} jours saints de ${year} E.B. ajoutés`,
  });
  if (there === 0) return `${sentence}.`;
  return plural(there, {
    one: `${sentence}\u00a0; ${number(there)} était déjà là.`,
    other: `${sentence}\u00a0; ${number(there)} étaient déjà là.`,
  });
};
export const preview = (added: number, there: number) => {
  const sentence = plural(added, {
    one: `${number(added)} sera ajouté`,
    other: `${number(added)} seront ajoutés`,
  });
  return plural(there, {
    one: `${sentence}, ${number(there)} est déjà là.`,
    other: `${sentence}, ${number(there)} sont déjà là.`,
  });
};
export const listedAs = <Part>(name: Part, date: string): SentenceParts<Part> => [
  'Inscrit comme ',
  name,
  `, ${day(date)}`,
];
export const deleteQuestion = <Part>(name: Part, date: string): SentenceParts<Part> => [
  name,
  `, le ${day(date)}, sera supprimé. Cette action est irréversible.`,
];
export const tooFew = (count: number) => {
  const some = plural(count, {
    one: `Seul ${number(count)} jour saint est inscrit`,
    other: `Seuls ${number(count)} jours saints sont inscrits`,
  });
  const listed = count === 0 ? 'Aucun jour saint n’est inscrit' : some;
  return `${listed} pour les 12 prochains mois. Le calendrier en connaît davantage\u00a0: choisissez «\u00a0Ajouter depuis le calendrier\u00a0».`;
};
export const updateFailed = 'Le jour saint n’a pas pu être modifié';
