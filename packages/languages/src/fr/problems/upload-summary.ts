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
      one: `${number(count)} citation a bien été importée.`,
      other: `${number(count)} citations ont bien été importées.`,
    }),
  changed: (count: number) =>
    plural(count, {
      one: `${number(count)} citation a été modifiée.`,
      other: `${number(count)} citations ont été modifiées.`,
    }),
  deleted: (count: number) =>
    plural(count, {
      one: `${number(count)} citation a été supprimée, car le fichier remplace ce qui était à sa date.`,
      other: `${number(count)} citations ont été supprimées, car le fichier remplace ce qui était à leurs dates.`,
    }),
  stored: (count: number) =>
    plural(count, {
      one: `${number(count)} citation était déjà là et n’a pas été ajoutée à nouveau.`,
      other: `${number(count)} citations étaient déjà là et n’ont pas été ajoutées à nouveau.`,
    }),
  kept: (count: number) =>
    plural(count, {
      one: `${number(count)} ligne a été laissée de côté, pour garder ce qui est enregistré.`,
      other: `${number(count)} lignes ont été laissées de côté, pour garder ce qui est enregistré.`,
    }),
  repeated: (count: number) =>
    plural(count, {
      one: `${number(count)} ligne en répète une précédente et n’a pas été ajoutée.`,
      other: `${number(count)} lignes en répètent une précédente et n’ont pas été ajoutées.`,
    }),
};

export const uploaded = {
  'quotes-uploaded': ({ created, changed, deleted, stored, repeated, kept }: UploadCounts) => {
    const isNothing = created + changed + deleted === 0;
    return [
      created > 0 && sentences.created(created),
      changed > 0 && sentences.changed(changed),
      deleted > 0 && sentences.deleted(deleted),
      isNothing && 'Rien n’a été ajouté ni modifié.',
      stored > 0 && sentences.stored(stored),
      kept > 0 && sentences.kept(kept),
      repeated > 0 && sentences.repeated(repeated),
    ]
      .filter(Boolean)
      .join(' ');
  },
};
