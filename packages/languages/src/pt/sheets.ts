import type { SheetTexts } from '../texts.ts';

export const sheets: SheetTexts = {
  headings: {
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
    reference: ['Referência'],
    year: ['Ano'],
    month: ['Mês'],
    day: ['Dia'],
  },
  dates: {
    regions: [],
    months: {},
    weekdays: {},
    fillers: 'de dia ano',
  },
};
