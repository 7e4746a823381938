import { day as dayName, listed, number, plural } from '../../words.ts';

const quotes = (count: number) =>
  plural(count, { one: `${number(count)} cita`, other: `${number(count)} citas` });
const rowsInFile = (count: number) =>
  plural(count, {
    one: `${number(count)} fila en el archivo`,
    other: `${number(count)} filas en el archivo`,
  });

export const uploadFile = 'Subir un archivo';
export const ownSheet =
  'Su propia hoja sirve tal como está: lo que no esté claro se pregunta, y lo que esté mal se corrige aquí.';
export const hint = (needed: readonly string[], optional: readonly string[]) =>
  `Suba un archivo CSV o de Excel con las columnas ${needed.join(', ')} y, si quiere, ${listed(optional)}.`;
export const chooseFile = 'Elegir un archivo';
export const noFile = 'Ningún archivo elegido. Puede arrastrar uno hasta aquí.';
export const oneFile = 'Elija los archivos de uno en uno';
export const upload = 'Subir';
export const checking = 'Comprobando…';
export const uploading = 'Subiendo…';
export const readingFile = 'Leyendo el archivo…';
export const sending = (percent: number) => `Enviando el archivo: ${number(percent)}\u00a0%`;

export const downloadTemplate = 'Descargar la plantilla';
export const loadingTemplates = 'Cargando las plantillas…';
export const noTemplates = 'No hay plantillas disponibles';
export const templateName = (format: 'csv' | 'xlsx') =>
  format === 'csv' ? 'CSV (.csv)' : 'Excel (.xlsx)';

export const processFailed = 'No se pudo procesar el archivo';
export const checkFailed = 'No se pudo comprobar';
export const uploadFailed = 'No se pudo subir';
export const downloadError = 'Error de descarga';
export const downloadFailed = 'No se pudo descargar';
export const templateNotDownloaded = 'No se pudo descargar la plantilla.';
export const quotesNotDownloaded = 'No se pudieron descargar las citas.';

export const someDatesConflict = 'Algunas fechas tienen varias citas';
export const completeWithWarnings = 'Subida completa, con advertencias';
export const dateConflicts = 'Fechas con varias citas';
export const dayWithQuotes = (day: string, count: number) => `${dayName(day)}: ${quotes(count)}`;
export const dayWithRows = (day: string, count: number) => `${dayName(day)}: ${rowsInFile(count)}`;
export const aboutShownQuote =
  'En las fechas con varias citas se muestra la última que se actualizó.';
export const undo = 'Deshacer';
export const undoing = 'Deshaciendo…';
export const undone = 'Deshecho';
export const undoLater = (days: number, part: string) =>
  `Más tarde, durante ${number(days)} días, abajo en «${part}».`;

export const checkFile = 'Comprobar el archivo';
export const loadingFile = 'Leyendo el archivo';
export const workbenchFailed =
  'No se pudo cargar la tabla del archivo. Compruebe su conexión e inténtelo de nuevo.';

export const conflictsDetected = 'Algunas fechas ya están ocupadas';
export const cancelUpload = 'Cancelar la subida';
export const proceed = 'Continuar con la subida';
export const forAllDates = (dates: number) =>
  plural(dates, {
    one: `Para ${number(dates)} fecha con citas guardadas`,
    other: `Para las ${number(dates)} fechas con citas guardadas`,
  });
export const differentChoices = 'Opciones distintas';
export const add = 'Añadir';
export const keep = (stored: number) =>
  plural(stored, { one: 'Conservar la guardada', other: 'Conservar las guardadas' });
export const replace = (deleted: number) =>
  deleted === 0
    ? 'Sustituir (no elimina ninguna cita guardada)'
    : plural(deleted, {
        one: `Sustituir (elimina ${number(deleted)} cita guardada)`,
        other: `Sustituir (elimina ${number(deleted)} citas guardadas)`,
      });
export const datesOfFile = (dates: number) =>
  plural(dates, { one: `${number(dates)} fecha`, other: `${number(dates)} fechas` });
export const loadingDates = 'Cargando las fechas';
export const datesFailed =
  'No se pudo cargar la lista de fechas. Compruebe su conexión e inténtelo de nuevo.';
export const takenDates = (count: number) => `Fechas que ya tienen citas (${number(count)})`;
export const repeatedDates = (count: number) =>
  `Fechas que aparecen más de una vez en el archivo (${number(count)})`;

export const conflictingDate = (day: string, stored: number, rows: number) => {
  const parts = [
    stored > 0 && `${quotes(stored)} ya en esta fecha`,
    (stored === 0 || rows > 1) && rowsInFile(rows),
  ].filter(Boolean);
  return `${dayName(day)}: ${parts.join(', ')}`;
};
export const inFile = 'En el archivo';
export const stored = 'Guardada';
export const rowLead = (row: number) => `Fila ${number(row)}: `;
export const storedAlready = ' (ya guardada)';
export const changesStored = ' (cambia una cita guardada)';
export const andMore = (count: number) => `… y ${number(count)} más`;

interface Effect {
  readonly dates: number;
  readonly added: number;
  readonly deleted: number;
  readonly leftOut: number;
}

export const effect = ({ dates, added, deleted, leftOut }: Effect) => {
  const where = plural(dates, {
    one: 'En esta fecha',
    other: `En estas ${number(dates)} fechas`,
  });
  const parts = [
    added === 0 ? 'ninguna cita para añadir' : `${quotes(added)} para añadir`,
    deleted > 0 &&
      plural(deleted, {
        one: `${number(deleted)} cita guardada para eliminar`,
        other: `${number(deleted)} citas guardadas para eliminar`,
      }),
    leftOut > 0 &&
      plural(leftOut, {
        one: `${number(leftOut)} fila para omitir`,
        other: `${number(leftOut)} filas para omitir`,
      }),
  ].filter((part) => part !== false);
  return `${where}: ${listed(parts)}.`;
};

interface Saved {
  readonly rows: number;
  readonly same: number;
  readonly changed: number;
  readonly repeated: number;
}

const NOTHING = 'Subir el archivo no añade ni cambia nada.';

export const alreadySaved = ({ rows, same, changed, repeated }: Saved) => {
  const added = rows - same - changed - repeated;
  if (added === 0 && changed === 0) {
    return plural(rows, {
      one: `La cita de este archivo ya está guardada, con el mismo texto, la misma fuente, la misma fecha y el mismo enlace. ${NOTHING}`,
      other: `Las ${number(rows)} citas de este archivo ya están guardadas, con el mismo texto, la misma fuente, la misma fecha y el mismo enlace. ${NOTHING}`,
    });
  }
  const sentences = [
    plural(same, {
      one: `${number(same)} de las ${number(rows)} citas de este archivo ya está guardada, con el mismo texto, la misma fuente, la misma fecha y el mismo enlace. No se añadirá de nuevo.`,
      other: `${number(same)} de las ${number(rows)} citas de este archivo ya están guardadas, con el mismo texto, la misma fuente, la misma fecha y el mismo enlace. No se añadirán de nuevo.`,
    }),
    added === 0
      ? 'De las demás no se añadirá ninguna.'
      : plural(added, {
          one: 'La otra se añadirá.',
          other: `Las otras ${number(added)} se añadirán.`,
        }),
    changed > 0 &&
      plural(changed, {
        one: `${number(changed)} cita guardada se cambiará.`,
        other: `${number(changed)} citas guardadas se cambiarán.`,
      }),
    repeated > 0 &&
      plural(repeated, {
        one: `${number(repeated)} fila repite una anterior.`,
        other: `${number(repeated)} filas repiten otras anteriores.`,
      }),
  ];
  return sentences.filter(Boolean).join(' ');
};
