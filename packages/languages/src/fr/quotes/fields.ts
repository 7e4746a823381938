import type { QuoteFieldTexts, QuoteHeadings } from '../../texts.ts';

export const quoteFields: QuoteFieldTexts = {
  text: { name: 'Texte de la citation', short: 'Texte' },
  source: { name: 'Source' },
  displayDate: { name: 'Date d’affichage' },
  referenceUrl: {
    name: 'URL de référence',
    hint: 'Lien vers le passage dans la Bibliothèque de référence bahá’íe',
  },
  language: { name: 'Langue' },
  credit: {
    name: 'Traduction et édition',
    label: 'De qui est la traduction',
    hint: 'Qui l’a traduite, ou de quelle édition elle vient',
  },
};

export const quoteHeadings: QuoteHeadings = {
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
};
