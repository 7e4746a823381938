export const addSingleQuote = 'Añadir una sola cita';
export const addQuote = 'Añadir la cita';
export const adding = 'Añadiendo…';
export const keepSource = 'Conservar la fuente';
export const nextFreeDay = 'Próximo día libre';
export const nextFreeDayFailed = 'No se pudo buscar un día libre';
export const clearDisplayDate = 'Borrar la fecha de visualización';
export const clear = 'Borrar';

export const dateTakenTitle = 'La fecha ya está ocupada';
export const dateTaken = (reason: string) => `La fecha elegida ya tiene una cita. ${reason}`;
export const oneQuoteADay = 'Ya no se admiten varias citas para la misma fecha.';
