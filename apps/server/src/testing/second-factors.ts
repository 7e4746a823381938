import type { ResponseBody } from '@bahai-friends/contract';
import { Secret, TOTP } from 'otpauth';
import type { Database } from '../db/database.ts';
import { SoftwareAuthenticator } from './software-authenticator.ts';
import { createTestApp } from './test-app.ts';
import { loggedIn, TestBrowser } from './test-browser.ts';
import { TestClock } from './test-clock.ts';
import { addUsers } from './test-users.ts';

/** The origin for passkeys on a test's site. */
export const ORIGIN = 'https://friends.example';
export const WITH_PASSKEYS = { PUBLIC_URL: ORIGIN };

/** An authenticator app with a secret, on a phone with the right time. */
export class TestAuthenticatorApp {
  readonly #totp: TOTP;
  readonly #clock: TestClock;

  constructor(secret: string, clock: TestClock) {
    this.#totp = new TOTP({ secret: Secret.fromBase32(secret) });
    this.#clock = clock;
  }

  /** The code that it shows now, or so many steps of 30 seconds later. */
  code(steps = 0): string {
    return this.#totp.generate({ timestamp: this.#clock.epochMilliseconds() + steps * 30_000 });
  }
}

/** Adds an authenticator app in a browser that is logged in; half a minute later, so that its next code is new. */
export async function addApp(browser: TestBrowser, clock: TestClock) {
  const { secret } = (await browser.call('POST', '/api/second-factor/totp')).json();
  const phone = new TestAuthenticatorApp(secret, clock);
  const confirmed = await browser.call('POST', '/api/second-factor/totp/confirm', {
    code: phone.code(),
  });
  if (confirmed.statusCode !== 200) throw new Error(confirmed.body);
  const recoveryCodes: string[] = confirmed.json().recoveryCodes;
  clock.advance(30);
  return { phone, secret, recoveryCodes };
}

/** Adds a passkey in a browser that is logged in. */
export async function addPasskey(browser: TestBrowser, isSynced = false) {
  const options = await browser.call('POST', '/api/second-factor/passkeys/options');
  const authenticator = new SoftwareAuthenticator(ORIGIN, isSynced);
  const added = await browser.call('POST', '/api/second-factor/passkeys', {
    name: 'My phone',
    registration: authenticator.register(options.json()),
  });
  if (added.statusCode !== 201) throw new Error(added.body);
  const { passkey, recoveryCodes } =
    added.json() as ResponseBody<'POST /api/second-factor/passkeys'>;
  return { authenticator, passkey, recoveryCodes };
}

/** A site where anna and bruno may log in with passwords; anna is logged in already. */
export async function siteWithPasswords(database: Database) {
  const clock = new TestClock('2026-03-21T12:00:00Z');
  const ids = await addUsers(database, { anna: 'Master Admin', bruno: 'Admin' });
  const app = await createTestApp(database, { clock, environment: WITH_PASSKEYS });
  const owner = await loggedIn(app, 'anna');
  return {
    app,
    clock,
    ids,
    owner,
    database,
    /** A browser in which anna's password was entered, and her second step is due. */
    async pending(address = '127.0.0.1') {
      const browser = new TestBrowser(app, address);
      await browser.login('anna');
      return browser;
    },
    async isLoggedIn(browser: TestBrowser): Promise<boolean> {
      return (await browser.send('GET', '/api/session')).json().authenticated;
    },
  };
}

/** The same, where anna has an authenticator app. */
export async function siteWithApp(database: Database) {
  const site = await siteWithPasswords(database);
  return { ...site, ...(await addApp(site.owner, site.clock)) };
}

/** The same, where anna has a passkey. */
export async function siteWithPasskey(database: Database, isSynced = false) {
  const site = await siteWithPasswords(database);
  return { ...site, ...(await addPasskey(site.owner, isSynced)) };
}

/** The time of {@link ownFactors}, and the factors of an account at first. */
export const FACTORS_AT = '2026-03-21T12:00:00.000Z';
export const NO_FACTORS = {
  passkeys: [],
  passkeyOrigin: ORIGIN,
  totp: null,
  recoveryCodesLeft: 0,
};

/** A site where anna is logged in, with functions that read her factors and the last changes. */
export async function ownFactors(
  database: Database,
  environment: Record<string, string> = WITH_PASSKEYS,
) {
  const clock = new TestClock(FACTORS_AT);
  const ids = await addUsers(database, { anna: 'Master Admin', bruno: 'Admin' });
  const app = await createTestApp(database, { clock, environment });
  const browser = await loggedIn(app, 'anna');
  const state = async () => (await browser.send('GET', '/api/second-factor')).json();
  const changes = async () => {
    const { entries } = (await browser.send('GET', '/api/audit')).json();
    return entries.map(({ change }: { change: object }) => change);
  };
  return { app, clock, ids, browser, state, changes, database };
}
