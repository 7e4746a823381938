import { lowerThreadPriority } from '../../background/low-priority.ts';
import { drawPicture } from './draw-picture.ts';
import type { PictureContent } from './picture-content.ts';

lowerThreadPriority('background');

process.on('message', (content) => {
  process.send?.(drawPicture(content as PictureContent));
});
