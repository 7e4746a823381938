import type { UndoResult } from '@bahai-friends/contract';
import * as texts from '@bahai-friends/languages/en/dashboard/quotes/tab';

/** The sentence about an undone batch. */
export const undoneMessage = (result: UndoResult): string => texts.undone(result);
