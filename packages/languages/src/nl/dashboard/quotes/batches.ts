import type { SentenceParts } from '../../../sentence-parts.ts';
import { number, plural } from '../../words.ts';

type Kind = 'upload' | 'bulk deletion' | 'schedule';

const KINDS: Readonly<Record<Kind, string>> = {
  upload: 'Upload',
  'bulk deletion': 'Meerdere verwijderd',
  schedule: 'Ingepland',
};

export const loading = 'Uploads en wijzigingen worden geladen';
export const loadError = 'Uploads en wijzigingen konden niet worden geladen. Probeer het opnieuw.';
export const none = 'In de afgelopen 30 dagen is er niets geüpload, samen verwijderd of ingepland.';
export const about =
  'Wat samen is gewijzigd, kan 30 dagen lang samen ongedaan worden gemaakt, door elke vrijwilliger.';
export const kind = (kind: Kind): string => KINDS[kind];
export const what = 'Wat';
export const quotes = 'Citaten';
export const when = 'Wanneer';
export const by = 'Door';
export const undo = 'Ongedaan maken';
export const undone = 'Ongedaan gemaakt';
export const until = <Part>(moment: Part): SentenceParts<Part> => ['tot ', moment];
export const undoOf = (kind: Kind, file: string | null) =>
  `Ongedaan maken: ${KINDS[kind]}${file === null ? '' : ` ${file}`}`;

const TITLES: Readonly<Record<Kind, string>> = {
  upload: 'Upload ongedaan maken',
  'bulk deletion': 'Verwijderen ongedaan maken',
  schedule: 'Inplannen ongedaan maken',
};

const NOT_TAKEN_BACK =
  'Citaten die iemand sindsdien heeft gewijzigd, of waarvan de datum intussen een ander citaat heeft, blijven zoals ze zijn. Wat ongedaan is gemaakt, kan niet worden teruggedraaid.';

export const undoTitle = (kind: Kind): string => TITLES[kind];
export const undoing = 'Bezig met ongedaan maken…';
export const undoQuestion = (kind: Kind, count: number) => {
  const done: Readonly<Record<Kind, { readonly one: string; readonly other: string }>> = {
    upload: {
      one: `Deze upload betrof ${number(count)} citaat: wat hij heeft toegevoegd, wordt verwijderd; wat hij heeft gewijzigd of verwijderd, wordt weer zoals het was.`,
      other: `Deze upload betrof ${number(count)} citaten: wat hij heeft toegevoegd, wordt verwijderd; wat hij heeft gewijzigd of verwijderd, wordt weer zoals het was.`,
    },
    'bulk deletion': {
      one: `${number(count)} citaat komt terug zoals het vóór het verwijderen was.`,
      other: `${number(count)} citaten komen terug zoals ze vóór het verwijderen waren.`,
    },
    schedule: {
      one: `${number(count)} citaat krijgt zijn vorige datum terug.`,
      other: `${number(count)} citaten krijgen hun vorige datum terug.`,
    },
  };
  return `${plural(count, done[kind])} ${NOT_TAKEN_BACK}`;
};
