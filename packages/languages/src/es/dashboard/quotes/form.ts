export const addSingleQuote = 'Añadir una sola cita';
export const addQuote = 'Añadir la cita';
export const adding = 'Añadiendo…';
export const keepSource = 'Conservar la fuente';
export const nextFreeDay = 'Próximo día libre';
export const nextFreeDayFailed = 'No se pudo buscar un día libre';
export const quoteText = 'Texto de la cita';
export const source = 'Fuente';
export const displayDate = 'Fecha de visualización (opcional)';
export const clearDisplayDate = 'Borrar la fecha de visualización';
export const clear = 'Borrar';
export const referenceLink = 'URL de referencia (opcional)';
export const referenceHint = 'Enlace a la fuente de la cita en la Biblioteca de Referencia Bahá’í';

export const dateTakenTitle = 'La fecha ya está ocupada';
export const dateTaken = (reason: string) => `La fecha elegida ya tiene una cita. ${reason}`;
export const oneQuoteADay = 'Ya no se admiten varias citas para la misma fecha.';
