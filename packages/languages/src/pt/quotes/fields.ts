import type { QuoteFieldTexts, QuoteHeadings } from '../../texts.ts';

export const quoteFields: QuoteFieldTexts = {
  text: { name: 'Texto da citação', short: 'Texto' },
  source: { name: 'Fonte' },
  displayDate: { name: 'Data de exibição' },
  referenceUrl: {
    name: 'URL de referência',
    hint: 'Link para a fonte da citação na Biblioteca de Referência Bahá’í',
  },
  language: { name: 'Idioma' },
  credit: {
    name: 'Tradução e edição',
    label: 'De quem é a tradução',
    hint: 'Quem a traduziu ou de que edição é',
  },
};

export const quoteHeadings: QuoteHeadings = {
  text: [
    'Texto',
    'Citação',
    'Citações',
    'Texto da citação',
    'Passagem',
    'Escrito',
    'Trecho',
    'Excerto',
  ],
  source: ['Fonte', 'Autor', 'Autora', 'Livro', 'De'],
  displayDate: ['Data de exibição', 'Data de publicação', 'Data'],
  referenceUrl: ['URL de referência', 'Ligação', 'Hiperligação', 'Endereço web', 'Endereço'],
  language: ['Idioma', 'Língua'],
  credit: ['Tradutor', 'Tradutora', 'Traduzido por', 'Tradução de', 'Edição'],
};
