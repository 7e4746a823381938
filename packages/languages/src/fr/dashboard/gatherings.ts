import type { SentenceParts } from '../../sentence-parts.ts';
import { gatherings } from '../gatherings.ts';
import { number } from '../words.ts';

export const title = 'Rencontres';
export const days = 'Jours individuels';
export const add = 'Ajouter une rencontre';
export const edit = 'Modifier la rencontre';
export const search = 'Rechercher des rencontres';
export const loading = 'Chargement des rencontres';
export const loadError = 'Les rencontres n’ont pas pu être chargées. Veuillez réessayer.';
export const none = 'Il n’y a pas encore de rencontres. Ajoutez-en une avec le bouton ci-dessus.';
export const noneFound = 'Aucune rencontre ne correspond à la recherche.';
export const next = 'Prochain jour';
export const noNext = 'Rien d’autre';
export const byWeek = 'Par semaine';
export const byMonth = 'Par mois';
export const byBadiMonth = 'Chaque mois badíʻ';
export const byHolyDay = 'Chaque jour saint';
export const weekdays = 'Jours de la semaine';
export const weekday = 'Jour de la semaine';
export const interval = 'Toutes les combien de semaines (1 à 8)';
export const nth = 'Lequel du mois';
export const when = 'Quand';
export const onEve = 'La veille';
export const onDay = 'Le jour même';
export const ownLanguage = 'Celle de la communauté';
export const onlineHint = 'L’adresse d’une réunion contient souvent son mot de passe.';
export const audienceHint =
  'Les Fêtes et les classes d’enfants et de préjeunes sont pour qui a le lien, sauf si vous choisissez autre chose.';
export const endsHint = 'Vide\u00a0: sans fin.';
export const capacityHint = 'Vide\u00a0: autant qu’il en vient.';
export const added = 'La rencontre a été ajoutée.';
export const changed = 'La rencontre a été modifiée.';
export const saveFailed = 'La rencontre n’a pas pu être enregistrée';
export const deleted = 'La rencontre a été supprimée. Vous pouvez la rétablir sous la liste.';
export const deleteFailed = 'La rencontre n’a pas pu être supprimée';
export const deletions = 'Supprimées ces 30 derniers jours';
export const noDeletions = 'Aucune rencontre n’a été supprimée.';
export const bringBack = 'Rétablir';
export const broughtBack = 'La rencontre est de retour.';
export const bringBackFailed = 'La rencontre n’a pas pu être rétablie';
export const goesOn = 'Elle continue';
export const stopped =
  'Les visiteurs ne la voient plus, car personne n’a confirmé qu’elle continue.';
export const renewed = 'Elle est de nouveau affichée pendant 95 jours.';
export const renewFailed = 'La rencontre n’a pas pu être confirmée';
export const share = 'Partager';

export const link = 'Lien';
export const aboutLink =
  'Qui a ce lien voit toute la rencontre, y compris son adresse en ligne. Transmettez-le avec soin.';
export const copy = 'Copier le lien';
export const copied = 'Le lien a été copié.';
export const copyFailed = 'Le lien n’a pas pu être copié. Sélectionnez-le et copiez-le vous-même.';
export const newLink = 'Créer un nouveau lien';
export const newLinkQuestion =
  'Le lien actuel ne mènera alors plus nulle part, même dans les agendas qui y sont abonnés. En créer un nouveau\u00a0?';
export const newLinkMade = 'La rencontre a un nouveau lien.';
export const newLinkFailed = 'Le nouveau lien n’a pas pu être créé';
export const from = 'Du';
export const to = 'Au';
export const noDays = 'Il n’y a rien entre ces jours.';
export const loadingDays = 'Chargement des jours';
export const daysError = 'Les jours n’ont pas pu être chargés. Veuillez réessayer.';
export const change = 'Modifier';
export const changeDay = 'Modifier ce jour';
export const cancelDay = 'Annuler la rencontre';
export const heldAfterAll = 'Elle a lieu malgré tout';
export const asOthers = 'De nouveau comme les autres';
export const held = 'A lieu le';
export const emptyAsOthers = 'Vide\u00a0: comme les autres jours.';
export const dayChanged = 'Le jour a été modifié.';
export const dayCancelled = 'La rencontre de ce jour a été annulée.';
export const dayAsOthers = 'Le jour est de nouveau comme les autres.';
export const dayFailed = 'Le jour n’a pas pu être modifié';
export const adding = 'Ajout…';
export const gathering = 'Rencontre';
export const language = 'Langue';
export const allGatherings = 'Toutes les rencontres';
export const place = 'Lieu';

export const actionOf = (action: string, name: string) => `${action}\u00a0: ${name}`;
export const nthName = (nth: number) =>
  ['Premier', 'Deuxième', 'Troisième', 'Quatrième'][nth - 1] ?? 'Dernier';
export const deleteQuestion = <Part>(name: Part): SentenceParts<Part> => [
  name,
  ' sera supprimée avec tous ses jours. Pendant 30 jours, elle peut être rétablie sous la liste.',
];
export const deletedBy = <Part>(name: Part, at: Part): SentenceParts<Part> => [
  at,
  ', supprimée par ',
  name,
];
export const shownUntil = (day: string) => `Confirmez avant le ${day} qu’elle continue`;
export const dayAndTime = (day: string, time: string) => gatherings.dayAndTime(day, time);
export const dayOf = <Part>(name: Part, day: string): SentenceParts<Part> => [name, `, ${day}`];
export const movedFrom = (day: string) => gatherings.movedFrom(day);
const counted = (count: number) =>
  count === 0 ? 'aucune rencontre' : count === 1 ? 'une rencontre' : `${number(count)} rencontres`;
export const dayWithCount = (day: string, count: number) => `${day}\u00a0: ${counted(count)}`;
export const withOne = 'Avec une rencontre';
export const withSeveral = 'Avec plusieurs';
export const withoutAny = 'Sans rencontre';
export const gatheringsOfDay = 'Rencontres du jour';
export const undoLater = 'Vous pouvez aussi la rétablir sous la liste des rencontres';
