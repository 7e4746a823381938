import type { SentenceParts } from '../../sentence-parts.ts';
import { number, plural } from '../words.ts';

export const noPlace =
  'No hay ningún lugar definido. Con uno, la página de inicio dice cuándo se pone allí el sol y empieza el siguiente día badíʻ.';
export const aboutPlace =
  'El nombre se muestra; las coordenadas solo salen del servidor hacia este formulario. Se guardan con una décima de grado, unos 11 km, porque un lugar puede ser el hogar de alguien.';
export const clearPlace = 'Borrar el lugar';
export const sunsetUnsaved =
  'La puesta del sol será la de la población de la lista más cercana a estas coordenadas, a menos de 100 km; si no la hay, la del centro de su grado entero. Una vez guardadas, se nombra aquí.';
export const sunsetOfTown = (name: string, country: string) =>
  `La puesta del sol de la página de inicio es la de ${name}, ${country}: la población de la lista más cercana a estas coordenadas, para que nadie pueda deducirlas de ella.`;
export const sunsetOfDegree =
  'Ninguna población de la lista está a menos de 100 km. La puesta del sol de la página de inicio es la del centro del grado entero de estas coordenadas, para que nadie pueda deducirlas de ella.';
export const latitude = 'Latitud';
export const longitude = 'Longitud';
export const saved = '¡Los ajustes se guardaron correctamente!';
export const community = 'La comunidad';
export const placeAndDay = 'Lugar y día';
export const site = 'El sitio';
export const stateTitle = 'Copia de seguridad y estado';
export const stateLoadError = 'No se pudo cargar el estado del sitio. Inténtelo de nuevo.';
export const loadingState = 'Cargando el estado';
export const postgresql = 'PostgreSQL';
export const onTheServer = 'en el servidor';
export const downloaded = 'descargada aquí';
export const noBackup = 'Aún no hay ninguna';
export const downloading = 'Descargando…';
export const downloadBackup = 'Descargar una copia de seguridad';
export const todayThere = (day: string, time: string) =>
  `Las citas y los Días Sagrados cambian a medianoche allí. Hoy allí es ${day}, y la hora es ${time}.`;
export const opensInNewTab = '(se abre en una pestaña nueva)';
export const townChosen = (name: string, country: string) =>
  `${name}, ${country}: el lugar y la zona horaria están completados.`;
export const findTown = 'Buscar una población';
export const townsFailed = 'No se pudo buscar en las poblaciones. Inténtelo de nuevo.';
export const noTown =
  'No hay ninguna población con ese nombre. Escriba una mayor que esté cerca; su nombre se puede cambiar abajo.';
export const searching = 'Buscando';
export const townsFound = (count: number) =>
  plural(count, {
    one: `${number(count)} población encontrada`,
    other: `${number(count)} poblaciones encontradas`,
  });
export const towns = 'Poblaciones';
export const saveFailed = 'No se pudieron guardar los ajustes';
export const backupDownloaded = 'La copia de seguridad está entre sus descargas.';
export const backupFailed = 'No se pudo descargar la copia de seguridad.';
export const downloadError = 'Error de descarga';
export const credit = <Part>(geoNames: Part): SentenceParts<Part> => [
  'Completa el lugar y su zona horaria. Poblaciones de 15.000 habitantes o más, de ',
  geoNames,
  ' (CC BY 4.0).',
];
export const lastBackup = 'Última copia de seguridad';
export const backupAt = <Part>(at: Part, where: string): SentenceParts<Part> => [at, `, ${where}`];
export const database = 'Base de datos';
export const embedded = 'integrada';
export const databaseIs = (size: string, kind: string) => `${size}, ${kind}`;
export const freeDisk = 'Espacio libre en disco';
export const version = 'Versión';
export const aboutBackups = <Part>(command: Part): SentenceParts<Part> => [
  'Una copia de seguridad es un solo archivo con todo, incluidos los nombres y los resúmenes de las contraseñas: guárdela donde nadie más llegue a ella, y no en el servidor. Quien administra el servidor la recupera con el comando ',
  command,
  '.',
];
