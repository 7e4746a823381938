import type { StoredGathering } from './stored-gathering.ts';

/** A gathering as the audit trail shows it: without its link. */
export const recordedGathering = ({
  token: _,
  repeat,
  answers,
  ...gathering
}: StoredGathering) => ({
  ...gathering,
  repeat: repeat && JSON.stringify(repeat),
  answers: answers ? 'yes' : 'no',
});
