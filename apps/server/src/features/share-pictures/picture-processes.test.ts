import { expect, it } from 'vitest';
import { TaskLimitError } from '../../background/task-process.ts';
import type { PictureContent } from './picture-content.ts';
import { busyWhenEnded, drawnAtOnce } from './picture-processes.ts';

it.each([
  [512, 1],
  [1023, 1],
  [1024, 2],
  [16_384, 2],
])('on a machine with %d MB, %d are drawn at once', (memory, pictures) => {
  expect(drawnAtOnce(memory)).toBe(pictures);
});

it('a picture whose process was ended can be asked for again', async () => {
  const draw = busyWhenEnded(async () => {
    throw new TaskLimitError();
  });
  await expect(draw({} as PictureContent)).rejects.toMatchObject({ kind: 'busy', retryAfter: 5 });
});
