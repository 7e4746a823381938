import type { LetterTexts } from '../texts.ts';

export const letters: LetterTexts = {
  title: 'Lettres par courriel',
  description: (siteName) => `Les citations et les jours de ${siteName}, par courriel.`,

  form: {
    intro:
      'Choisissez ce que vous souhaitez recevoir. Une pression suffit pour y mettre fin à tout moment.',
    email: 'Adresse électronique',
    topics: 'Que souhaitez-vous recevoir\u00a0?',
    daily: 'La citation du jour',
    aboutDaily: 'Chaque jour, avec la date dans les deux calendriers.',
    weekly: 'La semaine à venir',
    aboutWeekly:
      'Une fois par semaine\u00a0: les Fêtes des dix-neuf jours et les jours saints des sept prochains jours, et les citations des sept derniers.',
    reminders: 'Rappels',
    aboutReminders:
      'La veille d’une Fête des dix-neuf jours, d’un jour saint, d’Ayyám-i-Há et du Jeûne.',
    subscribe: 'S’abonner',
    stored:
      'Sont conservés votre adresse, chiffrée, votre langue et votre choix, jusqu’à ce que vous mettiez fin aux lettres. Aucun bénévole de cette communauté ne voit l’adresse.',
    morePrivacy: 'En savoir plus sur la confidentialité',
  },

  wrong: {
    stamp:
      'Veuillez envoyer le formulaire encore une fois\u00a0: il est resté ouvert plus d’un jour, a été envoyé très vite ou l’avait déjà été.',
    tooMany: 'Trop de formulaires sont arrivés en une heure. Veuillez réessayer plus tard.',
    email:
      'Veuillez saisir une seule adresse électronique complète, par exemple anna@friends.example.',
    topics: 'Veuillez choisir au moins une option.',
    unavailable: 'Rien ne peut être conservé pour le moment. Veuillez réessayer plus tard.',
  },

  look: {
    title: 'Consultez votre boîte de réception',
    text: 'Une lettre avec un lien est en route vers l’adresse que vous avez saisie. Veuillez ouvrir le lien et y appuyer sur le bouton.',
    nothing:
      'Si rien n’est arrivé au bout d’une heure, regardez parmi les courriels indésirables ou réessayez demain.',
  },

  confirm: {
    title: 'Confirmer les lettres',
    text: 'Appuyez sur le bouton, et les lettres commenceront avec la prochaine prévue.',
    button: 'Confirmer',
    done: 'Les lettres sont confirmées',
    doneText: 'La prochaine prévue vous parviendra.',
  },

  yours: {
    title: 'Vos lettres',
    address: 'Adresse',
    language: 'Langue des lettres',
    save: 'Enregistrer',
    saved: 'Votre choix est enregistré.',
  },

  end: {
    title: 'Mettre fin aux lettres',
    text: 'Appuyez sur le bouton, et aucune autre lettre ne viendra. Votre adresse est supprimée aussitôt.',
    button: 'Mettre fin à toutes les lettres',
    done: 'Les lettres ont pris fin',
    doneText: 'Votre adresse est supprimée.',
  },

  gone: {
    title: 'Ce lien n’est plus valable',
    text: 'Les liens de lettres auxquelles il a été mis fin, ou qui n’ont pas été confirmées en sept jours, ne mènent nulle part.',
  },

  privacy: {
    title: 'Confidentialité',
    description: (siteName) =>
      `Ce que ${siteName} conserve de ses visiteurs, et pendant combien de temps.`,
    visits: 'Visites',
    visitsText:
      'Lire ce site ne demande aucun cookie, et rien n’y est chargé depuis un autre site. Personne ne compte les lecteurs. Comme sur tout serveur, les requêtes et les adresses réseau dont elles viennent peuvent figurer dans un journal qui sert à trouver pannes et attaques\u00a0; qui gère le serveur décide combien de temps il est gardé.',
    letters: 'Lettres par courriel',
    what: 'Ce qui est conservé',
    whatText:
      'Votre adresse électronique, votre langue, les lettres que vous avez choisies, et quand. L’adresse est chiffrée avec une clé qui n’est pas dans la base de données\u00a0; les sauvegardes ne l’ont pas non plus.',
    why: 'Pourquoi',
    whyText: 'Pour vous envoyer les lettres que vous avez demandées, et pour rien d’autre.',
    howLong: 'Combien de temps',
    howLongText:
      'Jusqu’à ce que vous mettiez fin aux lettres\u00a0; une adresse non confirmée est supprimée après sept jours. Pendant un an après la fin, il reste un code dont personne ne peut tirer l’adresse\u00a0: il empêche une ancienne sauvegarde de relancer les lettres.',
    who: 'Qui l’apprend',
    whoText:
      'Le service de courriel de cette communauté, qui achemine les lettres, et le vôtre. L’adresse n’est montrée à aucun bénévole. Les lettres n’ont ni images venues d’ailleurs ni liens qui disent qui les a ouvertes.',
    ending: 'Comment y mettre fin',
    endingText:
      'Chaque lettre contient un lien où vous pouvez tout modifier ou tout arrêter, sans mot de passe. Le bouton prévu pour cela par un logiciel de courriel fonctionne aussi.',
    questions: 'Questions',
    questionsText: 'Ceux qui gèrent ce site y répondent\u00a0:',
  },

  mail: {
    greetingConfirm: (siteName) => `Veuillez confirmer\u00a0: lettres de ${siteName}`,
    confirm: (siteName) =>
      `Cette adresse a été saisie pour recevoir des lettres de ${siteName}. Pour les recevoir, ouvrez cette page et appuyez sur le bouton\u00a0:`,
    notConfirmed:
      'Si ce n’était pas vous, il n’y a rien à faire\u00a0: l’adresse est supprimée après sept jours, et aucune autre lettre ne vient avant.',
    greetingYours: (siteName) => `Vos lettres de ${siteName}`,
    yours: (siteName) =>
      `Cette adresse reçoit déjà des lettres de ${siteName}. Ici, vous pouvez les modifier ou y mettre fin\u00a0:`,
    notYours: 'Si vous n’avez pas demandé ce lien, il n’y a rien à faire.',
    quoteOf: (day) => `La citation du ${day}`,
    weekFrom: (day) => `La semaine à partir du ${day}`,
    nextDays: 'Les sept prochains jours',
    lastQuotes: 'Les citations des sept derniers jours',
    note: 'De la communauté',
    tomorrow: (what) => `Demain\u00a0: ${what}`,
    readHere: 'Sur le web',
    why: (siteName) =>
      `Vous recevez cette lettre parce que cette adresse a été confirmée pour les lettres de ${siteName}.`,
    change: 'Modifier ce que vous recevez',
    end: 'Mettre fin à toutes les lettres',
  },
};
