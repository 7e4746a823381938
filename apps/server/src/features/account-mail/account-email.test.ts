import { renameSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { keyFilePath } from '../../sealing/key-file.ts';
import { loggedIn } from '../../testing/test-browser.ts';
import { databases } from '../../testing/test-database.ts';
import { setUpMail } from '../letters/testing/letters-sender.ts';
import { createAccountMailTidying } from './account-mail-tidying.ts';
import {
  type AccountMailSite,
  ANNA,
  accept,
  accountMailSite,
  ask,
  confirmAddress,
  NEW_PASSWORD,
  tokenIn,
} from './testing/account-mail-site.ts';

const MINUTE_SECONDS = 60;
const DAY_SECONDS = 24 * 60 * 60;
const MASKED = 'a…@m….example';
const NONE = { email: null, confirmed: false };

describe.each(databases)('the address of an account on $name', ({ open }) => {
  const site = async () => accountMailSite(await open());
  const read = async ({ anna }: Pick<AccountMailSite, 'anna'>) =>
    (await anna.send('GET', '/api/account/email')).json();
  const give = ({ anna }: Pick<AccountMailSite, 'anna'>, email: string) =>
    anna.call('PUT', '/api/account/email', { email });
  const confirm = ({ anna }: Pick<AccountMailSite, 'anna'>, token: string) =>
    anna.call('POST', '/api/account/email/confirm', { token });

  it('counts once its link was used, and is shown masked', async () => {
    const here = await site();
    expect(await read(here)).toEqual(NONE);
    const given = await give(here, `  ${ANNA} `);
    expect([given.statusCode, given.json()]).toEqual([202, { email: MASKED, confirmed: false }]);
    const [mail, ...others] = await here.run();
    expect([mail?.to, others]).toEqual([ANNA, []]);
    expect(mail?.text).toContain('https://friends.example/admin-auth#email=');
    expect(mail?.text).toContain('anna');
    expect(mail?.headers).toEqual({
      'Auto-Submitted': 'auto-generated',
      'Content-Language': 'en',
    });
    const confirmed = await confirm(here, tokenIn(mail));
    expect([confirmed.statusCode, confirmed.json()]).toEqual([
      200,
      { email: MASKED, confirmed: true },
    ]);
    expect(await read(here)).toEqual({ email: MASKED, confirmed: true });
    const [news] = await here.run();
    expect([news?.to, news?.subject]).toEqual([ANNA, 'News of your account at Friends of Haifa']);
    // The link was valid once.
    expect((await confirm(here, tokenIn(mail))).statusCode).toBe(404);
  });

  it('is mailed to in the language of whose it is', async () => {
    const here = await site();
    await here.anna.call('PUT', '/api/account/language', { language: 'fa' });
    await give(here, ANNA);
    const [mail] = await here.run();
    expect(mail?.html).toContain('<html lang="fa" dir="rtl">');
    expect(mail?.text).toContain('https://friends.example/admin-auth?lang=fa#email=');
    expect(mail?.headers?.['Content-Language']).toBe('fa');
  });

  it('is refused where it is none', async () => {
    const here = await site();
    for (const [what, email] of [
      ['nothing', ''],
      ['a name', 'anna'],
      ['a host without a dot', 'anna@mail'],
      ['blanks', 'a b@mail.example'],
      ['too much', 'x'.repeat(1001)],
      ['two', 'anna@mail.example, b@c.example'],
      ['a header', 'anna@mail.example\r\nBcc: b@c.example'],
    ] as const) {
      const refused = await give(here, email);
      expect([refused.statusCode, refused.json().issues], what).toMatchObject([
        400,
        [{ path: 'email', code: 'not-a-mail-address' }],
      ]);
      expect(await here.run(), what).toEqual([]);
    }
  });

  it('is changed only by who has entered the password lately', async () => {
    const here = await site();
    here.clock.advance(16 * 60);
    for (const refused of [
      await give(here, ANNA),
      await here.anna.call('DELETE', '/api/account/email'),
    ]) {
      expect([refused.statusCode, refused.json().reauthenticate]).toEqual([403, true]);
    }
  });

  it('is confirmed by nobody else, nor late, nor after another one or another password', async () => {
    const here = await site();
    await give(here, ANNA);
    const [first] = await here.run();
    const bruno = await loggedIn(here.app, 'bruno');
    const body = { token: tokenIn(first) };
    expect((await bruno.call('POST', '/api/account/email/confirm', body)).statusCode).toBe(404);
    await give(here, 'other@mail.example');
    const [second] = await here.run();
    expect((await confirm(here, tokenIn(first))).statusCode).toBe(404);
    here.clock.advance(8 * DAY_SECONDS);
    expect(await read(here)).toEqual(NONE);
    expect((await confirm(here, tokenIn(second))).statusCode).toBe(404);
    const anna = await loggedIn(here.app, 'anna');
    await give({ anna }, ANNA);
    const [third] = await here.run();
    const { anna: id } = here.ids;
    await anna.call('POST', `/api/users/${id}/reset-password`, { password: NEW_PASSWORD });
    expect((await confirm({ anna }, tokenIn(third))).statusCode).toBe(404);
    expect((await confirm({ anna }, 'x')).json().issues[0].code).toBe('link-incomplete');
  });

  it('that was there before counts until then, and is told of the change like the new one', async () => {
    const here = await site();
    await confirmAddress(here, here.anna);
    await give(here, 'new@mail.example');
    const [link] = await here.run();
    expect(await read(here)).toEqual({ email: 'n…@m….example', confirmed: false });
    await ask(here, 'anna');
    const [reset] = await here.run();
    expect(reset?.to).toBe(ANNA);
    await confirm(here, tokenIn(link));
    const news = await here.run();
    const subject = 'Your address at Friends of Haifa was changed';
    expect(news.map(({ to, subject: said }) => [to, said]).sort()).toEqual([
      [ANNA, subject],
      ['new@mail.example', subject],
    ]);
    // Links in mails to the former address are invalid, and soon nothing is stored about it.
    expect((await accept(here, tokenIn(reset))).statusCode).toBe(404);
    here.clock.advance(MINUTE_SECONDS);
    expect(await here.run()).toEqual([]);
    const rows = await here.database.reads.selectFrom('account_emails').select('state').execute();
    expect(rows).toEqual([{ state: 'confirmed' }]);
  });

  it('is told that it counts no more, also when it has not been told yet that it does', async () => {
    const here = await site();
    await give(here, ANNA);
    const [first] = await here.run();
    await confirm(here, tokenIn(first));
    expect((await here.anna.call('DELETE', '/api/account/email')).statusCode).toBe(204);
    const news = await here.run();
    expect(news.map(({ to, subject }) => [to, subject]).sort()).toEqual([
      [ANNA, 'News of your account at Friends of Haifa'],
      [ANNA, 'Your address at Friends of Haifa was removed'],
    ]);
  });

  it('is removed, which it is told, and then gets nothing more', async () => {
    const here = await site();
    await confirmAddress(here, here.anna);
    expect((await here.anna.call('DELETE', '/api/account/email')).statusCode).toBe(204);
    expect(await read(here)).toEqual(NONE);
    const [news] = await here.run();
    expect([news?.to, news?.subject]).toEqual([
      ANNA,
      'Your address at Friends of Haifa was removed',
    ]);
    await ask(here, 'anna');
    here.clock.advance(MINUTE_SECONDS);
    expect(await here.run()).toEqual([]);
    const rows = await here.database.reads.selectFrom('account_emails').select('id').execute();
    expect(rows).toEqual([]);
    expect((await here.anna.call('DELETE', '/api/account/email')).statusCode).toBe(204);
  });

  it('may be that of two volunteers, each with news of their own', async () => {
    const here = await site();
    const bruno = await loggedIn(here.app, 'bruno');
    await confirmAddress(here, here.anna);
    await confirmAddress(here, bruno);
    await ask(here, 'bruno');
    const [mail, ...others] = await here.run();
    expect([mail?.to, others]).toEqual([ANNA, []]);
    expect((await accept(here, tokenIn(mail))).json()).toEqual({ username: 'bruno' });
  });

  it('is mailed five links a day at most, whatever it is', async () => {
    const here = await site();
    for (let count = 0; count < 5; count += 1) {
      expect((await give(here, `${count}@mail.example`)).statusCode).toBe(202);
    }
    const refused = await give(here, 'victim@mail.example');
    expect([refused.statusCode, refused.json().code]).toEqual([429, 'too-many-links']);
    expect(refused.headers['retry-after']).toBeDefined();
    // Of all mails that waited, only the last one still has a purpose.
    expect((await here.run()).map(({ to }) => to)).toEqual(['4@mail.example']);
  });

  it('stands in the trail without its words, and goes with the account', async () => {
    const here = await site();
    const bruno = await loggedIn(here.app, 'bruno');
    await confirmAddress(here, bruno);
    await bruno.call('DELETE', '/api/account/email');
    await confirmAddress(here, bruno);
    const { entries } = (await here.anna.send('GET', '/api/audit')).json();
    const changes = entries.map(({ change }: { change: { action: string } }) => change.action);
    expect(changes).toEqual(['email-changed', 'email-removed', 'email-changed']);
    expect(JSON.stringify(entries)).not.toContain('zephyr');
    await here.anna.call('DELETE', `/api/users/${here.ids.bruno}`);
    const rows = await here.database.reads.selectFrom('account_emails').select('id').execute();
    expect(rows).toEqual([]);
  });

  it('cannot be given while the key is lost, and is then shown as no address', async () => {
    const here = await site();
    await confirmAddress(here, here.anna);
    renameSync(keyFilePath(here.DATA_DIR), `${keyFilePath(here.DATA_DIR)}.away`);
    expect(await read(here)).toEqual({ email: '…', confirmed: true });
    expect((await give(here, 'new@mail.example')).statusCode).toBe(503);
  });

  it('is tidied away: unconfirmed after a week, former after two days, with the links', async () => {
    const here = await site();
    await confirmAddress(here, here.anna);
    await give(here, 'new@mail.example');
    await here.run();
    await here.anna.call('DELETE', '/api/account/email');
    await give(here, 'last@mail.example');
    const tidying = createAccountMailTidying(here);
    const states = async () =>
      (await here.database.reads.selectFrom('account_emails').select('state').execute())
        .map(({ state }) => state)
        .sort();
    await tidying.tidy();
    expect(await states()).toEqual(['former', 'given']);
    here.clock.advance(2 * DAY_SECONDS + 1);
    await tidying.tidy();
    expect(await states()).toEqual(['given']);
    here.clock.advance(5 * DAY_SECONDS);
    await tidying.tidy();
    expect(await states()).toEqual([]);
    expect(await here.database.reads.selectFrom('account_links').selectAll().execute()).toEqual([]);
  });

  it('is not there without a mail account or an address of the site', async () => {
    const here = await site();
    await setUpMail(here, { mail: null });
    expect((await here.anna.send('GET', '/api/account/email')).statusCode).toBe(404);
    expect((await give(here, ANNA)).statusCode).toBe(404);
    expect((await here.anna.call('DELETE', '/api/account/email')).statusCode).toBe(404);
    expect((await confirm(here, 'a'.repeat(43))).statusCode).toBe(404);
  });
});
