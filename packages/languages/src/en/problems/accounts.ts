import { permissions } from './permissions.ts';

/** Problems of sessions, users, invitations and second factors. */
export const accounts = {
  ...permissions,
  'log-in': () => 'Please log in',
  'log-in-again': () => 'Please log in again',
  'log-in-first': () => 'Please log in to access the admin dashboard',
  'enter-password-again': () => 'Please enter your password again to go on with this.',
  'wrong-password': () => 'Wrong password',
  'wrong-credentials': () => 'Invalid username or password',
  'too-many-logins': () => 'Too many login attempts. Please wait a while and try again.',
  'too-many-wrong-passwords': () =>
    'The password was wrong too often, so this session has ended. Please log in again.',
  'logins-busy': () => 'Too many people are logging in. Please try again in a moment.',
  'session-ended': () => 'This session has already ended',
  'login-over': () =>
    'This login is over: it took more than five minutes, or the account has changed. Please enter your username and password again.',

  'user-gone': () => 'This user no longer exists',
  'username-exists': () => 'Username already exists',
  'password-checks-busy': () =>
    'Too many passwords are being looked at. Please try again in a moment.',

  'link-over': () =>
    'This link is no longer good: it was used, withdrawn or replaced, or its time is over. Please ask for a new one.',
  'too-many-links': () => 'Too many links were asked for. Please try again later.',
  'invitation-gone': () => 'This invitation is no longer open',
  'invited-name-taken': () => 'This username is taken by now. Please ask for a new invitation.',

  'no-second-factor': () => 'Add a passkey or an authenticator app first.',
  'has-authenticator-app': () =>
    'You have an authenticator app already. Remove it before you add another one.',
  'no-authenticator-app': () => 'You have no authenticator app any more',
  'wrong-new-code': () =>
    'This code is not right. Enter the one that the app shows now, and check that the time of its device is right.',
  'wrong-code': () =>
    'This code is not right, or was used already. Please enter the one that the app shows now.',
  'wrong-recovery-code': () => 'This is not one of your recovery codes, or it was used already.',
  'passkeys-not-possible': () =>
    'Passkeys need the site’s https address in PUBLIC_URL. An authenticator app works here, too.',
  'too-many-passkeys': ({ max }: { readonly max: number }) =>
    `An account has at most ${max} passkeys.`,
  'passkey-gone': () => 'This passkey no longer exists',
  'passkey-in-use': () => 'This passkey is in use already.',
  'passkey-not-added': () => 'The passkey could not be added. Please try again.',
  'passkey-refused': () => 'This passkey was not accepted. Please try again.',
  'use-passkey-again': () => 'Please use the passkey once more.',
  'setup-over': () => 'This took too long, or was done already. Please start again.',
};
