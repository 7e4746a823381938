export const tagline = 'Lema';
export const timeZone = 'Zona horaria';
export const timeZoneHint = 'Las citas y los Días Sagrados cambian a medianoche allí.';
export const place = 'Lugar';
export const language = 'Idioma';
export const languageHint =
  'El de las páginas públicas en sus propias direcciones; los enlaces al final de cada una llevan a los demás idiomas. También es el idioma del panel para quien no haya elegido otro en «Mi cuenta».';
export const contact = 'Contacto';
export const contactHint =
  'Quién está detrás de este sitio y cómo ponerse en contacto: algunos países lo exigen. Se muestra tal cual en /contact, adonde enlaza cada página; mientras está vacío, esa página no existe. Hasta 2000 caracteres.';
export const addHolyDays = 'Añadir automáticamente los Días Sagrados de los próximos años';
export const addHolyDaysHint =
  'Los de este año badíʻ y los dos siguientes están entonces siempre. Lo que usted elimine o cambie queda así.';
export const comingHolyDays = 'Días Sagrados de los próximos años';
export const listed = 'Permitir que los buscadores incluyan este sitio';
export const listedHint = 'Si no, sus páginas piden a los buscadores que no las incluyan.';
export const foundBySearch = 'Incluido en los buscadores';
export const features = 'Funciones';
