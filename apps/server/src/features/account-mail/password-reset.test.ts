import { describe, expect, it } from 'vitest';
import { addApp } from '../../testing/second-factors.ts';
import { loggedIn, TestBrowser } from '../../testing/test-browser.ts';
import { databases } from '../../testing/test-database.ts';
import { PASSWORD } from '../../testing/test-users.ts';
import { REFUSED, SENT, setUpMail } from '../letters/testing/letters-sender.ts';
import {
  ANNA,
  accept,
  accountMailSite,
  ask,
  confirmAddress,
  NEW_PASSWORD,
  tokenIn,
} from './testing/account-mail-site.ts';

const DAY_SECONDS = 24 * 60 * 60;

describe.each(databases)('the way to a new password on $name', ({ open }) => {
  async function site(
    ...options: Parameters<typeof accountMailSite> extends [unknown, ...infer O] ? O : never
  ) {
    const here = await accountMailSite(await open(), ...options);
    await confirmAddress(here, here.anna);
    return here;
  }

  /** Asks for a link and reads it in the inbox. */
  async function link(here: Awaited<ReturnType<typeof site>>): Promise<string> {
    await ask(here, 'anna');
    return tokenIn((await here.run())[0]);
  }

  it('is a link in a mail: sessions end, none begins, and the owner hears of it', async () => {
    const here = await site();
    const asked = await ask(here, ' Ａnna');
    expect([asked.statusCode, asked.headers['cache-control']]).toEqual([202, 'no-store']);
    const [mail, ...others] = await here.run();
    expect([mail?.to, mail?.subject, others]).toEqual([
      ANNA,
      'A new password for Friends of Haifa',
      [],
    ]);
    expect(mail?.text).toContain('https://friends.example/admin-auth#reset=');
    const token = tokenIn(mail);
    const strength = await new TestBrowser(here.app).call('POST', '/api/password-strength', {
      password: NEW_PASSWORD,
      token,
    });
    expect(strength.statusCode).toBe(200);
    const accepted = await accept(here, token);
    expect([accepted.statusCode, accepted.json()]).toEqual([200, { username: 'anna' }]);
    expect(accepted.cookies).not.toContainEqual(
      expect.objectContaining({ name: expect.stringContaining('session') }),
    );
    expect((await here.anna.send('GET', '/api/account/email')).statusCode).toBe(401);
    expect((await new TestBrowser(here.app).login('anna', PASSWORD)).statusCode).toBe(401);
    const [news] = await here.run();
    expect([news?.to, news?.subject]).toEqual([
      ANNA,
      'Your password at Friends of Haifa was changed',
    ]);
    expect((await new TestBrowser(here.app).login('anna', NEW_PASSWORD)).statusCode).toBe(200);
  });

  it('is mailed also where the address was confirmed while the clock was ahead', async () => {
    const here = await accountMailSite(await open());
    here.clock.set(300 * DAY_SECONDS);
    await confirmAddress(here, await loggedIn(here.app, 'anna'));
    here.clock.set(-300 * DAY_SECONDS);
    expect((await accept(here, await link(here))).statusCode).toBe(200);
  });

  it('leaves the second factor due', async () => {
    const here = await site();
    const { phone } = await addApp(here.anna, here.clock);
    await here.run();
    expect((await accept(here, await link(here))).statusCode).toBe(200);
    const browser = new TestBrowser(here.app);
    expect((await browser.login('anna', NEW_PASSWORD)).statusCode).toBe(202);
    expect((await browser.send('GET', '/api/session')).json().authenticated).toBe(false);
    const finished = await browser.call('POST', '/api/login/second-factor', { code: phone.code() });
    expect(finished.statusCode).toBe(200);
  });

  it('is the same answer for every name, and a mail only for one with an address', async () => {
    const here = await site();
    const names = ['anna', 'bruno', 'nobody', 'x', '%', '\u{1d4b3}', "'; drop table users; --"];
    const answers = await Promise.all(names.map((name) => ask(here, name)));
    const [first] = answers;
    for (const { statusCode, body } of answers) {
      expect([statusCode, body]).toEqual([202, first?.body]);
    }
    expect((await here.run()).map(({ to }) => to)).toEqual([ANNA]);
    expect(here.errors).toEqual([]);
    const none = [
      await ask(here, ''),
      await ask(here, 'x'.repeat(201)),
      await new TestBrowser(here.app).call('POST', '/api/password-reset', { username: 7 }),
    ];
    expect(none.map(({ statusCode }) => statusCode)).toEqual([400, 400, 400]);
  });

  it('stores no name that was typed', async () => {
    const here = await site();
    await ask(here, 'My-Password-In-The-Wrong-Field');
    const rows = await here.database.reads.selectFrom('outbox').selectAll().execute();
    expect(JSON.stringify(rows).toLowerCase()).not.toContain('wrong-field');
    expect(rows.map(({ kind }) => kind)).toContain('password-reset');
  });

  it('is mailed three times a day at most, however often it is asked for', async () => {
    const here = await site();
    for (let count = 0; count < 50; count += 1) {
      expect((await ask(here, 'anna')).statusCode).toBe(202);
    }
    expect(await here.run()).toHaveLength(3);
    await ask(here, 'ANNA');
    expect(await here.run()).toEqual([]);
    here.clock.advance(DAY_SECONDS);
    await ask(here, 'anna');
    expect(await here.run()).toHaveLength(1);
  });

  it('is asked for so often from one network, and from others all the same', async () => {
    const here = await site({ environment: { PUBLIC_FORMS_PER_HOUR: '3' } });
    const from = (address: string, username: string) =>
      new TestBrowser(here.app, address).call('POST', '/api/password-reset', { username });
    const answers = [];
    for (let count = 0; count < 5; count += 1) {
      answers.push(await from(`198.51.100.${count}`, count % 2 ? 'anna' : 'nobody'));
    }
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([202, 202, 202, 429, 429]);
    expect(answers[4]?.json().code).toBe('too-many-links');
    expect(Number(answers[4]?.headers['retry-after'])).toBeGreaterThan(0);
    expect((await from('203.0.113.1', 'anna')).statusCode).toBe(202);
  });

  it('is good for half an hour', async () => {
    const here = await site();
    const token = await link(here);
    here.clock.advance(30 * 60 - 1);
    const weak = await accept(here, token, 'short');
    expect([weak.statusCode, weak.json().issues[0].path]).toEqual([400, 'password']);
    here.clock.advance(1);
    const late = await accept(here, token);
    expect([late.statusCode, late.json().code]).toEqual([404, 'link-over']);
    expect((await new TestBrowser(here.app).login('anna')).statusCode).toBe(200);
  });

  it('is not good twice, nor is another one that was mailed', async () => {
    const here = await site();
    const [first, second] = [await link(here), await link(here)];
    expect(first).not.toBe(second);
    // The first link is valid, too: nobody knows which mail arrives first.
    expect((await accept(here, first)).statusCode).toBe(200);
    expect((await accept(here, first)).statusCode).toBe(404);
    expect((await accept(here, second)).statusCode).toBe(404);
    expect((await accept(here, 'a'.repeat(43))).statusCode).toBe(404);
    expect((await accept(here, 'a')).statusCode).toBe(400);
  });

  it('ends with another password, and with another address', async () => {
    const here = await site();
    const before = await link(here);
    const { anna: id } = here.ids;
    await here.anna.call('POST', `/api/users/${id}/reset-password`, { password: NEW_PASSWORD });
    expect((await accept(here, before, 'Another-River-99')).statusCode).toBe(404);
    await here.run();
    const after = await link(here);
    await here.anna.call('DELETE', '/api/account/email');
    expect((await accept(here, after, 'Another-River-99')).statusCode).toBe(404);
    expect((await new TestBrowser(here.app).login('anna', NEW_PASSWORD)).statusCode).toBe(200);
  });

  it('that was asked for before the address was another leads to nobody', async () => {
    const here = await site();
    await ask(here, 'anna');
    here.clock.advance(1);
    await here.anna.call('PUT', '/api/account/email', { email: 'new@mail.example' });
    // The sender has not run yet: both mails wait.
    const [confirmation] = (await here.run()).filter(({ to }) => to === 'new@mail.example');
    await ask(here, 'anna');
    here.clock.advance(1);
    await here.anna.call('POST', '/api/account/email/confirm', { token: tokenIn(confirmation) });
    const subjects = (await here.run()).map(({ subject }) => subject);
    expect(subjects.filter((subject) => subject.startsWith('A new password'))).toEqual([]);
  });

  it('waits for a mail server that is down, which the answer does not tell', async () => {
    let isDown = false;
    const here = await site({}, { answer: () => (isDown ? REFUSED : SENT) });
    isDown = true;
    const asked = await ask(here, 'anna');
    expect(asked.statusCode).toBe(202);
    expect(await here.run()).toEqual([]);
    expect((await ask(here, 'anna')).body).toBe(asked.body);
    isDown = false;
    here.clock.advance(60);
    const mails = await here.run();
    expect(mails).toHaveLength(2);
    expect((await accept(here, tokenIn(mails[0]))).statusCode).toBe(200);
  });

  it('is not mailed hours later', async () => {
    let isDown = false;
    const here = await site({}, { answer: () => (isDown ? REFUSED : SENT) });
    isDown = true;
    await ask(here, 'anna');
    await here.run();
    isDown = false;
    here.clock.advance(3 * 60 * 60 + 1);
    expect(await here.run()).toEqual([]);
  });

  it('is not there once mail is switched off, nor are links that were mailed', async () => {
    const here = await site();
    const token = await link(here);
    await ask(here, 'anna');
    const anna = await loggedIn(here.app, 'anna');
    expect((await anna.send('GET', '/api/session')).json().mail).toBe(true);
    const {
      version: _,
      key: __,
      paused: ___,
      ...stored
    } = (await anna.send('GET', '/api/sending')).json();
    // Letters use the account, too.
    const settings = (await anna.send('GET', '/api/settings')).json();
    const features = { gatherings: false, letters: false, notifications: false };
    await anna.call('PUT', '/api/settings', { ...settings, features });
    const off = await anna.call('PUT', '/api/sending', { ...stored, mail: null });
    expect(off.statusCode).toBe(200);
    expect((await anna.send('GET', '/api/session')).json()).not.toHaveProperty('mail');
    expect((await ask(here, 'anna')).statusCode).toBe(404);
    expect((await accept(here, token)).statusCode).toBe(404);
    await setUpMail(here);
    expect((await accept(here, token)).statusCode).toBe(404);
    expect(await here.run()).toEqual([]);
    expect((await anna.send('GET', '/api/account/email')).json().confirmed).toBe(true);
  });

  it('is not there without an address that links can lead to', async () => {
    const database = await open();
    const here = await accountMailSite(database, {
      environment: { PUBLIC_URL: 'http://friends.example' },
    });
    expect((await ask(here, 'anna')).statusCode).toBe(404);
    expect((await here.anna.send('GET', '/api/session')).json()).not.toHaveProperty('mail');
  });
});
