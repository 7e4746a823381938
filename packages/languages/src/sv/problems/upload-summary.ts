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
  created: (count: number) => `${number(count)} citat har laddats upp.`,
  changed: (count: number) => `${number(count)} citat har ändrats.`,
  deleted: (count: number) =>
    plural(count, {
      one: `${number(count)} citat har tagits bort, eftersom filen ersätter det som fanns på dess datum.`,
      other: `${number(count)} citat har tagits bort, eftersom filen ersätter det som fanns på deras datum.`,
    }),
  stored: (count: number) => `${number(count)} citat fanns redan och lades inte till igen.`,
  kept: (count: number) =>
    plural(count, {
      one: `${number(count)} rad hoppades över, för att behålla det som är sparat.`,
      other: `${number(count)} rader hoppades över, för att behålla det som är sparat.`,
    }),
  repeated: (count: number) =>
    plural(count, {
      one: `${number(count)} rad upprepar en tidigare och lades inte till.`,
      other: `${number(count)} rader upprepar en tidigare och lades inte till.`,
    }),
};

export const uploaded = {
  'quotes-uploaded': ({ created, changed, deleted, stored, repeated, kept }: UploadCounts) => {
    const isNothing = created + changed + deleted === 0;
    return [
      created > 0 && sentences.created(created),
      changed > 0 && sentences.changed(changed),
      deleted > 0 && sentences.deleted(deleted),
      isNothing && 'Inget har lagts till eller ändrats.',
      stored > 0 && sentences.stored(stored),
      kept > 0 && sentences.kept(kept),
      repeated > 0 && sentences.repeated(repeated),
    ]
      .filter(Boolean)
      .join(' ');
  },
};
