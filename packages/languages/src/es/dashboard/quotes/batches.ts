import type { SentenceParts } from '../../../sentence-parts.ts';
import { number, plural } from '../../words.ts';

type Kind = 'upload' | 'bulk deletion' | 'schedule';

const KINDS: Readonly<Record<Kind, string>> = {
  upload: 'Subida',
  'bulk deletion': 'Eliminación de varias',
  schedule: 'Programación',
};

export const loading = 'Cargando las subidas y los cambios';
export const loadError = 'No se pudieron cargar las subidas y los cambios. Inténtelo de nuevo.';
export const none = 'En los últimos 30 días no se subió, eliminó en conjunto ni programó nada.';
export const about =
  'Lo que se cambió en conjunto puede deshacerse en conjunto, durante 30 días, por cualquier voluntario.';
export const kind = (kind: Kind): string => KINDS[kind];
export const what = 'Qué';
export const quotes = 'Citas';
export const when = 'Cuándo';
export const by = 'Por';
export const undo = 'Deshacer';
export const undone = 'Deshecho';
export const until = <Part>(moment: Part): SentenceParts<Part> => ['hasta ', moment];
export const undoOf = (kind: Kind, file: string | null) =>
  `Deshacer: ${KINDS[kind]}${file === null ? '' : ` ${file}`}`;

const TITLES: Readonly<Record<Kind, string>> = {
  upload: 'Deshacer la subida',
  'bulk deletion': 'Deshacer la eliminación',
  schedule: 'Deshacer la programación',
};

const NOT_TAKEN_BACK =
  'Las citas que alguien cambió desde entonces, o cuya fecha tiene ahora otra cita, quedan como están. Lo que se deshace no se puede rehacer.';

export const undoTitle = (kind: Kind): string => TITLES[kind];
export const undoing = 'Deshaciendo…';
export const undoQuestion = (kind: Kind, count: number) => {
  const done: Readonly<Record<Kind, { readonly one: string; readonly other: string }>> = {
    upload: {
      one: `Esta subida afectó a ${number(count)} cita: lo que añadió se eliminará; lo que cambió o eliminó volverá a ser como antes.`,
      other: `Esta subida afectó a ${number(count)} citas: lo que añadió se eliminará; lo que cambió o eliminó volverá a ser como antes.`,
    },
    'bulk deletion': {
      one: `${number(count)} cita volverá como era antes de eliminarse.`,
      other: `${number(count)} citas volverán como eran antes de eliminarse.`,
    },
    schedule: {
      one: `${number(count)} cita volverá a tener la fecha de antes.`,
      other: `${number(count)} citas volverán a tener las fechas de antes.`,
    },
  };
  return `${plural(count, done[kind])} ${NOT_TAKEN_BACK}`;
};
