import type { SentenceParts } from '../../../sentence-parts.ts';
import { day as dayName, languageName, listed, number, plural } from '../../words.ts';

export const reading = 'Leyendo el archivo…';
export const downloadList = 'Descargar la lista';
export const notRead = 'No se pudo leer el archivo';
export const notReadAgain = 'No se pudo leer el archivo de nuevo';
export const tooManyCells = (max: number) =>
  `Aquí se pueden corregir como máximo ${number(max)} celdas de un archivo. Corrija las demás en el propio archivo`;

export const columnIn = (column: string, language: string): string =>
  `${column} (${languageName(language)})`;
export const day = (text: string) => dayName(text);

type Status = 'new' | 'same' | 'changed' | 'outdated' | 'conflict' | 'problem' | 'left out';

const STATUSES: Readonly<Record<Status, string>> = {
  new: 'Nueva',
  same: 'Nada nuevo',
  changed: 'Cambiada',
  outdated: 'Anticuada',
  conflict: 'Fecha ocupada',
  problem: 'Problema',
  'left out': 'Omitida',
};

export const statusOf = (status: Status): string => STATUSES[status];
export const rowsToShow = 'Filas que se muestran';
export const problems = (count: number) => `Filas con problemas (${number(count)})`;
export const allRows = (count: number) => `Todas las filas (${number(count)})`;
export const rowsOf = (status: Status, count: number) => `${STATUSES[status]} (${number(count)})`;

type Counts = Readonly<Record<Status, number>>;

export const summary = (counts: Counts) => {
  const { problem, same, changed, outdated, conflict } = counts;
  const added = counts.new + conflict;
  const leftOut = counts['left out'];
  const parts = [
    plural(added, {
      one: `Se añadirá ${number(added)} cita`,
      other: `Se añadirán ${number(added)} citas`,
    }),
    conflict > 0 &&
      plural(conflict, {
        one: `${number(conflict)} de ellas en una fecha con otra cita`,
        other: `${number(conflict)} de ellas en fechas con otras citas`,
      }),
    problem > 0 &&
      plural(problem, {
        one: `${number(problem)} fila tiene problemas`,
        other: `${number(problem)} filas tienen problemas`,
      }),
    same > 0 &&
      plural(same, {
        one: `${number(same)} fila ya está guardada o repite otra`,
        other: `${number(same)} filas ya están guardadas o repiten otras`,
      }),
    changed > 0 &&
      plural(changed, {
        one: `se cambiará ${number(changed)} cita guardada`,
        other: `se cambiarán ${number(changed)} citas guardadas`,
      }),
    outdated > 0 &&
      plural(outdated, {
        one: `${number(outdated)} fila es más antigua que la cita guardada`,
        other: `${number(outdated)} filas son más antiguas que las citas guardadas`,
      }),
    leftOut > 0 &&
      plural(leftOut, {
        one: `${number(leftOut)} fila se omite`,
        other: `${number(leftOut)} filas se omiten`,
      }),
  ];
  return `${parts.filter(Boolean).join(', ')}.`;
};

export const firstChooseColumns = 'Primero elija qué contiene cada columna.';
export const firstAnswer = 'Primero responda a la pregunta de arriba.';
export const firstCorrect = (rows: number) =>
  plural(rows, {
    one: 'Primero corrija u omita la fila con problemas.',
    other: `Primero corrija u omita las ${number(rows)} filas con problemas.`,
  });
export const firstDecide = (rows: number) =>
  plural(rows, {
    one: `Primero elija qué pasa con ${number(rows)} cita guardada que se cambió después de hacerse este archivo.`,
    other: `Primero elija qué pasa con ${number(rows)} citas guardadas que se cambiaron después de hacerse este archivo.`,
  });

export const leaveOutAll = (count: number) =>
  `Omitir todas las filas con problemas (${number(count)})`;
export const putAllBack = (count: number) => `Incluirlas todas de nuevo (${number(count)})`;
export const changeAll = (count: number) => `Cambiar todas las anticuadas (${number(count)})`;
export const keepAll = (count: number) =>
  `Conservar todas las guardadas más recientes (${number(count)})`;

export const noRows = 'No hay filas que mostrar';
export const rowsHelp =
  'Pulse una celda para corregirla. Con el teclado: las flechas mueven, Intro edita y conserva, Escape descarta.';
export const rowsOfFile = 'Filas del archivo';
export const row = 'Fila';
export const leaveOut = 'Omitir';
export const putBack = 'Incluir de nuevo';
export const leaveOutRow = (row: number) => `Omitir la fila ${number(row)}`;
export const putBackRow = (row: number) => `Incluir de nuevo la fila ${number(row)}`;

type Decision = 'change' | 'keep';

const DECISIONS: Readonly<Record<Decision, string>> = {
  change: 'Cambiarla',
  keep: 'Conservar la guardada',
};

export const decision = (decision: Decision): string => DECISIONS[decision];
export const decisionOf = (decision: Decision, row: number) =>
  `${DECISIONS[decision]}: fila ${number(row)}`;
export const empty = 'Vacía';
export const stored = 'Guardado:';
export const translations = (languages: readonly string[]) =>
  languages.length === 0 ? 'Sin traducciones' : `Traducciones: ${listed(languages)}`;
export const cellOf = (column: string, row: number) => `${column}, fila ${number(row)}`;
export const valueInFile = <Part>(value: Part): SentenceParts<Part> => ['En el archivo: ', value];
export const notKnown = 'Desconocido';

export const problemLine = (row: number, column: string, message: string) =>
  `Fila ${number(row)}${column && `, ${column}`}: ${message}`;
