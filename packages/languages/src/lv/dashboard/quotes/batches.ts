import type { SentenceParts } from '../../../sentence-parts.ts';
import { latvian } from '../../latvian.ts';

const { number, plural } = latvian;

type Kind = 'upload' | 'bulk deletion' | 'schedule';

const KINDS: Readonly<Record<Kind, string>> = {
  upload: 'Augšupielāde',
  'bulk deletion': 'Vairāku citātu dzēšana',
  schedule: 'Plānošana',
};

export const loading = 'Tiek ielādētas augšupielādes un izmaiņas';
export const loadError = 'Augšupielādes un izmaiņas neizdevās ielādēt. Mēģiniet vēlreiz.';
export const none = 'Pēdējās 30 dienās nekas nav augšupielādēts, kopā dzēsts vai ieplānots.';
export const about = 'To, kas mainīts kopā, 30 dienas var kopā atsaukt jebkurš brīvprātīgais.';
export const kind = (kind: Kind): string => KINDS[kind];
export const what = 'Kas';
export const quotes = 'Citāti';
export const when = 'Kad';
export const by = 'Kurš';
export const undo = 'Atsaukt';
export const undone = 'Atsaukta';
export const until = <Part>(moment: Part): SentenceParts<Part> => ['termiņš: ', moment];
export const undoOf = (kind: Kind, file: string | null) =>
  `Atsaukt: ${KINDS[kind]}${file === null ? '' : ` ${file}`}`;

const TITLES: Readonly<Record<Kind, string>> = {
  upload: 'Atsaukt augšupielādi',
  'bulk deletion': 'Atsaukt dzēšanu',
  schedule: 'Atsaukt plānošanu',
};

const NOT_TAKEN_BACK =
  'Citāti, kurus kopš tā laika kāds ir mainījis vai kuru datumam tagad ir cits citāts, paliek, kādi tie ir. Atsaukšanu nevar atcelt.';

export const undoTitle = (kind: Kind): string => TITLES[kind];
export const undoing = 'Notiek atsaukšana…';
export const undoQuestion = (kind: Kind, count: number) => {
  const done: Readonly<Record<Kind, { readonly one: string; readonly other: string }>> = {
    upload: {
      one: `Šī augšupielāde skāra ${number(count)} citātu: ko tā pievienoja, tiks dzēsts; ko tā mainīja vai dzēsa, atkal būs kā agrāk.`,
      other: `Šī augšupielāde skāra ${number(count)} citātus: ko tā pievienoja, tiks dzēsts; ko tā mainīja vai dzēsa, atkal būs kā agrāk.`,
    },
    'bulk deletion': {
      one: `${number(count)} citāts atgriezīsies tāds, kāds tas bija pirms dzēšanas.`,
      other: `${number(count)} citāti atgriezīsies tādi, kādi tie bija pirms dzēšanas.`,
    },
    schedule: {
      one: `${number(count)} citātam atkal būs iepriekšējais datums.`,
      other: `${number(count)} citātiem atkal būs iepriekšējie datumi.`,
    },
  };
  return `${plural(count, done[kind])} ${NOT_TAKEN_BACK}`;
};
