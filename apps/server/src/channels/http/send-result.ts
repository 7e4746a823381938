import { errorMessage } from '../../errors/error-message.ts';
import type { SendResult } from '../channel.ts';
import { LostAnswer } from './checked-request.ts';

/** The result of sending something by HTTP; whatever is thrown becomes a failure. */
export async function sendResultOf(
  send: () => Promise<SendResult>,
  masked: (text: string) => string,
): Promise<SendResult> {
  try {
    return await send();
  } catch (error) {
    const isUnsure = error instanceof LostAnswer;
    return { outcome: 'failed', error: masked(errorMessage(error)), isUnsure };
  }
}
