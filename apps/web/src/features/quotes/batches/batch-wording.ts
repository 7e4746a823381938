import { type Batch, type BatchKind, counted } from '@bahai-friends/contract';

export const KIND_LABELS: Readonly<Record<BatchKind, string>> = {
  upload: 'Upload',
  'bulk deletion': 'Bulk deletion',
  schedule: 'Schedule',
};

const NOT_TAKEN_BACK =
  'Quotes that somebody has changed since, or whose date has another quote meanwhile, are left as they are. An undo cannot be taken back.';

/** What undoing a batch does, before it is done. */
export function undoQuestion({ kind, count }: Pick<Batch, 'kind' | 'count'>): string {
  const quotes = counted(count, 'quote');
  switch (kind) {
    case 'upload':
      return `This upload concerned ${quotes}: those that it added will be deleted, those that it changed or deleted will be as they were before. ${NOT_TAKEN_BACK}`;
    case 'bulk deletion':
      return `${quotes} will come back as before the deletion. ${NOT_TAKEN_BACK}`;
    case 'schedule':
      return `${quotes} will have the dates of before again. ${NOT_TAKEN_BACK}`;
  }
}
