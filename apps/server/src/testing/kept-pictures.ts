import {
  createPictureProcesses,
  type DrawPicture,
} from '../features/share-pictures/picture-processes.ts';

let kept: DrawPicture | undefined;

/** The same processes for all apps that a test process makes: starting them takes longer than most tests. */
export const keptPictures: typeof createPictureProcesses = () => {
  kept ??= createPictureProcesses();
  return kept;
};
