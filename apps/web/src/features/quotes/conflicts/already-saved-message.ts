import type { ConflictCheck } from '@bahai-friends/contract';
import * as texts from '@bahai-friends/languages/en/dashboard/quotes/upload';

/** Says that quotes of a file are saved already and will not be added; null when there are none. */
export function alreadySavedMessage({
  rows,
  same,
  changed,
  repeated,
}: Pick<ConflictCheck, 'rows' | 'same' | 'changed' | 'repeated'>): string | null {
  return same === 0 ? null : texts.alreadySaved({ rows, same, changed, repeated });
}
