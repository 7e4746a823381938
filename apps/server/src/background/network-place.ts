import { clientAddress } from '../client-address.ts';
import type { Place } from './fair-limiter.ts';

/** The place of tasks for callers who are not known: calls from one network share a turn. */
export function networkPlace(address: string): Place {
  const { network, provider } = clientAddress(address);
  return { queue: 'open', group: { name: network, owner: provider } };
}
