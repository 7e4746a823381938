import type { DocumentTexts } from '../texts.ts';

export const takeHome: DocumentTexts['takeHome'] = {
  title: 'À emporter',
  about: 'Pour le mur, la porte du réfrigérateur et le tableau d’affichage.',
  howToPrint:
    'Imprimez cette page avec votre navigateur\u00a0: seules les feuilles ci-dessous sortiront.',
  paper: 'Papier',
  paperOfPrinter: 'Celui de l’imprimante',
  noSuchPaper: (one, other) =>
    `Il n’y a pas de mise en page pour ce papier. Choisissez ${one} ou ${other}.`,

  wall: {
    link: 'Calendrier mural',
    title: (yearName) => `Calendrier mural ${yearName}`,
    description: (yearName, span) =>
      `L’année badíʻ ${yearName}, ${span}, pour le mur\u00a0: une page pour chacun des dix-neuf mois et pour Ayyám-i-Há.`,
  },
  card: {
    link: 'L’année sur une page',
    title: (yearName) => `L’année ${yearName} sur une page`,
    description: (yearName, span) =>
      `L’année badíʻ ${yearName}, ${span}, sur une page\u00a0: Fêtes des dix-neuf jours, jours saints, Ayyám-i-Há et le Jeûne.`,
    more: (count) => `Autres jours saints\u00a0: ${count}`,
  },
  fast: {
    link: 'Le Jeûne, jour après jour',
    title: (yearName) => `Le Jeûne ${yearName}`,
    description: (yearName, span) =>
      `Lever et coucher du soleil pendant les dix-neuf jours du Jeûne ${yearName}, ${span}.`,
    day: 'Jour',
    sunrise: 'Lever du soleil',
    sunset: 'Coucher du soleil',
    ofTown: (town) => `Heures pour ${town}`,
    aroundPlace: (place) => `Heures pour les environs de ${place}`,
    noSunrise: 'pas de lever',
    noSunset: 'pas de coucher',
    byClock:
      'Là où le soleil ne se lève pas ou ne se couche pas, on peut suivre l’horloge, selon ce qu’a décidé l’Assemblée spirituelle nationale.',
    clocksChange: (day) => `Changement d’heure\u00a0: ${day}.`,
    exactness:
      'À la minute près, pour un horizon plat. Les montagnes, l’altitude et le temps qu’il fait déplacent les heures de quelques minutes.',
  },
  poster: {
    title: 'Affiche',
    description: (siteName) => `${siteName} en affiche, avec son adresse et un code QR.`,
    scan: 'Pointez ici l’appareil photo du téléphone',
    qrCode: (address) => `Code QR de ${address}`,
  },
  anniversaries: {
    title: 'Anniversaires dans le calendrier badíʻ',
    link: 'Anniversaires',
    description:
      'Une date de naissance dans le calendrier badíʻ et ses dix prochains anniversaires.',
    intro:
      'À quel jour du calendrier badíʻ correspond votre naissance, et quand revient-il\u00a0? Saisissez une date de naissance.',
    nothingSent:
      'Le calcul se fait dans votre navigateur. Rien n’est envoyé, rien n’est enregistré.',
    withoutScript:
      'Cette page calcule dans votre navigateur et a besoin de JavaScript, qui est désactivé ici. Le calendrier montre lui aussi chaque jour dans les deux calendriers.',
    dateOfBirth: 'Date de naissance',
    afterSunset: 'Naissance après le coucher du soleil',
    aboutSunset: 'Un jour badíʻ commence la veille, au coucher du soleil.',
    show: 'Afficher',
    inBadi: 'Dans le calendrier badíʻ',
    next: 'Les prochains anniversaires',
    years: 'Années',
    badiDate: 'Date badíʻ',
    gregorianDate: 'Date grégorienne',
    fifthDay: 'Les années où Ayyám-i-Há compte quatre jours, le quatrième tient lieu de cinquième.',
    endOfCalendar: (yearName) =>
      `L’année ${yearName} est la dernière pour laquelle le calendrier est calculé.`,
    file: 'Fichier d’agenda',
    event: (badiDate) => `Anniversaire\u00a0: ${badiDate}`,
    noDate: 'Saisissez une date complète qui existe.',
    tooEarly: (firstDay) =>
      `Le calendrier badíʻ commence le ${firstDay}. Saisissez une date ultérieure.`,
    inFuture: 'Ce jour est encore à venir. Saisissez la date d’aujourd’hui ou une date antérieure.',
  },
};
