import type { SentenceParts } from '../../sentence-parts.ts';
import { number, plural } from '../words.ts';

export const title = 'Lettres par courriel';
export const offTitle = 'Les lettres sont désactivées';
export const aboutOff =
  'Les visiteurs peuvent recevoir par courriel la citation du jour, la semaine à venir et des rappels de jours particuliers. Tant que les lettres sont désactivées, il n’y a pas de page pour cela et rien n’est conservé.';
export const what = 'Ce qui est conservé';
export const whatText =
  'De chaque personne abonnée\u00a0: l’adresse électronique, la langue, les lettres choisies, et quand. L’adresse est chiffrée avec une clé qui n’est ni dans la base de données ni dans les sauvegardes.';
export const why = 'Pourquoi';
export const whyText =
  'Pour envoyer les lettres que ces personnes ont demandées, et pour rien d’autre.';
export const howLong = 'Combien de temps';
export const howLongText =
  'Jusqu’à ce que la personne mette fin aux lettres\u00a0; sans confirmation, sept jours. Pendant un an après la fin, il reste un code dont personne ne peut tirer l’adresse\u00a0: il empêche une ancienne sauvegarde de relancer les lettres.';
export const who = 'Qui l’apprend';
export const whoText =
  'Le service de courriel qui achemine les lettres. Aucune adresse n’est montrée à un bénévole, à vous non plus\u00a0: vous voyez seulement combien il y en a.';
export const needed = 'Ce qu’il faut';
export const neededText =
  'Un contact sous «\u00a0Général\u00a0», un compte de courriel sous «\u00a0Envoi\u00a0» et une adresse du site en https (PUBLIC_URL), que définit la personne qui s’occupe du serveur.';
export const switchOn = 'Activer les lettres';
export const switchOff = 'Désactiver les lettres';
export const switching = 'Changement…';
export const onTitle = 'Les lettres sont activées';
export const aboutOn = <Part>(page: Part): SentenceParts<Part> => [
  'On s’y abonne à ',
  page,
  ', où mène chaque page.',
];
export const opensInNewTab = '(s’ouvre dans un nouvel onglet)';
export const switchedOn =
  'Les lettres sont activées. Les visiteurs peuvent s’abonner dès maintenant.';
export const switchedOff = 'Les lettres sont désactivées.';
export const notSwitched = 'Les lettres n’ont pas pu être activées';
export const notSwitchedOff = 'Les lettres n’ont pas pu être désactivées';
export const switchOffTitle = 'Désactiver les lettres\u00a0?';
export const aboutSwitchingOff =
  'Plus aucune lettre n’est envoyée, et celles qui attendent sont écartées. Les liens des lettres restent valables 30\u00a0jours, puis toutes les adresses sont supprimées. Si vous réactivez les lettres avant, les abonnements continuent.';
export const about = 'Ce qui est conservé, et qui l’apprend';

export const subscribers = 'Abonnements';
export const loading = 'Chargement des lettres';
export const loadError = 'Les lettres n’ont pas pu être chargées. Veuillez réessayer.';
export const daily = 'La citation du jour';
export const weekly = 'La semaine à venir';
export const reminders = 'Rappels';
export const people = (count: number) =>
  plural(count, { one: `${number(count)} personne`, other: `${number(count)} personnes` });
export const unconfirmed = 'Pas encore confirmés';
export const nextAt = 'Prochaines lettres';
export const notNow = 'Rien n’est envoyé en ce moment';

export const note = 'Message de la lettre hebdomadaire';
export const noteHint =
  'Il figure dans la prochaine lettre hebdomadaire tel que vous l’écrivez, dans toutes les langues, puis il est vide. 2\u202f000\u00a0caractères au plus.';
export const noteLeft = (count: number) =>
  plural(count, {
    one: `Encore ${number(count)} caractère`,
    other: `Encore ${number(count)} caractères`,
  });
export const noteTooLong = (count: number) =>
  plural(count, {
    one: `${number(count)} caractère de trop`,
    other: `${number(count)} caractères de trop`,
  });
export const saveNote = 'Enregistrer le message';
export const savingNote = 'Enregistrement du message…';
export const noteSaved = 'Le message est enregistré.';
export const noteSaveFailed = 'Le message n’a pas pu être enregistré';
export const noteChanged =
  'Quelqu’un d’autre a modifié le message entre-temps. Ce que vous avez écrit est toujours là\u00a0; le message est maintenant\u00a0:';
export const noteEmptied =
  'Le message est maintenant vide\u00a0: il a été envoyé, ou quelqu’un l’a retiré. Ce que vous avez écrit est toujours là.';
export const loadNote = 'Prendre le nouveau texte';
export const keepTyped = 'Garder ce que j’ai écrit';

export const preview = 'Aperçu';
export const aboutPreview =
  'La lettre d’aujourd’hui telle qu’elle serait envoyée, ou un exemple s’il n’y a rien à dire aujourd’hui. Ici, les liens pour modifier ou arrêter les lettres ne mènent nulle part.';
export const letter = 'Lettre';
export const language = 'Langue';
export const form = 'Format';
export const asHtml = 'Mise en forme';
export const asText = 'Texte seul';
export const subject = 'Objet';
export const letterNamed = (subject: string) => `La lettre «\u00a0${subject}\u00a0»`;
export const loadingPreview = 'Chargement de la lettre';
export const previewFailed = 'La lettre n’a pas pu être affichée. Veuillez réessayer.';
export const nothingToSay =
  'Il n’y a rien à dire dans les semaines qui viennent, donc pas de lettre de cette sorte.';

export const removeTitle = 'Mettre fin aux lettres de quelqu’un';
export const aboutRemoval =
  'Pour les personnes qui vous le demandent. Rien ne révèle si une adresse en reçoit, et il n’est noté nulle part à qui elle était.';
export const email = 'Adresse électronique';
export const remove = 'Arrêter les lettres à cette adresse';
export const removing = 'Arrêt…';
export const done = 'C’est fait';
export const removed =
  'Si cette adresse recevait des lettres, elles sont arrêtées et l’adresse est supprimée.';
export const removeFailed = 'Les lettres n’ont pas pu être arrêtées';
