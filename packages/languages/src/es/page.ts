import type { PageTexts } from '../texts.ts';

export const page: PageTexts = {
  opensInNewTab: ' (se abre en una pestaña nueva)',

  officialWebsite: 'Visite el sitio oficial de la Fe bahá’í',

  todaysDate: 'Fecha de hoy',
  badiWeekday: 'Día de la semana badíʻ',
  badiDate: 'Fecha badíʻ',
  gregorianDate: 'Fecha gregoriana',
  datesNeedScript: 'Active JavaScript para ver la fecha de hoy.',
  calendar: 'Calendario',
  inTheCommunity: (day, is) => `En la comunidad es el ${day}: ${is}`,
  unknownBadiDate: (year) => `Fecha badíʻ desconocida (${year} E.B.)`,
  unknown: 'Desconocido',

  badiDay: (day, month) => `${day} de ${month}`,
  feastOf: (month) => `Fiesta de ${month}`,
  dayOfFast: (day, days) => `El Ayuno, día ${day} de ${days}`,
  dayOfAyyamIHa: (ayyamIHa, day, days) => `${ayyamIHa}, día ${day} de ${days}`,
  sunsetAt: (time, nextDay) => [
    'Puesta del sol en ',
    ` a las ${time}; entonces comienza el ${nextDay}`,
  ],
  sunHasSet: (nextDay) => ['El sol se ha puesto en ', `: ha comenzado el ${nextDay}`],

  todaysQuote: 'Cita de hoy',
  noQuote: 'No hay ninguna cita para hoy.',
  pastQuotes: 'Citas anteriores',
  readMore: 'Leer más',
  quoteReference: 'Ver la fuente de la cita en la Biblioteca de Referencia Bahá’í',
  quoteLoading: 'Cargando la cita de hoy',
  quoteError: 'No se pudo cargar la cita de hoy.',

  offlineQuote: (day) => `No hay conexión. Esta es la cita del ${day}.`,
  share: 'Compartir',
  shareFailed: 'No se pudo compartir. Compruebe su conexión y vuelva a pulsar «Compartir».',
  copied: 'Copiado',
  whatIsCopied: 'Ya puede pegar la cita, su fuente y su dirección.',
  shareQuote: 'Compartir esta cita',
  shareSelected: 'El texto está seleccionado. Cópielo y péguelo donde quiera compartirlo.',
  shareField: 'Cita, fuente y dirección',

  upcomingHolyDays: 'Próximos Días Sagrados',
  holyDay: 'Día Sagrado',
  today: 'Hoy',
  noHolyDays: 'Por ahora no hay próximos Días Sagrados anotados.',
  loading: 'Cargando…',
  holyDaysError: 'No se pudieron cargar los próximos Días Sagrados.',

  connectWithUs: 'Manténgase en contacto',
  noLinks: 'Todavía no estamos en las redes sociales.',
  visitPage: (platform) => `Visite nuestra página en ${platform}`,
  linksLoading: 'Cargando los enlaces a las redes sociales',
  linksError: 'No se pudieron cargar los enlaces a las redes sociales.',

  contact: 'Contacto',

  notFound: '404 Página no encontrada',
  notFoundReason: 'No hay nada en esta dirección. Puede que haya cambiado o que esté mal escrita.',
  backToHome: 'Volver al inicio',

  pageError: 'Algo falló',
  pageErrorAdvice: 'No se pudo mostrar esta página. Volver a cargarla suele ayudar.',
  reload: 'Cargar la página de nuevo',

  unreachable: 'No se pudo contactar con el servidor. Compruebe su conexión e inténtelo de nuevo.',
  unreadable: 'No se pudo leer la respuesta del servidor. Inténtelo de nuevo.',
  rejected: 'El servidor no pudo responder. Inténtelo de nuevo.',

  notification: 'Aviso',
  close: 'Cerrar',
  loggedOut: 'Sesión cerrada',
  loggedOutText: 'La sesión se cerró correctamente',
};
