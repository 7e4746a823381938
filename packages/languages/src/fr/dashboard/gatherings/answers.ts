import { number } from '../../words.ts';

export const asks = 'Demander qui vient';
export const asksHint =
  'La page de chaque jour a un formulaire. Les noms sont chiffrés, ne sont pas demandés pour une Fête des dix-neuf jours et sont supprimés 14 jours après la date. Il ne peut s’inscrire plus de personnes qu’il n’y a de places.';
export const whoComes = 'Qui vient';
export const coming = (people: number) => `Attendus\u00a0: ${number(people)}`;
export const comingOf = (people: number, places: number) =>
  `Attendus\u00a0: ${number(people)}, places\u00a0: ${number(places)}`;
export const aboveCapacity = 'Il y a plus de réponses que de places.';
export const none = 'Personne n’a encore répondu.';
export const loading = 'Chargement des réponses';
export const loadError = 'Les réponses n’ont pas pu être chargées. Veuillez réessayer.';
export const name = 'Nom';
export const howMany = 'Combien';
export const answeredAt = 'Réponse';
export const nameless = 'Sans nom';
export const lostTitle = 'Jours qui ne sont plus prévus';
export const lostAbout =
  'Des personnes ont dit qu’elles viendraient ces jours-là, où la rencontre n’a plus lieu. Les réponses sont supprimées 14 jours après la date.';
export const lostError = 'Les jours qui ne sont plus prévus n’ont pas pu être chargés.';
