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
      one: `${number(count)} citaat is geüpload.`,
      other: `${number(count)} citaten zijn geüpload.`,
    }),
  changed: (count: number) =>
    plural(count, {
      one: `${number(count)} citaat is gewijzigd.`,
      other: `${number(count)} citaten zijn gewijzigd.`,
    }),
  deleted: (count: number) =>
    plural(count, {
      one: `${number(count)} citaat is verwijderd, omdat het bestand vervangt wat er op die datum was.`,
      other: `${number(count)} citaten zijn verwijderd, omdat het bestand vervangt wat er op die datums was.`,
    }),
  stored: (count: number) =>
    plural(count, {
      one: `${number(count)} citaat was er al en is niet opnieuw toegevoegd.`,
      other: `${number(count)} citaten waren er al en zijn niet opnieuw toegevoegd.`,
    }),
  kept: (count: number) =>
    plural(count, {
      one: `${number(count)} rij is overgeslagen, om te houden wat is opgeslagen.`,
      other: `${number(count)} rijen zijn overgeslagen, om te houden wat is opgeslagen.`,
    }),
  repeated: (count: number) =>
    plural(count, {
      one: `${number(count)} rij herhaalt een eerdere en is niet toegevoegd.`,
      other: `${number(count)} rijen herhalen een eerdere en zijn niet toegevoegd.`,
    }),
};

export const uploaded = {
  'quotes-uploaded': ({ created, changed, deleted, stored, repeated, kept }: UploadCounts) => {
    const isNothing = created + changed + deleted === 0;
    return [
      created > 0 && sentences.created(created),
      changed > 0 && sentences.changed(changed),
      deleted > 0 && sentences.deleted(deleted),
      isNothing && 'Er is niets toegevoegd of gewijzigd.',
      stored > 0 && sentences.stored(stored),
      kept > 0 && sentences.kept(kept),
      repeated > 0 && sentences.repeated(repeated),
    ]
      .filter(Boolean)
      .join(' ');
  },
};
