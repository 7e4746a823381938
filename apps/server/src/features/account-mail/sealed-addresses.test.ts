import { renameSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { sealingProblems } from '../../maintenance/checks/sealing-checks.ts';
import { keyFilePath } from '../../sealing/key-file.ts';
import { sealAnew } from '../../sealing/seal-anew.ts';
import { databases } from '../../testing/test-database.ts';
import {
  type AccountMailSite,
  ANNA,
  accept,
  accountMailSite,
  ask,
  confirmAddress,
  tokenIn,
} from './testing/account-mail-site.ts';

const INVITED = { username: 'clara', email: 'clara@mail.example' };

describe.each(databases)('what is sealed of volunteers’ mail on $name', ({ open }) => {
  /** A site where anna has an address, and an invitation waits to be mailed. */
  async function site() {
    const here = await accountMailSite(await open());
    await confirmAddress(here, here.anna);
    await here.anna.call('POST', '/api/invitations', INVITED);
    return here;
  }

  const states = async ({ database }: AccountMailSite) => ({
    emails: await database.reads.selectFrom('account_emails').select('state').execute(),
    invitations: (await database.reads.selectFrom('invitation_mails').selectAll().execute()).length,
  });

  it('is read as before once it was sealed anew', async () => {
    const here = await site();
    const { database, sealing, DATA_DIR } = here;
    await ask(here, 'anna');
    await sealAnew({
      database,
      keepOut: async () => undefined,
      bytes: (await sealing.bytes()) ?? Buffer.alloc(0),
      keyFolder: DATA_DIR,
      tell: () => undefined,
      now: here.clock.now(),
    });
    expect(await sealing.listUnreadable()).toEqual([]);
    const mails = await here.run();
    // A request from before is also found, by the former key.
    expect(mails.map(({ to }) => to).sort()).toEqual([ANNA, INVITED.email]);
    const reset = mails.find(({ to }) => to === ANNA);
    expect((await accept(here, tokenIn(reset))).statusCode).toBe(200);
  });

  it('is named by check while the key is away, and deleted when the site begins anew', async () => {
    const here = await site();
    const { sealing, DATA_DIR } = here;
    renameSync(keyFilePath(DATA_DIR), `${keyFilePath(DATA_DIR)}.away`);
    const problems = await sealingProblems(sealing);
    expect(problems).toEqual([
      expect.stringMatching(/^address of account_emails with the id \d+ cannot be read/),
      expect.stringMatching(/^mail of invitation_mails with the invitation_id \d+ cannot be read/),
    ]);
    expect((await here.anna.send('GET', '/api/account/email')).json()).toEqual({
      email: '…',
      confirmed: true,
    });
    await here.anna.call('POST', '/api/sending/begin-anew');
    expect(await states(here)).toEqual({ emails: [], invitations: 0 });
    expect((await here.anna.send('GET', '/api/account/email')).json()).toEqual({
      email: null,
      confirmed: false,
    });
    // The invitation itself still has a link that somebody can pass on.
    expect((await here.anna.send('GET', '/api/invitations')).json()).toHaveLength(1);
    await confirmAddress(here, here.anna);
  });
});
