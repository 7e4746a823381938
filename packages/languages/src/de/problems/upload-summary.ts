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
      one: `${number(count)} Zitat wurde hochgeladen.`,
      other: `${number(count)} Zitate wurden hochgeladen.`,
    }),
  changed: (count: number) =>
    plural(count, {
      one: `${number(count)} Zitat wurde geändert.`,
      other: `${number(count)} Zitate wurden geändert.`,
    }),
  deleted: (count: number) =>
    plural(count, {
      one: `${number(count)} Zitat wurde gelöscht, weil die Datei ersetzt, was an seinem Datum war.`,
      other: `${number(count)} Zitate wurden gelöscht, weil die Datei ersetzt, was an ihren Daten war.`,
    }),
  stored: (count: number) =>
    plural(count, {
      one: `${number(count)} Zitat war schon da und wurde nicht noch einmal hinzugefügt.`,
      other: `${number(count)} Zitate waren schon da und wurden nicht noch einmal hinzugefügt.`,
    }),
  kept: (count: number) =>
    plural(count, {
      one: `${number(count)} Zeile wurde ausgelassen, damit bleibt, was gespeichert ist.`,
      other: `${number(count)} Zeilen wurden ausgelassen, damit bleibt, was gespeichert ist.`,
    }),
  repeated: (count: number) =>
    plural(count, {
      one: `${number(count)} Zeile wiederholt eine frühere und wurde nicht hinzugefügt.`,
      other: `${number(count)} Zeilen wiederholen frühere und wurden nicht hinzugefügt.`,
    }),
};

export const uploaded = {
  'quotes-uploaded': ({ created, changed, deleted, stored, repeated, kept }: UploadCounts) => {
    const isNothing = created + changed + deleted === 0;
    return [
      created > 0 && sentences.created(created),
      changed > 0 && sentences.changed(changed),
      deleted > 0 && sentences.deleted(deleted),
      isNothing && 'Es wurde nichts hinzugefügt oder geändert.',
      stored > 0 && sentences.stored(stored),
      kept > 0 && sentences.kept(kept),
      repeated > 0 && sentences.repeated(repeated),
    ]
      .filter(Boolean)
      .join(' ');
  },
};
