import type { SentenceParts } from '../../../sentence-parts.ts';
import { counted } from '../../plural.ts';

type Kind = 'upload' | 'bulk deletion' | 'schedule';

const KINDS: Readonly<Record<Kind, string>> = {
  upload: 'Upload',
  'bulk deletion': 'Bulk deletion',
  schedule: 'Schedule',
};

/** The list of what was changed together in the last days, and can be undone. */
export const loading = 'Loading uploads and changes';
export const loadError = 'Failed to load uploads and changes. Please try again.';
export const none = 'Nothing was uploaded, deleted together or scheduled in the last 30 days.';
export const about =
  'What was changed together can be undone together, by any volunteer, for 30 days.';
/** The kinds of batches. */
export const kind = (kind: Kind): string => KINDS[kind];
/** Columns. */
export const what = 'What';
export const quotes = 'Quotes';
export const when = 'When';
export const by = 'By';
export const undo = 'Undo';
/** In place of the button. */
export const undone = 'Undone';
/** Until when there is the button; the moment is shown in a way of its own. */
export const until = <Part>(moment: Part): SentenceParts<Part> => ['until ', moment];
/** The button's name for screen readers; not every batch has a file. */
export const undoOf = (kind: Kind, file: string | null) =>
  `Undo ${KINDS[kind].toLowerCase()}${file === null ? '' : ` ${file}`}`;

const TITLES: Readonly<Record<Kind, string>> = {
  upload: 'Undo Upload',
  'bulk deletion': 'Undo Bulk Deletion',
  schedule: 'Undo Schedule',
};

const NOT_TAKEN_BACK =
  'Quotes that somebody has changed since, or whose date has another quote meanwhile, are left as they are. An undo cannot be taken back.';

/** The dialog that asks first. */
export const undoTitle = (kind: Kind): string => TITLES[kind];
export const undoing = 'Undoing...';
/** The effects of undoing, with numbers of quotes. */
export const undoQuestion = (kind: Kind, count: number) => {
  const some = counted(count, 'quote');
  const done: Readonly<Record<Kind, string>> = {
    upload: `This upload concerned ${some}: those that it added will be deleted, those that it changed or deleted will be as they were before.`,
    'bulk deletion': `${some} will come back as before the deletion.`,
    schedule: `${some} will have the dates of before again.`,
  };
  return `${done[kind]} ${NOT_TAKEN_BACK}`;
};
