import type { GatheringTexts } from '../texts.ts';

export const gatherings: GatheringTexts = {
  title: 'Rencontres',
  description: (siteName) => `Ce que ${siteName} fait ensemble, et quand.`,
  intro:
    'Ce que nous ferons ensemble dans les cinq prochaines semaines. Tout le monde est le bienvenu.',
  none: 'Rien n’est annoncé pour les cinq prochaines semaines.',
  nothingFurther: 'Rien d’autre n’est annoncé.',
  all: 'Toutes les rencontres',
  subscribe: 'S’abonner dans votre agenda',
  addToCalendar: 'Ajouter à votre agenda',
  when: 'Quand',
  place: 'Où',
  online: 'En ligne',
  onlineOf: (title) => `En ligne\u00a0: ${title}`,
  language: 'Langue',
  about: 'De quoi il s’agit',
  dayAndTime: (day, time) => `${day}, ${time}`,
  timesIn: (zone) => `Les heures sont celles de ${zone}.`,
  cancelled: 'Annulée',
  movedFrom: (day) => `Déplacée du ${day}`,
  forLink:
    'Seules les personnes qui ont son lien trouvent cette page. Merci de le transmettre avec soin.',
  programme: {
    title: 'Programme',
    of: (name) => `Programme\u00a0: \u2068${name}\u2069`,
    booklet: 'Le programme à imprimer',
    slides: 'Le programme pour l’écran de la salle',
    meeting: 'À propos de cette rencontre',
    howToPrint:
      'Imprimez cette page en paysage, recto verso, en retournant sur le petit côté, puis pliez les feuilles ensemble au milieu\u00a0: elles forment un livret.',
    reader: (name) => `Lecture\u00a0: \u2068${name}\u2069`,
    previous: 'Diapositive précédente',
    next: 'Diapositive suivante',
    parts: {
      devotional: 'Partie spirituelle',
      consultation: 'Consultation',
      social: 'Partie fraternelle',
      other: 'Autre',
    },
  },
  kinds: {
    devotional: 'Réunion de prière',
    'study-circle': 'Cercle d’étude',
    children: 'Classe d’enfants',
    'junior-youth': 'Groupe de préjeunes',
    feast: 'Fête des dix-neuf jours',
    'holy-day': 'Jour saint',
    other: 'Rencontre',
  },
};
