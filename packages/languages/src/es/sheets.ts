import type { SheetTexts } from '../texts.ts';

export const sheets: SheetTexts = {
  headings: {
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
    reference: ['Referencia'],
    year: ['Año'],
    month: ['Mes'],
    day: ['Día'],
  },
  dates: {
    regions: ['PE'],
    months: {},
    weekdays: {},
    fillers: 'de del el día año',
  },
};
