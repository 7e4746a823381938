import { deviceOn } from './dashboard/account.ts';

/** What the mails to volunteers say. Names and moments stand on lines of their own, below their labels. */
export const accountMail = {
  /** With a link that confirms an address. */
  confirm: {
    subject: (siteName: string) => `Please confirm: your address at ${siteName}`,
    text: (siteName: string) =>
      `This address was given for an account at ${siteName}. To have news of the account sent here, open this page, log in if you are asked to, and press the button there:`,
    link: 'Confirm the address',
    notYou: 'If that was not you, there is nothing to do: the address is deleted after seven days.',
  },
  /** To somebody who has forgotten the password. */
  reset: {
    subject: (siteName: string) => `A new password for ${siteName}`,
    text: (siteName: string) =>
      `A new password at ${siteName} was asked for. This link leads to it; it is good once, and for 30 minutes:`,
    link: 'Choose a new password',
    notYou: 'If that was not you, there is nothing to do: the password stays as it is.',
  },
  /** To somebody who is invited to become a volunteer. */
  invitation: {
    subject: (siteName: string) => `An invitation to look after ${siteName}`,
    text: (siteName: string) =>
      `You are invited to look after ${siteName}. This link lets you choose a password; it is good once, and for seven days:`,
    link: 'Choose your password',
    notYou: 'If you do not know what this is about, there is nothing to do.',
  },
  /** What has happened to an account. */
  news: {
    password: {
      subject: (siteName: string) => `Your password at ${siteName} was changed`,
      text: 'Your account has a new password. Other sessions have ended.',
    },
    'second-factor': {
      subject: (siteName: string) => `Your second factor at ${siteName} was changed`,
      text: 'The second factors or the recovery codes of your account were changed.',
    },
    'address-added': {
      subject: (siteName: string) => `News of your account at ${siteName}`,
      text: 'From now on, news of your account comes to this address.',
    },
    'address-replaced': {
      subject: (siteName: string) => `Your address at ${siteName} was changed`,
      text: 'The address for news of your account was changed. From now on, it comes to the new address alone.',
    },
    'address-removed': {
      subject: (siteName: string) => `Your address at ${siteName} was removed`,
      text: 'News of your account no longer comes to this address.',
    },
    login: {
      subject: (siteName: string) => `A new login at ${siteName}`,
      text: 'Somebody has logged in to your account from a browser in which your present password had not been used before.',
    },
  },
  /** Each stands above what it names. */
  username: 'Username',
  when: 'When',
  browser: 'Browser',
  network: 'Network',
  unknown: 'Unknown',
  deviceOn,
  /** Below all news. */
  wasYou: 'If that was you, there is nothing to do.',
  notYou:
    'If that was not you, choose a new password at once and tell the Master Admin of the site. The way to a new password begins at the login:',
  toLogin: 'To the login',
  why: (siteName: string) =>
    `You receive this mail because this address was given for an account at ${siteName}.`,
};
