import { clientAddress } from '../client-address.ts';
import type { Place } from './fair-limiter.ts';

/** Where a task waits that nobody known has asked for: it shares a turn with others from the same network. */
export function networkPlace(address: string): Place {
  const { network, provider } = clientAddress(address);
  return { queue: 'open', group: { name: network, owner: provider } };
}
