import type { SheetTexts } from '../texts.ts';

export const sheets: SheetTexts = {
  headings: {
    text: ['Texte', 'Citation', 'Citations', 'Texte de la citation', 'Passage', 'Écrit', 'Extrait'],
    source: ['Source', 'Auteur', 'Auteure', 'Autrice', 'Livre', 'Ouvrage', 'Tiré de', 'De'],
    displayDate: ['Date d’affichage', 'Date de publication'],
    referenceUrl: ['URL de référence', 'Lien', 'Lien web', 'Adresse web', 'Adresse internet'],
    language: ['Langue'],
    credit: [
      'Traducteur',
      'Traductrice',
      'Traduit par',
      'Traduction de',
      'Édition',
      'Crédit',
      'Crédits',
    ],
    reference: ['Référence'],
    year: ['Année', 'An'],
    month: ['Mois'],
    day: ['Jour'],
  },
  dates: {
    regions: ['CA'],
    months: {},
    weekdays: {},
    fillers: 'le du d de',
  },
};
