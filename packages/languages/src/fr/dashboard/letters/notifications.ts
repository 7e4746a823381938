export const offTitle = 'Les notifications sont désactivées';
export const onTitle = 'Les notifications sont activées';
export const about =
  'Les visiteurs peuvent voir apparaître la citation du jour et des rappels de jours particuliers sur leur téléphone ou leur ordinateur, à /notifications. Tant que les notifications sont désactivées, il n’y a pas de page pour cela et rien n’est conservé.';
export const whatText =
  'Pour chaque navigateur\u00a0: l’adresse que son service de notifications a créée pour ce site, ses clés, la langue, ce qui a été choisi, et quand. L’adresse et les clés sont chiffrées avec une clé qui n’est ni dans la base de données ni dans les sauvegardes.';
export const whyText =
  'Pour envoyer les notifications que ces personnes ont demandées, et pour rien d’autre.';
export const howLongText =
  'Jusqu’à ce que la personne, ou le navigateur, y mette fin. Pendant un an après la fin, il reste un code dont personne ne peut tirer l’adresse\u00a0: il empêche une ancienne sauvegarde de relancer les notifications.';
export const whoText =
  'Les éditeurs des navigateurs, comme Google, Mozilla, Apple ou Microsoft\u00a0: ils apprennent qu’un navigateur reçoit des messages de ce site, et quand, mais ne peuvent pas les lire. Rien n’en est montré aux bénévoles.';
export const neededText =
  'Un contact sous «\u00a0Général\u00a0», une adresse du site en https (PUBLIC_URL) et les pages sans réseau (OFFLINE_PAGES)\u00a0; les deux sont définies par la personne qui s’occupe du serveur.';
export const switchOn = 'Activer les notifications';
export const switchOff = 'Désactiver les notifications';
export const switchedOn =
  'Les notifications sont activées. Les visiteurs les choisissent à /notifications.';
export const switchedOff = 'Les notifications sont désactivées.';
export const notSwitched = 'Les notifications n’ont pas pu être changées';
export const offQuestion =
  'Plus aucune notification n’est envoyée, et celles qui attendent sont écartées. Ce qui est conservé des navigateurs est supprimé après 30\u00a0jours. Si vous réactivez les notifications avant, elles continuent.';
