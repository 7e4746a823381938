import type { SentenceParts } from '../../../sentence-parts.ts';
import { number, plural } from '../../words.ts';

type Kind = 'upload' | 'bulk deletion' | 'schedule';

const KINDS: Readonly<Record<Kind, string>> = {
  upload: 'Uppladdning',
  'bulk deletion': 'Borttagning av flera',
  schedule: 'Inplanering',
};

export const loading = 'Hämtar uppladdningar och ändringar';
export const loadError = 'Uppladdningar och ändringar kunde inte hämtas. Försök igen.';
export const none =
  'Inget har laddats upp, tagits bort tillsammans eller planerats in de senaste 30 dagarna.';
export const about =
  'Det som ändrades tillsammans kan ångras tillsammans, av vilken volontär som helst, i 30 dagar.';
export const kind = (kind: Kind): string => KINDS[kind];
export const what = 'Vad';
export const quotes = 'Citat';
export const when = 'När';
export const by = 'Av';
export const undo = 'Ångra';
export const undone = 'Ångrat';
export const until = <Part>(moment: Part): SentenceParts<Part> => ['till ', moment];
export const undoOf = (kind: Kind, file: string | null) =>
  `Ångra: ${KINDS[kind]}${file === null ? '' : ` ${file}`}`;

const TITLES: Readonly<Record<Kind, string>> = {
  upload: 'Ångra uppladdningen',
  'bulk deletion': 'Ångra borttagningen',
  schedule: 'Ångra inplaneringen',
};

const NOT_TAKEN_BACK =
  'Citat som någon har ändrat sedan dess, eller vars datum under tiden har fått ett annat citat, lämnas som de är. Det som har ångrats kan inte göras om.';

export const undoTitle = (kind: Kind): string => TITLES[kind];
export const undoing = 'Ångrar …';
export const undoQuestion = (kind: Kind, count: number) => {
  const done: Readonly<Record<Kind, { readonly one: string; readonly other: string }>> = {
    upload: {
      one: `Uppladdningen gällde ${number(count)} citat: det som den lade till tas bort, det som den ändrade eller tog bort blir som det var förut.`,
      other: `Uppladdningen gällde ${number(count)} citat: de som den lade till tas bort, de som den ändrade eller tog bort blir som de var förut.`,
    },
    'bulk deletion': {
      one: `${number(count)} citat kommer tillbaka som det var före borttagningen.`,
      other: `${number(count)} citat kommer tillbaka som de var före borttagningen.`,
    },
    schedule: {
      one: `${number(count)} citat får tillbaka sitt tidigare datum.`,
      other: `${number(count)} citat får tillbaka sina tidigare datum.`,
    },
  };
  return `${plural(count, done[kind])} ${NOT_TAKEN_BACK}`;
};
