import type { Channel, SendResult } from '../channels/channel.ts';
import type { MailMessage } from '../channels/mail/mail-channel.ts';
import type { OutboxRow } from '../outbox/outbox.repository.ts';
import type { Outcome } from '../outbox/outbox.ts';
import type { SenderWork } from './sender-work.ts';

interface Delivering {
  readonly work: Pick<SenderWork, 'mails'>;
  /** The channel as it is set up now; null when it is not any more. */
  readonly mail: () => Channel<MailMessage> | null;
  readonly onError: (error: unknown) => void;
}

const NOT_MADE = 'The message could not be made';
const LATER: SendResult = { outcome: 'failed', error: NOT_MADE };

/** Makes the words of a row at this moment and sends them. */
export function createDelivery({ work, mail, onError }: Delivering) {
  async function deliver(row: OutboxRow): Promise<Outcome> {
    const make = work.mails[row.kind];
    const channel = mail();
    if (make === undefined || channel === null) return LATER;
    const made = await make(row);
    if (made === null) return { outcome: 'pointless' };
    const result = await channel.send(made.message);
    await made.settle?.(result);
    return result;
  }

  return async (row: OutboxRow): Promise<Outcome> => {
    try {
      return await deliver(row);
    } catch (error) {
      onError(error);
      return LATER;
    }
  };
}
