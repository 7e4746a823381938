import { number } from '../../words.ts';

export const asks = 'Preguntar quién viene';
export const asksHint =
  'La página de cada día tiene un formulario. Los nombres están cifrados, no se piden en una Fiesta de Diecinueve Días y se borran 14 días después de la fecha. No pueden responder más personas que lugares hay.';
export const whoComes = 'Quién viene';
export const coming = (people: number) => `Vendrán: ${number(people)}`;
export const comingOf = (people: number, places: number) =>
  `Vendrán: ${number(people)}, lugares: ${number(places)}`;
export const aboveCapacity = 'Han respondido más personas que lugares hay.';
export const none = 'Todavía no ha respondido nadie.';
export const loading = 'Cargando las respuestas';
export const loadError = 'No se pudieron cargar las respuestas. Inténtelo de nuevo.';
export const name = 'Nombre';
export const howMany = 'Cuántos';
export const answeredAt = 'Respondió';
export const nameless = 'Sin nombre';
export const lostTitle = 'Días que ya no están previstos';
export const lostAbout =
  'Hay personas que han dicho que vendrían estos días, en los que ya no hay encuentro. Las respuestas se borran 14 días después de la fecha.';
export const lostError = 'No se pudieron cargar los días que ya no están previstos.';
