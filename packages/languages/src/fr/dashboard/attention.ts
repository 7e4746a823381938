import { number, plural } from '../words.ts';

export const title = 'À votre attention';
export const quotesRunOut = (days: number) => {
  if (days === 0) return 'Il n’y a pas de citation pour aujourd’hui.';
  return days === 1
    ? 'Après aujourd’hui, il n’y a plus de citations.'
    : `Il y a des citations pour ${number(days)} jours encore, aujourd’hui compris.`;
};
export const daysWithoutGathering = (days: number) =>
  plural(days, {
    one: 'Dans les sept prochains jours, une Fête des dix-neuf jours ou un jour saint n’a pas encore de rencontre.',
    other: `Dans les sept prochains jours, ${number(days)} Fêtes des dix-neuf jours ou jours saints n’ont pas encore de rencontre.`,
  });
export const seriesToRenew = (count: number) =>
  plural(count, {
    one: 'Une série de rencontres attend que quelqu’un confirme qu’elle continue.',
    other: `${number(count)} séries de rencontres attendent que quelqu’un confirme qu’elles continuent.`,
  });
export const answersAboveCapacity = (count: number) =>
  plural(count, {
    one: 'Pour une rencontre, il y a plus de réponses que de places.',
    other: `Pour ${number(count)} rencontres, il y a plus de réponses que de places.`,
  });
export const sendingFails = (count: number) => `L’envoi a échoué ${number(count)} fois de suite.`;
export const sendingPaused = 'L’envoi est suspendu jusqu’à ce que vous le repreniez.';
export const noBackup = (days: number) => `La dernière sauvegarde date de ${number(days)} jours.`;
export const unreadableData = (count: number) =>
  plural(count, {
    one: 'Un texte enregistré ne peut pas être lu\u00a0: la clé de chiffrement manque ou n’est pas la bonne.',
    other: `${number(count)} textes enregistrés ne peuvent pas être lus\u00a0: la clé de chiffrement manque ou n’est pas la bonne.`,
  });
export const notNow = 'Pas maintenant';
export const notNowOf = (what: string) => `Pas maintenant\u00a0: ${what}`;
export const putOff = 'Cela ne vous sera pas montré pendant sept jours.';
export const notPutOff = 'Impossible de remettre à plus tard';
