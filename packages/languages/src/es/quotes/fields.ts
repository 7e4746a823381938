import type { QuoteFieldTexts, QuoteHeadings } from '../../texts.ts';

export const quoteFields: QuoteFieldTexts = {
  text: { name: 'Texto de la cita', short: 'Texto' },
  source: { name: 'Fuente' },
  displayDate: { name: 'Fecha de visualización' },
  referenceUrl: {
    name: 'URL de referencia',
    hint: 'Enlace a la fuente de la cita en la Biblioteca de Referencia Bahá’í',
  },
  language: { name: 'Idioma' },
  credit: {
    name: 'Traducción y edición',
    label: 'De quién es la traducción',
    hint: 'Quién la tradujo o de qué edición es',
  },
};

export const quoteHeadings: QuoteHeadings = {
  text: [
    'Texto',
    'Cita',
    'Citas',
    'Texto de la cita',
    'Pasaje',
    'Escrito',
    'Extracto',
    'Fragmento',
  ],
  source: ['Fuente', 'Autor', 'Autora', 'Libro', 'De'],
  displayDate: ['Fecha de visualización', 'Fecha de publicación', 'Fecha'],
  referenceUrl: ['URL de referencia', 'Enlace', 'Vínculo', 'Dirección web', 'Dirección'],
  language: ['Idioma', 'Lengua'],
  credit: [
    'Traductor',
    'Traductora',
    'Traducido por',
    'Traducción de',
    'Edición',
    'Crédito',
    'Créditos',
  ],
};
