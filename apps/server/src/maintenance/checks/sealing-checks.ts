import type { Sealing, SealingState } from '../../sealing/key-in-use.ts';
import type { Found } from './found.ts';

const REASONS: Readonly<Record<Exclude<SealingState, 'unused'>, string>> = {
  ready: 'sealed with another key, or damaged',
  missing: 'the sealing key is not there',
  unfit: 'the sealing key is another one',
};

/** The sealed texts that cannot be opened, a line for each. */
export async function sealingProblems(
  sealing: Pick<Sealing, 'state' | 'listUnreadable'>,
): Promise<Found> {
  const [state, unreadable] = await Promise.all([sealing.state(), sealing.listUnreadable()]);
  if (state !== 'unused') return unreadable.map((at) => `${at} cannot be read: ${REASONS[state]}`);
  return unreadable.length === 0 ? [] : { unseen: 'nothing says with which key it was sealed' };
}
