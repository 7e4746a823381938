import { type SingleProblem, say } from '@bahai-friends/contract';
import type { UnreadableCell } from '@bahai-friends/spreadsheet';

/** Why a cell cannot be read, and what to do about it. */
export function sayUnreadable({ fault }: UnreadableCell): SingleProblem {
  switch (fault.code) {
    case 'too-long':
      return say('cell-too-long', { max: fault.max });
    case 'merged':
      return say('cells-merged', { range: fault.range });
    case 'no-result':
      return say('cell-without-result');
    case 'no-number':
      return say('cell-with-unreadable-number');
    case 'error':
      return say('cell-with-error');
  }
}
