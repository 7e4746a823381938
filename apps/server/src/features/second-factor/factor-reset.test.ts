import { describe, expect, it } from 'vitest';
import { addPasskey, siteWithApp } from '../../testing/second-factors.ts';
import { tellNobody as tellNews } from '../../testing/tell-nobody.ts';
import { databases } from '../../testing/test-database.ts';
import { endSessionsOf } from '../session/session.repository.ts';
import { resetSecondFactor } from './factor-reset.ts';

describe.each(databases)('a lost second factor on $name', ({ open }) => {
  it('is taken away with sessions and half-done logins, and recorded', async () => {
    const { clock, database, owner, phone, pending, isLoggedIn } = await siteWithApp(await open());
    await addPasskey(owner);
    const browser = await pending();
    const reset = (name: string) =>
      resetSecondFactor({ database, clock, endSessionsOf, tellNews }, name);
    expect(await reset('ANNA')).toBe('reset');
    expect(await isLoggedIn(owner)).toBe(false);
    const late = await browser.call('POST', '/api/login/second-factor', { code: phone.code() });
    expect([late.statusCode, late.json().startAgain]).toEqual([401, true]);
    expect((await browser.login('anna')).statusCode).toBe(200);
    expect((await browser.send('GET', '/api/second-factor')).json()).toMatchObject({
      passkeys: [],
      totp: null,
      recoveryCodesLeft: 0,
    });
    const [entry] = (await browser.send('GET', '/api/audit')).json().entries;
    expect(entry).toMatchObject({
      actor: { id: null, name: 'command line' },
      kind: 'user',
      change: { action: 'second-factor-reset', name: 'anna' },
    });
    expect(await reset('anna')).toBe('none');
    expect(await reset('nobody')).toBe('unknown');
  });
});
