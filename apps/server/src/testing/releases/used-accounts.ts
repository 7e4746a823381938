import { saveLastBackup } from '../../features/backups/backups.repository.ts';
import { TestAuthenticatorApp } from '../second-factors.ts';
import { SoftwareAuthenticator } from '../software-authenticator.ts';
import { PASSWORD } from '../test-users.ts';
import { type UsedSite, Volunteer } from './volunteer.ts';

const ORIGIN = 'http://localhost';
const STEP_SECONDS = 30;

/** Adds and confirms an authenticator app, with which its owner then logs in, and once with a recovery code. */
async function useAuthenticatorApp({ app, clock }: UsedSite, username: string): Promise<void> {
  const owner = await new Volunteer(app).logIn(username);
  const { secret } = await owner.ask('POST', '/api/second-factor/totp');
  const phone = new TestAuthenticatorApp(secret, clock);
  const { recoveryCodes } = await owner.ask('POST', '/api/second-factor/totp/confirm', {
    code: phone.code(),
  });
  clock.advance(STEP_SECONDS);
  const url = '/api/login/second-factor';
  await (await new Volunteer(app).logIn(username)).ask('POST', url, { code: phone.code() });
  const [recoveryCode] = recoveryCodes;
  await (await new Volunteer(app).logIn(username)).ask('POST', url, { recoveryCode });
}

/** Adds two passkeys, of which one is renamed and used for a login, and a third that is removed again. */
async function usePasskeys({ app }: UsedSite, username: string): Promise<void> {
  const owner = await new Volunteer(app).logIn(username);
  const url = '/api/second-factor/passkeys';
  const add = async (name: string, isSynced: boolean) => {
    const authenticator = new SoftwareAuthenticator(ORIGIN, isSynced);
    const registration = authenticator.register(await owner.ask('POST', `${url}/options`));
    const { passkey } = await owner.ask('POST', url, { name, registration });
    return { authenticator, id: passkey.id };
  };
  const { authenticator, id } = await add('My phone', false);
  await owner.send('PATCH', `${url}/${id}`, { name: 'گوشی من 📱' });
  await add('Kept by a provider', true);
  await owner.send('DELETE', `${url}/${(await add('Removed', false)).id}`);
  const again = await new Volunteer(app).logIn(username);
  const asked = await again.ask('POST', '/api/login/passkey/options');
  await again.ask('POST', '/api/login/passkey', { assertion: authenticator.answer(asked) });
}

async function useInvitations({ app }: UsedSite, master: Volunteer): Promise<void> {
  const invite = async (username: string): Promise<string> => {
    const { url } = await master.ask('POST', '/api/invitations', { username });
    return url.split('=').at(-1);
  };
  const token = await invite('Invited');
  const passwords = { password: PASSWORD, confirmPassword: PASSWORD };
  await new Volunteer(app).ask('POST', '/api/invitations/accept', { token, ...passwords });
  await invite('withdrawn');
  const [{ id }] = JSON.parse(await master.read('/api/invitations'));
  await master.send('DELETE', `/api/invitations/${id}`);
}

/** Adds second factors, invitations, settings, a recorded backup, and a user who is deleted with a session open. */
export async function useAccounts(site: UsedSite, master: Volunteer): Promise<void> {
  await useAuthenticatorApp(site, 'Νίκος');
  await usePasskeys(site, 'Carla Müller');
  await useInvitations(site, master);
  const deleted = await master.send('POST', '/api/users', {
    username: 'deleted',
    role: 'Admin',
    password: PASSWORD,
    confirmPassword: PASSWORD,
  });
  await new Volunteer(site.app).logIn('deleted');
  await master.send('DELETE', `/api/users/${deleted}`);
  await master.ask('PUT', '/api/settings', {
    siteName: 'Bahá’í Friends — دوستان',
    tagline: 'Everybody is welcome 🌟',
    timeZone: 'Africa/Nairobi',
    place: { name: 'Ḥaẓíratu’l-Quds', latitude: -1.3, longitude: 36.8 },
    language: 'sv',
    contact: 'Write to us,\nor come along.',
    holyDaysAhead: false,
    listed: true,
  });
  await saveLastBackup(site.database.writes, { at: site.clock.now(), way: 'command' });
}

/** Leaves an unfinished invitation, login, and setup of an authenticator app. */
export async function leaveHalfDone({ app }: UsedSite, master: Volunteer): Promise<void> {
  await master.ask('POST', '/api/invitations', { username: 'Bahíyyih' });
  await new Volunteer(app).logIn('Νίκος');
  await (await new Volunteer(app).logIn('علی')).ask('POST', '/api/second-factor/totp');
}
