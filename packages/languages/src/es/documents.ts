import type { DocumentTexts } from '../texts.ts';
import { landscape, mail, pictures, portrait, story, ways } from './dashboard/quotes/sharing.ts';
import { takeHome } from './take-home.ts';

export const documents: DocumentTexts = {
  moreOfThisSite: 'Más de este sitio',
  quotes: 'Citas',
  languages: 'Idiomas',
  nothingHere: 'No hay nada en esta dirección.',
  forVolunteers: 'Para los voluntarios de este sitio.',
  quoteOfTheDay: 'Cita del día',
  shareImage: 'Una estrella dorada de nueve puntas',
  sharePicture: (day, quote) => `La cita del ${day}: ${quote}`,
  embeds: {
    quoteDescription: (siteName) => `La cita del día de ${siteName}.`,
    dateDescription: (siteName) =>
      `La fecha de hoy en dos calendarios, en el sitio de ${siteName}.`,
  },

  year: {
    yearName: (year, era) => `${year} ${era}`,
    title: (yearName) => `Calendario badíʻ ${yearName}`,
    description: (yearName, span) =>
      `El año badíʻ ${yearName} (${span}), mes a mes: Fiestas, Días Sagrados, Ayyám-i-Há y el Ayuno.`,

    feast: 'Fiesta',
    fast: 'Ayuno',
    today: 'Hoy',

    years: 'Años',
    todayIs: (dayAndMonth) => `Hoy: ${dayAndMonth}`,
    thisYear: 'Este año',

    overview: 'El año de un vistazo',
    firstDay: 'Naw-Rúz, el primer día',
    theFast: 'El Ayuno',
    holyDays: 'Días Sagrados',
    noHolyDays: 'No hay Días Sagrados anotados para este año.',
    beginsAtSunset:
      'Cada día comienza al ponerse el sol la víspera de la fecha gregoriana indicada.',
    projected: (lastPublishedYear) =>
      `Las fechas de los años posteriores al ${lastPublishedYear} aún no se han publicado. Estas se han calculado con la misma regla que las publicadas.`,

    kept: (day) => `No hay conexión. Este calendario está como estaba el ${day}.`,

    weekdays: 'Días de la semana',

    subscribe: 'Suscribirse',
    aboutSubscribing:
      'Tenga estos días en el calendario de su teléfono u otro dispositivo, siempre al día.',
    feeds: {
      calendar: 'Todo',
      'holy-days': 'Días Sagrados',
      feasts: 'Fiestas de Diecinueve Días',
      fast: 'El Ayuno',
    },
    subscribeTo: (feed) => `Suscribirse: ${feed}`,
    fileOf: (feed) => `Archivo: ${feed}`,
    file: 'Archivo',
  },

  shownQuotes: {
    quotes: 'Citas',
    description: (siteName) => `Las citas que ${siteName} ha mostrado, día a día.`,
    empty: 'Las citas aparecerán aquí cuando se haya mostrado la primera.',
    older: 'Citas anteriores',
    newer: 'Citas posteriores',
    pages: 'Citas anteriores y posteriores',
    readOn: 'Leer la cita completa',
    readOnOf: (day) => ` del ${day}`,

    todaysQuote: 'Cita de hoy',
    quoteOfTheDay: 'Cita del día',
    quoteOf: (day) => `Cita del ${day}`,
    previous: 'Anterior',
    next: 'Siguiente',
    days: 'Citas de otros días',
    allQuotes: 'Todas las citas',
    home: 'Página de inicio',
  },

  sharing: {
    moreAt: (address) => `sigue en ${address}`,
    ways,
    mail,
    pictures,
    sizes: { landscape, portrait, story },
    invitation: (title) => `Le invitamos cordialmente: ${title}`,
  },

  takeHome,
};
