import { describe, expect, it } from 'vitest';
import { loggedIn, TestBrowser } from '../../testing/test-browser.ts';
import { databases } from '../../testing/test-database.ts';
import { REFUSED, SENT, setUpMail } from '../letters/testing/letters-sender.ts';
import { accountMailSite, NEW_PASSWORD, tokenIn } from './testing/account-mail-site.ts';

const CLARA = 'clara@mail.example';

describe.each(databases)('an invitation by mail on $name', ({ open }) => {
  const invite = ({ anna }: { readonly anna: TestBrowser }, body: object) =>
    anna.call('POST', '/api/invitations', body);
  const kept = async ({
    database,
  }: Pick<Awaited<ReturnType<typeof accountMailSite>>, 'database'>) =>
    (await database.reads.selectFrom('invitation_mails').selectAll().execute()).length;

  it('has the link that is answered, and no address is kept', async () => {
    const here = await accountMailSite(await open());
    const invited = await invite(here, { username: 'clara', email: CLARA });
    expect(invited.statusCode).toBe(201);
    const [mail, ...others] = await here.run();
    expect([mail?.to, others]).toEqual([CLARA, []]);
    expect(mail?.text).toContain(invited.json().url);
    expect(await kept(here)).toBe(0);
    const accepted = await new TestBrowser(here.app).call('POST', '/api/invitations/accept', {
      token: tokenIn(mail),
      password: NEW_PASSWORD,
      confirmPassword: NEW_PASSWORD,
    });
    expect(accepted.json()).toEqual({ username: 'clara' });
    const emails = await here.database.reads.selectFrom('account_emails').select('id').execute();
    expect(emails).toEqual([]);
  });

  it('is sent to nobody where no address is given, and refused where it is none', async () => {
    const here = await accountMailSite(await open());
    expect((await invite(here, { username: 'clara' })).statusCode).toBe(201);
    const refused = await invite(here, { username: 'dora', email: 'dora' });
    expect([refused.statusCode, refused.json().issues[0].path]).toEqual([400, 'email']);
    expect(await here.run()).toEqual([]);
  });

  it('is pointless once it was withdrawn, replaced, or mail is off', async () => {
    let isDown = true;
    const here = await accountMailSite(
      await open(),
      {},
      { answer: () => (isDown ? REFUSED : SENT) },
    );
    await invite(here, { username: 'clara', email: CLARA });
    await here.run();
    const [{ id }] = (await here.anna.send('GET', '/api/invitations')).json();
    await here.anna.call('DELETE', `/api/invitations/${id}`);
    await invite(here, { username: 'dora', email: 'dora@mail.example' });
    await invite(here, { username: 'dora', email: 'dora.2@mail.example' });
    expect(await kept(here)).toBe(1);
    isDown = false;
    here.clock.advance(60);
    expect((await here.run()).map(({ to }) => to)).toEqual(['dora.2@mail.example']);
  });

  it('with an address is not there while the site sends no mail', async () => {
    const here = await accountMailSite(await open());
    await setUpMail(here, { mail: null });
    expect((await invite(here, { username: 'clara', email: CLARA })).statusCode).toBe(404);
    expect((await here.anna.send('GET', '/api/invitations')).json()).toEqual([]);
    expect((await invite(here, { username: 'clara' })).statusCode).toBe(201);
  });

  it('is for the Master Admin alone', async () => {
    const here = await accountMailSite(await open());
    const bruno = await loggedIn(here.app, 'bruno');
    expect((await invite({ anna: bruno }, { username: 'clara', email: CLARA })).statusCode).toBe(
      403,
    );
  });
});
