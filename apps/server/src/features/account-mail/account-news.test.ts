import { describe, expect, it } from 'vitest';
import { tellNewsIn } from '../../cli/tell-news.ts';
import { addApp } from '../../testing/second-factors.ts';
import { loggedIn, TestBrowser } from '../../testing/test-browser.ts';
import { databases } from '../../testing/test-database.ts';
import { PASSWORD_HASH } from '../../testing/test-users.ts';
import { REFUSED, SENT, setUpMail } from '../letters/testing/letters-sender.ts';
import { resetSecondFactor } from '../second-factor/factor-reset.ts';
import { endSessionsOf } from '../session/session.repository.ts';
import { recoverPassword } from '../users/password-recovery.ts';
import {
  ANNA,
  accountMailSite,
  confirmAddress,
  NEW_PASSWORD,
} from './testing/account-mail-site.ts';

const FIREFOX = { 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:140.0) Firefox/140.0' };
const LOGIN = 'A new login at Friends of Haifa';
const PASSWORD_NEWS = 'Your password at Friends of Haifa was changed';
const FACTOR_NEWS = 'Your second factor at Friends of Haifa was changed';

describe.each(databases)('the news of an account on $name', ({ open }) => {
  async function site(sender?: Parameters<typeof accountMailSite>[2]) {
    const here = await accountMailSite(await open(), {}, sender);
    await confirmAddress(here, here.anna);
    const subjects = async () => {
      const mails = await here.run();
      expect(mails.every(({ to }) => to === ANNA)).toBe(true);
      return mails.map(({ subject }) => subject);
    };
    return { ...here, subjects };
  }

  it('are a login from a browser that is not known, once a day from one place', async () => {
    const here = await site();
    const stranger = new TestBrowser(here.app, '203.0.113.7');
    await stranger.login('anna', undefined, FIREFOX);
    await new TestBrowser(here.app, '203.0.113.8').login('anna', undefined, FIREFOX);
    await new TestBrowser(here.app, '203.0.113.9').login('anna', 'wrong', FIREFOX);
    const [mail, ...others] = await here.run();
    expect([mail?.to, mail?.subject, others]).toEqual([ANNA, LOGIN, []]);
    expect(mail?.text).toContain('Firefox on Linux');
    expect(mail?.text).toContain('203.0.113.0');
    expect(mail?.text).toContain('March 21, 2026');
    expect(mail?.text).toContain('https://friends.example/admin-auth');
    // From now on the browser is known.
    await stranger.login('anna', undefined, FIREFOX);
    expect(await here.subjects()).toEqual([]);
    await new TestBrowser(here.app, '192.0.2.1').login('anna', undefined, FIREFOX);
    expect(await here.subjects()).toEqual([LOGIN]);
  });

  it('name the browser in the language of whose account it is', async () => {
    const here = await site();
    await here.anna.call('PUT', '/api/account/language', { language: 'de' });
    await new TestBrowser(here.app, '203.0.113.7').login('anna', undefined, FIREFOX);
    const [mail] = await here.run();
    expect(mail?.text).toContain('Firefox auf Linux');
  });

  it('are a login with a second factor only once it is through', async () => {
    const here = await site();
    const { phone } = await addApp(here.anna, here.clock);
    expect(await here.subjects()).toEqual([FACTOR_NEWS]);
    const stranger = new TestBrowser(here.app, '203.0.113.7');
    expect((await stranger.login('anna')).statusCode).toBe(202);
    expect(await here.subjects()).toEqual([]);
    await stranger.call('POST', '/api/login/second-factor', { code: phone.code() });
    expect(await here.subjects()).toEqual([LOGIN]);
  });

  it('are a new password, whoever has given it', async () => {
    const here = await site();
    const path = `/api/users/${here.ids.anna}/reset-password`;
    await here.anna.call('POST', path, { password: NEW_PASSWORD });
    expect(await here.subjects()).toEqual([PASSWORD_NEWS]);
    const { database, clock } = here;
    const tellNews = tellNewsIn(database);
    const hasher = { hash: async () => PASSWORD_HASH };
    await recoverPassword({ database, clock, hasher, endSessionsOf, tellNews }, 'anna', 'new');
    here.clock.moveTo(new Date().toISOString());
    expect(await here.subjects()).toEqual([PASSWORD_NEWS]);
    const bruno = await loggedIn(here.app, 'bruno');
    await confirmAddress(here, bruno, ANNA);
    const anna = await loggedIn(here.app, 'anna');
    await here.run();
    const reset = `/api/users/${here.ids.bruno}/reset-password`;
    await anna.call('POST', reset, { password: NEW_PASSWORD });
    const [mail] = await here.run();
    expect(mail?.subject).toBe(PASSWORD_NEWS);
    expect(mail?.text).toContain('bruno');
  });

  it('are whatever happens to the second factor', async () => {
    const here = await site();
    await addApp(here.anna, here.clock);
    await here.anna.call('POST', '/api/second-factor/recovery-codes');
    await here.anna.call('DELETE', '/api/second-factor/totp');
    expect(await here.subjects()).toEqual([FACTOR_NEWS, FACTOR_NEWS, FACTOR_NEWS]);
    await addApp(here.anna, here.clock);
    await here.run();
    const { database, clock } = here;
    const tellNews = tellNewsIn(database);
    await resetSecondFactor({ database, clock, endSessionsOf, tellNews }, 'anna');
    here.clock.moveTo(new Date().toISOString());
    expect(await here.subjects()).toEqual([FACTOR_NEWS]);
  });

  it('go to nobody without a confirmed address, nor while the site sends no mail', async () => {
    const here = await accountMailSite(await open());
    await here.anna.call('PUT', '/api/account/email', { email: ANNA });
    await here.run();
    await new TestBrowser(here.app, '203.0.113.7').login('anna');
    expect(await here.run()).toEqual([]);
    const other = await site();
    await setUpMail(other, { mail: null });
    await new TestBrowser(other.app, '203.0.113.7').login('anna');
    await setUpMail(other);
    expect(await other.subjects()).toEqual([]);
  });

  it('are all told to an address that counts no more, in whatever order they are sent', async () => {
    let isDown = false;
    const here = await site({ answer: () => (isDown ? REFUSED : SENT) });
    await new TestBrowser(here.app, '203.0.113.7').login('anna');
    isDown = true;
    expect(await here.subjects()).toEqual([]);
    isDown = false;
    await here.anna.call('DELETE', '/api/account/email');
    expect(await here.subjects()).toEqual(['Your address at Friends of Haifa was removed']);
    here.clock.advance(60);
    expect(await here.subjects()).toEqual([LOGIN]);
    here.clock.advance(60);
    expect(await here.subjects()).toEqual([]);
    const kept = await here.database.reads.selectFrom('account_emails').select('id').execute();
    expect(kept).toEqual([]);
  });

  it('that could not be sent for two days are none any more', async () => {
    const here = await site();
    await new TestBrowser(here.app, '203.0.113.7').login('anna');
    here.clock.advance(2 * 24 * 60 * 60);
    expect(await here.subjects()).toEqual([]);
  });
});
