import { number, plural } from '../../words.ts';

export const uploadQuotes = 'Subir citas';
export const manageQuotes = 'Gestionar citas';
export const loading = 'Cargando las citas';
export const loadErrorTitle = 'Error al cargar las citas';
export const loadError = 'No se pudieron cargar las citas. Inténtelo de nuevo';
export const unknownError = 'Ocurrió un error desconocido';
export const dateConflict = 'Fecha ya ocupada';
export const conflictCheckFailed = 'No se pudo comprobar si hay fechas ya ocupadas';
export const added = '¡La cita se añadió correctamente!';
export const updated = 'La cita se actualizó correctamente';
export const updateFailed = 'No se pudo actualizar la cita';
export const deleted = 'La cita se eliminó correctamente';
export const deleteFailed = 'No se pudo eliminar la cita';
export const deletedSeveral = (count: number) =>
  plural(count, {
    one: `Se eliminó ${number(count)} cita`,
    other: `Se eliminaron ${number(count)} citas`,
  });
export const deleteSeveralFailed = 'No se pudieron eliminar las citas';

export const recentBatches = 'Subidas y cambios recientes';
export const undoFailed = 'No se pudo deshacer';
export const undoLater = 'Puede deshacerlo en «Subidas y cambios recientes», en la sección «Citas»';

interface Undone {
  readonly deleted: number;
  readonly restored: number;
  readonly kept: number;
}

export const undone = ({ deleted, restored, kept }: Undone) => {
  const parts = [
    restored > 0 &&
      plural(restored, {
        one: `${number(restored)} cita restaurada`,
        other: `${number(restored)} citas restauradas`,
      }),
    deleted > 0 &&
      plural(deleted, {
        one: `${number(deleted)} cita añadida eliminada`,
        other: `${number(deleted)} citas añadidas eliminadas`,
      }),
    kept > 0 &&
      plural(kept, {
        one: `${number(kept)} queda como está, porque mientras tanto se cambió o se ocupó su fecha`,
        other: `${number(kept)} quedan como están, porque mientras tanto se cambiaron o se ocuparon sus fechas`,
      }),
  ].filter(Boolean);
  return parts.length === 0 ? 'Ya no había nada que deshacer.' : `${parts.join(', ')}.`;
};
