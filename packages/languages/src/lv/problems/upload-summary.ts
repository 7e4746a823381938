import { latvian } from '../latvian.ts';

const { number, plural } = latvian;

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
      one: `${number(count)} citāts ir augšupielādēts.`,
      other: `${number(count)} citāti ir augšupielādēti.`,
    }),
  changed: (count: number) =>
    plural(count, {
      one: `${number(count)} citāts ir mainīts.`,
      other: `${number(count)} citāti ir mainīti.`,
    }),
  deleted: (count: number) =>
    plural(count, {
      one: `${number(count)} citāts ir dzēsts, jo fails aizstāj to, kas bija tā datumā.`,
      other: `${number(count)} citāti ir dzēsti, jo fails aizstāj to, kas bija to datumos.`,
    }),
  stored: (count: number) =>
    plural(count, {
      one: `${number(count)} citāts jau bija un netika pievienots vēlreiz.`,
      other: `${number(count)} citāti jau bija un netika pievienoti vēlreiz.`,
    }),
  kept: (count: number) =>
    plural(count, {
      one: `${number(count)} rinda izlaista, lai paturētu saglabāto.`,
      other: `${number(count)} rindas izlaistas, lai paturētu saglabāto.`,
    }),
  repeated: (count: number) =>
    plural(count, {
      one: `${number(count)} rinda atkārto agrāku un netika pievienota.`,
      other: `${number(count)} rindas atkārto agrākas un netika pievienotas.`,
    }),
};

export const uploaded = {
  'quotes-uploaded': ({ created, changed, deleted, stored, repeated, kept }: UploadCounts) => {
    const isNothing = created + changed + deleted === 0;
    return [
      created > 0 && sentences.created(created),
      changed > 0 && sentences.changed(changed),
      deleted > 0 && sentences.deleted(deleted),
      isNothing && 'Nekas netika pievienots vai mainīts.',
      stored > 0 && sentences.stored(stored),
      kept > 0 && sentences.kept(kept),
      repeated > 0 && sentences.repeated(repeated),
    ]
      .filter(Boolean)
      .join(' ');
  },
};
