import { describe, expect, it } from 'vitest';
import {
  addPasskey,
  FACTORS_AT,
  NO_FACTORS,
  ORIGIN,
  ownFactors,
} from '../../testing/second-factors.ts';
import { SoftwareAuthenticator } from '../../testing/software-authenticator.ts';
import { loggedIn } from '../../testing/test-browser.ts';
import { databases } from '../../testing/test-database.ts';
import { told } from '../../testing/told.ts';

const FACTOR = '/api/second-factor';

describe.each(databases)('a passkey on $name', ({ open }) => {
  it.each([false, true])('is added and described, synced: %s', async (synced) => {
    const { browser, state, changes } = await ownFactors(await open());
    const { passkey, recoveryCodes } = await addPasskey(browser, synced);
    expect(recoveryCodes).toHaveLength(10);
    const shown = {
      id: passkey.id,
      name: 'My phone',
      createdAt: FACTORS_AT,
      lastUsedAt: null,
      synced,
      host: 'friends.example',
    };
    expect(passkey).toEqual(shown);
    expect(await state()).toEqual({ ...NO_FACTORS, passkeys: [shown], recoveryCodesLeft: 10 });
    expect(await changes()).toEqual([
      { action: 'second-factor-added', name: 'anna', factor: 'passkey' },
    ]);
  });

  it('is asked for without saying who it is for, and not twice of one authenticator', async () => {
    const { app, browser, ids } = await ownFactors(await open());
    const { authenticator } = await addPasskey(browser);
    const { rp, user, attestation, authenticatorSelection, excludeCredentials } = (
      await browser.call('POST', `${FACTOR}/passkeys/options`)
    ).json();
    expect(rp).toEqual({ name: "Bahá'í Friends", id: 'friends.example' });
    expect(user.name).toBe('anna');
    expect(user.id).toMatch(/^[\w-]{43}$/);
    expect(user.id).not.toContain(Buffer.from(String(ids.anna)).toString('base64url'));
    expect(attestation).toBe('none');
    expect(authenticatorSelection.userVerification).toBe('preferred');
    expect(excludeCredentials.map(({ id }: { id: string }) => id)).toEqual([authenticator.id]);
    const bruno = await loggedIn(app, 'bruno');
    const others = (await bruno.call('POST', `${FACTOR}/passkeys/options`)).json();
    expect(others.excludeCredentials).toEqual([]);
    expect(others.user.id).not.toBe(user.id);
  });

  it('is one of 20 at most, in however many sessions they were begun', async () => {
    const { app, state } = await ownFactors(await open());
    const sessions = await Promise.all(Array.from({ length: 22 }, () => loggedIn(app, 'anna')));
    const begun = [];
    for (const session of sessions) {
      const options = await session.call('POST', `${FACTOR}/passkeys/options`);
      begun.push({ session, options: options.json() });
    }
    const statuses = [];
    for (const { session, options } of begun) {
      const registration = new SoftwareAuthenticator(ORIGIN).register(options);
      const added = await session.call('POST', `${FACTOR}/passkeys`, { name: 'Key', registration });
      statuses.push(added.statusCode);
    }
    expect(statuses).toEqual([...Array.from({ length: 20 }, () => 201), 409, 409]);
    expect((await state()).passkeys).toHaveLength(20);
  });

  it.each([
    ['of another site', { origin: 'https://evil.example' }],
    ['over plain http', { origin: 'http://friends.example' }],
    ['of a subdomain', { origin: 'https://x.friends.example' }],
    ['for another host', { host: 'evil.example' }],
    ['to another question', { challenge: 'AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA' }],
    ['of a login', { type: 'webauthn.get' }],
    ['that nobody touched', { isAbsent: true }],
    ['with a certificate', { hasCertificate: true }],
  ])('is not added by an answer %s, and the question is over', async (_what, odd) => {
    const { browser, state } = await ownFactors(await open());
    const options = (await browser.call('POST', `${FACTOR}/passkeys/options`)).json();
    const authenticator = new SoftwareAuthenticator(ORIGIN);
    const add = (registration: object) =>
      browser.call('POST', `${FACTOR}/passkeys`, { name: 'X', registration });
    const refused = await add(authenticator.register(options, odd));
    expect([refused.statusCode, told(refused)]).toEqual([
      400,
      { message: 'The passkey could not be added. Please try again.' },
    ]);
    expect((await add(authenticator.register(options))).statusCode).toBe(409);
    expect(await state()).toEqual(NO_FACTORS);
  });

  it.each([
    ['nothing', {}],
    ['no passkey', { id: 'a', rawId: 'a', type: 'password', response: {} }],
    [
      'garbage',
      {
        id: 'AAAA',
        rawId: 'AAAA',
        type: 'public-key',
        response: { clientDataJSON: 'AAAA', attestationObject: 'AAAA' },
      },
    ],
    [
      'letters that are none',
      { id: 'ä', rawId: 'ä', type: 'public-key', response: { clientDataJSON: '=' } },
    ],
  ])('is not added by %s', async (_what, registration) => {
    const { browser } = await ownFactors(await open());
    await browser.call('POST', `${FACTOR}/passkeys/options`);
    const refused = await browser.call('POST', `${FACTOR}/passkeys`, { name: 'X', registration });
    expect(refused.statusCode).toBe(400);
  });

  it('is added once: not with an answer that was taken, late, or of another account', async () => {
    const { app, browser, clock } = await ownFactors(await open());
    const options = async () => (await browser.call('POST', `${FACTOR}/passkeys/options`)).json();
    const authenticator = new SoftwareAuthenticator(ORIGIN);
    const registration = authenticator.register(await options());
    const add = (from: typeof browser, answer: object) =>
      from.call('POST', `${FACTOR}/passkeys`, { name: 'X', registration: answer });
    const bruno = await loggedIn(app, 'bruno');
    expect((await add(bruno, registration)).statusCode).toBe(409);
    const answers = await Promise.all([1, 2, 3].map(() => add(browser, registration)));
    expect(answers.map(({ statusCode }) => statusCode).sort()).toEqual([201, 409, 409]);
    expect((await add(browser, registration)).statusCode).toBe(409);
    expect((await add(browser, authenticator.register(await options()))).json().message).toBe(
      'This passkey is in use already.',
    );
    const late = await options();
    clock.advance(600);
    const another = new SoftwareAuthenticator(ORIGIN);
    expect((await add(browser, another.register(late))).statusCode).toBe(409);
  });

  it('is renamed and removed by its owner alone', async () => {
    const { app, browser, state, changes } = await ownFactors(await open());
    const { passkey } = await addPasskey(browser);
    const path = `${FACTOR}/passkeys/${passkey.id}`;
    const bruno = await loggedIn(app, 'bruno');
    expect((await bruno.call('PATCH', path, { name: 'Mine' })).statusCode).toBe(404);
    expect((await bruno.call('DELETE', path)).statusCode).toBe(404);
    expect((await browser.call('PATCH', path, { name: ' ' })).statusCode).toBe(400);
    expect((await browser.call('PATCH', path, { name: ' Key  ring ' })).json().name).toBe(
      'Key  ring',
    );
    expect((await browser.call('DELETE', path)).statusCode).toBe(204);
    expect(await state()).toEqual(NO_FACTORS);
    expect((await changes()).slice(0, 2)).toEqual([
      { action: 'second-factor-removed', name: 'anna', factor: 'passkey' },
      { action: 'passkey-renamed', name: 'anna' },
    ]);
    expect((await browser.call('DELETE', path)).statusCode).toBe(404);
    expect((await browser.call('DELETE', `${FACTOR}/passkeys/999999999999`)).statusCode).toBe(404);
  });
});
