import type { SealingState } from '../../sealing/key-in-use.ts';

/** Why there is no key to work with. */
export const NO_SEALING_KEY: Readonly<Record<Exclude<SealingState, 'ready'>, string>> = {
  unused: 'There is no sealing key yet: it is made when the first secret is stored.',
  missing:
    'The sealing key is not there: put it back, as sealing.key in DATA_DIR or as SEALING_KEY.',
  unfit: 'The sealing key that is there is not the one of this database: put the right one back.',
};
