import {
  createPictureProcesses,
  type PictureProcesses,
} from '../features/share-pictures/picture-processes.ts';

let kept: PictureProcesses | undefined;

/** The same processes for all apps that a test process makes: starting them takes longer than most tests, so none ends them. */
export const keptPictures: typeof createPictureProcesses = () => {
  kept ??= createPictureProcesses();
  return { ...kept, close: async () => {} };
};
