import { number, plural } from '../words.ts';

interface UploadCounts {
  readonly created: number;
  readonly changed: number;
  readonly deleted: number;
  readonly stored: number;
  readonly repeated: number;
  readonly kept: number;
}

const sentences = {
  created: (count: number) =>
    plural(count, {
      one: `Se subió ${number(count)} cita.`,
      other: `Se subieron ${number(count)} citas.`,
    }),
  changed: (count: number) =>
    plural(count, {
      one: `Se cambió ${number(count)} cita.`,
      other: `Se cambiaron ${number(count)} citas.`,
    }),
  deleted: (count: number) =>
    plural(count, {
      one: `Se eliminó ${number(count)} cita, porque el archivo sustituye lo que había en su fecha.`,
      other: `Se eliminaron ${number(count)} citas, porque el archivo sustituye lo que había en sus fechas.`,
    }),
  stored: (count: number) =>
    plural(count, {
      one: `${number(count)} cita ya estaba y no se añadió de nuevo.`,
      other: `${number(count)} citas ya estaban y no se añadieron de nuevo.`,
    }),
  kept: (count: number) =>
    plural(count, {
      one: `Se omitió ${number(count)} fila para conservar lo guardado.`,
      other: `Se omitieron ${number(count)} filas para conservar lo guardado.`,
    }),
  repeated: (count: number) =>
    plural(count, {
      one: `${number(count)} fila repite una anterior y no se añadió.`,
      other: `${number(count)} filas repiten otras anteriores y no se añadieron.`,
    }),
};

export const uploaded = {
  'quotes-uploaded': ({ created, changed, deleted, stored, repeated, kept }: UploadCounts) => {
    const isNothing = created + changed + deleted === 0;
    return [
      created > 0 && sentences.created(created),
      changed > 0 && sentences.changed(changed),
      deleted > 0 && sentences.deleted(deleted),
      isNothing && 'No se añadió ni cambió nada.',
      stored > 0 && sentences.stored(stored),
      kept > 0 && sentences.kept(kept),
      repeated > 0 && sentences.repeated(repeated),
    ]
      .filter(Boolean)
      .join(' ');
  },
};
