import type { SentenceParts } from '../../../sentence-parts.ts';
import { number, plural } from '../../words.ts';

type Kind = 'upload' | 'bulk deletion' | 'schedule';

const KINDS: Readonly<Record<Kind, string>> = {
  upload: 'Upload',
  'bulk deletion': 'Löschen mehrerer',
  schedule: 'Planung',
};

export const loading = 'Uploads und Änderungen werden geladen';
export const loadError =
  'Uploads und Änderungen konnten nicht geladen werden. Bitte versuchen Sie es noch einmal.';
export const none =
  'In den letzten 30 Tagen wurde nichts hochgeladen, zusammen gelöscht oder eingeplant.';
export const about =
  'Was zusammen geändert wurde, kann 30 Tage lang zusammen rückgängig gemacht werden, von allen Ehrenamtlichen.';
export const kind = (kind: Kind): string => KINDS[kind];
export const what = 'Was';
export const quotes = 'Zitate';
export const when = 'Wann';
export const by = 'Von';
export const undo = 'Rückgängig';
export const undone = 'Rückgängig gemacht';
export const until = <Part>(moment: Part): SentenceParts<Part> => ['bis ', moment];
export const undoOf = (kind: Kind, file: string | null) =>
  `Rückgängig: ${KINDS[kind]}${file === null ? '' : ` ${file}`}`;

const TITLES: Readonly<Record<Kind, string>> = {
  upload: 'Upload rückgängig machen',
  'bulk deletion': 'Löschen rückgängig machen',
  schedule: 'Planung rückgängig machen',
};

const NOT_TAKEN_BACK =
  'Zitate, die seitdem jemand geändert hat oder auf deren Datum inzwischen ein anderes steht, bleiben, wie sie sind. Das Rückgängigmachen lässt sich nicht zurücknehmen.';

export const undoTitle = (kind: Kind): string => TITLES[kind];
export const undoing = 'Wird rückgängig gemacht …';
export const undoQuestion = (kind: Kind, count: number) => {
  const done: Readonly<Record<Kind, { readonly one: string; readonly other: string }>> = {
    upload: {
      one: `Dieser Upload betraf ${number(count)} Zitat: Was er hinzugefügt hat, wird gelöscht, was er geändert oder gelöscht hat, wird wieder wie vorher.`,
      other: `Dieser Upload betraf ${number(count)} Zitate: Was er hinzugefügt hat, wird gelöscht, was er geändert oder gelöscht hat, wird wieder wie vorher.`,
    },
    'bulk deletion': {
      one: `${number(count)} Zitat kommt zurück, wie es vor dem Löschen war.`,
      other: `${number(count)} Zitate kommen zurück, wie sie vor dem Löschen waren.`,
    },
    schedule: {
      one: `${number(count)} Zitat bekommt wieder sein Datum von vorher.`,
      other: `${number(count)} Zitate bekommen wieder ihre Daten von vorher.`,
    },
  };
  return `${plural(count, done[kind])} ${NOT_TAKEN_BACK}`;
};
