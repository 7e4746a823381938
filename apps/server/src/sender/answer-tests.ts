import { randomUUID } from 'node:crypto';
import { SAID_BY_SITE } from '@bahai-friends/contract';
import type { Channel } from '../channels/channel.ts';
import type { MailAccount, MailMessage } from '../channels/mail/mail-channel.ts';
import type { Clock } from '../clock.ts';
import type { Database } from '../db/database.ts';
import { saidOfLostKey } from '../features/sending/ask-sender.ts';
import { answerTest, listOpenTests } from '../features/sending/sending-tests.repository.ts';
import type { Sealing } from '../sealing/key-in-use.ts';
import { TEST_RECIPIENT } from '../sealing/sealed-columns.ts';
import type { SealingKey } from '../sealing/sealing-key.ts';

/** Nobody waits for a test any longer. */
const ASKED_SECONDS = 15;

interface Answering {
  readonly database: Pick<Database, 'reads' | 'writes'>;
  readonly clock: Clock;
  readonly sealing: Pick<Sealing, 'state'>;
  readonly key: SealingKey | null;
  readonly account: MailAccount | null;
  readonly channel: Channel<MailMessage> | null;
}

const testMail = (to: string, { fromAddress }: MailAccount): MailMessage => ({
  to,
  subject: 'A test',
  text: 'This mail was sent to find out whether mail can be sent. It can.\n',
  messageId: `${randomUUID()}@${fromAddress.slice(fromAddress.lastIndexOf('@') + 1)}`,
  headers: { 'Auto-Submitted': 'auto-generated' },
});

/** Sends the mails that the Master Admin has asked for to try the account, and says what became of each. */
export async function answerTests({
  database,
  clock,
  sealing,
  key,
  account,
  channel,
}: Answering): Promise<void> {
  for (const { id, recipient } of await listOpenTests(
    database.reads,
    clock.after(-ASKED_SECONDS),
  )) {
    if (key === null) {
      // The site has one, since it has sealed the address: this machine has lost it, or has another.
      const said = saidOfLostKey(await sealing.state());
      await answerTest(database.writes, id, { ok: false, said });
      continue;
    }
    if (account === null || channel === null || recipient === null) {
      await answerTest(database.writes, id, { ok: false, said: SAID_BY_SITE.noAccount });
      continue;
    }
    const result = await channel.send(testMail(key.open(TEST_RECIPIENT, recipient), account));
    await answerTest(
      database.writes,
      id,
      result.outcome === 'sent'
        ? { ok: true, said: result.said }
        : { ok: false, said: result.error },
    );
  }
}
