import type { UndoResult } from '@bahai-friends/contract';
import * as texts from '@bahai-friends/languages/en/dashboard/quotes/tab';

/** What became of the quotes of a batch that was undone. */
export const undoneMessage = (result: UndoResult): string => texts.undone(result);
