import { describe, expect, it } from 'vitest';
import { undoneMessage } from './undone-message.ts';

describe('what is said after an undo', () => {
  it.each([
    [{ deleted: 0, restored: 12, kept: 0 }, '12 quotes restored.'],
    [{ deleted: 1, restored: 0, kept: 0 }, '1 added quote deleted.'],
    [
      { deleted: 1200, restored: 1, kept: 1 },
      '1 quote restored, 1,200 added quotes deleted, 1 left as it is since it was changed or its date was taken meanwhile.',
    ],
    [
      { deleted: 0, restored: 0, kept: 2 },
      '2 left as they are since they were changed or their dates were taken meanwhile.',
    ],
    [{ deleted: 0, restored: 0, kept: 0 }, 'There was nothing left to undo.'],
  ])('of %j is “%s”', (result, message) => {
    expect(undoneMessage(result)).toBe(message);
  });
});
