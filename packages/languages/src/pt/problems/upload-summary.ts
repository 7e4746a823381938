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
      one: `${number(count)} citação foi enviada.`,
      other: `${number(count)} citações foram enviadas.`,
    }),
  changed: (count: number) =>
    plural(count, {
      one: `${number(count)} citação foi alterada.`,
      other: `${number(count)} citações foram alteradas.`,
    }),
  deleted: (count: number) =>
    plural(count, {
      one: `${number(count)} citação foi excluída, porque o arquivo substitui o que havia em sua data.`,
      other: `${number(count)} citações foram excluídas, porque o arquivo substitui o que havia em suas datas.`,
    }),
  stored: (count: number) =>
    plural(count, {
      one: `${number(count)} citação já existia e não foi adicionada de novo.`,
      other: `${number(count)} citações já existiam e não foram adicionadas de novo.`,
    }),
  kept: (count: number) =>
    plural(count, {
      one: `${number(count)} linha ficou de fora, para manter o que está salvo.`,
      other: `${number(count)} linhas ficaram de fora, para manter o que está salvo.`,
    }),
  repeated: (count: number) =>
    plural(count, {
      one: `${number(count)} linha repete uma anterior e não foi adicionada.`,
      other: `${number(count)} linhas repetem anteriores e não foram adicionadas.`,
    }),
};

export const uploaded = {
  'quotes-uploaded': ({ created, changed, deleted, stored, repeated, kept }: UploadCounts) => {
    const isNothing = created + changed + deleted === 0;
    return [
      created > 0 && sentences.created(created),
      changed > 0 && sentences.changed(changed),
      deleted > 0 && sentences.deleted(deleted),
      isNothing && 'Nada foi adicionado nem alterado.',
      stored > 0 && sentences.stored(stored),
      kept > 0 && sentences.kept(kept),
      repeated > 0 && sentences.repeated(repeated),
    ]
      .filter(Boolean)
      .join(' ');
  },
};
