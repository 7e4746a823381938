import type { OutboxRow } from '../outbox/outbox.repository.ts';
import type { Outcome } from '../outbox/outbox.ts';
import type { OpenChannels } from './open-channels.ts';

interface Delivering {
  readonly channels: readonly Pick<OpenChannels, 'has' | 'deliver'>[];
  readonly onError: (error: unknown) => void;
}

const NOT_MADE = 'The message could not be made';
const LATER: Outcome = { outcome: 'failed', error: NOT_MADE };

/** Sends rows, each by its channel, and returns the outcomes; it never throws. */
export const createDelivery =
  ({ channels, onError }: Delivering) =>
  async (row: OutboxRow): Promise<Outcome> => {
    try {
      return (await channels.find(({ has }) => has(row.channel))?.deliver(row)) ?? LATER;
    } catch (error) {
      onError(error);
      return LATER;
    }
  };
