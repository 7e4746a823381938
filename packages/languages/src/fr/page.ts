import type { PageTexts } from '../texts.ts';

export const page: PageTexts = {
  opensInNewTab: ' (s’ouvre dans un nouvel onglet)',

  officialWebsite: 'Visiter le site officiel de la foi bahá’íe',

  todaysDate: 'La date du jour',
  badiWeekday: 'Jour de la semaine badíʻ',
  badiDate: 'Date badíʻ',
  gregorianDate: 'Date grégorienne',
  datesNeedScript: 'Activez JavaScript pour voir la date du jour.',
  calendar: 'Calendrier',
  inTheCommunity: (day, is) => `Dans la communauté, nous sommes le ${day}\u00a0: ${is}`,
  unknownBadiDate: (year) => `Date badíʻ inconnue (${year} E.B.)`,
  unknown: 'Inconnu',

  badiDay: (day, month) => `${day} ${month}`,
  feastOf: (month) => `Fête des dix-neuf jours\u00a0: ${month}`,
  dayOfFast: (day, days) => `Le Jeûne, jour ${day} sur ${days}`,
  dayOfAyyamIHa: (ayyamIHa, day, days) => `${ayyamIHa}, jour ${day} sur ${days}`,
  // The name of the town stands first: it may begin with an article.
  sunsetAt: (time, nextDay) => [
    '',
    `\u00a0: coucher du soleil à ${time.replace(':', '\u00a0h\u00a0')}, puis commence le ${nextDay}`,
  ],
  sunHasSet: (nextDay) => ['', `\u00a0: le soleil s’est couché et le ${nextDay} a commencé`],

  todaysQuote: 'La citation du jour',
  noQuote: 'Aucune citation n’est disponible pour aujourd’hui.',
  pastQuotes: 'Citations précédentes',
  readMore: 'Lire la suite',
  quoteReference: 'Voir la source dans la Bibliothèque de référence bahá’íe',
  quoteLoading: 'Chargement de la citation du jour',
  quoteError: 'La citation du jour n’a pas pu être chargée.',

  offlineQuote: (day) => `Pas de connexion. Voici la citation du ${day}.`,
  share: 'Partager',
  shareFailed: `Le partage a échoué. Vérifiez votre connexion et appuyez de nouveau sur «\u00a0Partager\u00a0».`,
  copied: 'Copié',
  whatIsCopied: 'La citation, sa source et son adresse peuvent maintenant être collées.',
  shareQuote: 'Partager cette citation',
  shareSelected: 'Le texte est sélectionné. Copiez-le et collez-le là où vous voulez le partager.',
  shareField: 'Citation, source et adresse',

  upcomingHolyDays: 'Prochains jours saints',
  holyDay: 'Jour saint',
  today: 'Aujourd’hui',
  noHolyDays: 'Aucun prochain jour saint n’est inscrit pour le moment.',
  loading: 'Chargement…',
  holyDaysError: 'Les prochains jours saints n’ont pas pu être chargés.',

  connectWithUs: 'Restons en contact',
  noLinks: 'Nous ne sommes pas encore sur les réseaux sociaux.',
  visitPage: (platform) => `Visiter notre page ${platform}`,
  linksLoading: 'Chargement des liens vers les réseaux sociaux',
  linksError: 'Les liens vers les réseaux sociaux n’ont pas pu être chargés.',

  contact: 'Contact',

  notFound: '404 Page introuvable',
  notFoundReason:
    'Il n’y a rien à cette adresse. La page a peut-être été déplacée, ou l’adresse est mal écrite.',
  backToHome: 'Retour à l’accueil',

  pageError: 'Un problème est survenu',
  pageErrorAdvice: 'Cette page n’a pas pu être affichée. La recharger suffit souvent.',
  reload: 'Recharger la page',

  unreachable: 'Le serveur est injoignable. Vérifiez votre connexion et réessayez.',
  unreadable: 'La réponse du serveur n’a pas pu être lue. Veuillez réessayer.',
  rejected: 'Le serveur n’a pas pu répondre. Veuillez réessayer.',

  notification: 'Message',
  close: 'Fermer',
  loggedOut: 'Session terminée',
  loggedOutText: 'Déconnexion effectuée',
};
