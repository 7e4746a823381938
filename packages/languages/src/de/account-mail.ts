import type { AccountMailTexts } from '../texts.ts';
import { deviceOn } from './dashboard/account.ts';

export const accountMail: AccountMailTexts = {
  confirm: {
    subject: (siteName) => `Bitte bestätigen: Ihre Adresse bei ${siteName}`,
    text: (siteName) =>
      `Diese Adresse wurde für ein Konto bei ${siteName} angegeben. Damit Nachrichten zu dem Konto hierher kommen, öffnen Sie diese Seite, melden Sie sich an, falls Sie darum gebeten werden, und drücken Sie dort den Knopf:`,
    link: 'Adresse bestätigen',
    notYou:
      'Waren Sie das nicht, so ist nichts zu tun: Die Adresse wird nach sieben Tagen gelöscht.',
  },
  reset: {
    subject: (siteName) => `Ein neues Passwort für ${siteName}`,
    text: (siteName) =>
      `Für ${siteName} wurde ein neues Passwort angefordert. Über diesen Link wählen Sie es; er gilt einmal und 30 Minuten lang:`,
    link: 'Neues Passwort wählen',
    notYou: 'Waren Sie das nicht, so ist nichts zu tun: Das Passwort bleibt, wie es ist.',
  },
  invitation: {
    subject: (siteName) => `Eine Einladung, sich um ${siteName} zu kümmern`,
    text: (siteName) =>
      `Sie sind eingeladen, sich um ${siteName} zu kümmern. Über diesen Link wählen Sie ein Passwort; er gilt einmal und sieben Tage lang:`,
    link: 'Passwort wählen',
    notYou: 'Wenn Sie nicht wissen, worum es geht, ist nichts zu tun.',
  },
  news: {
    password: {
      subject: (siteName) => `Ihr Passwort bei ${siteName} wurde geändert`,
      text: 'Ihr Konto hat ein neues Passwort. Andere Sitzungen sind beendet.',
    },
    'second-factor': {
      subject: (siteName) => `Ihr zweiter Faktor bei ${siteName} wurde geändert`,
      text: 'Die zweiten Faktoren oder die Wiederherstellungscodes Ihres Kontos wurden geändert.',
    },
    'address-added': {
      subject: (siteName) => `Nachrichten zu Ihrem Konto bei ${siteName}`,
      text: 'Von jetzt an kommen Nachrichten zu Ihrem Konto an diese Adresse.',
    },
    'address-replaced': {
      subject: (siteName) => `Ihre Adresse bei ${siteName} wurde geändert`,
      text: 'Die Adresse für Nachrichten zu Ihrem Konto wurde geändert. Von jetzt an kommen sie nur noch an die neue Adresse.',
    },
    'address-removed': {
      subject: (siteName) => `Ihre Adresse bei ${siteName} wurde entfernt`,
      text: 'An diese Adresse kommen keine Nachrichten zu Ihrem Konto mehr.',
    },
    login: {
      subject: (siteName) => `Eine neue Anmeldung bei ${siteName}`,
      text: 'Jemand hat sich bei Ihrem Konto in einem Browser angemeldet, in dem Ihr jetziges Passwort noch nicht benutzt worden war.',
    },
  },
  username: 'Benutzername',
  when: 'Wann',
  browser: 'Browser',
  network: 'Netzwerk',
  unknown: 'Unbekannt',
  deviceOn,
  wasYou: 'Waren Sie das, so ist nichts zu tun.',
  notYou:
    'Waren Sie das nicht, so wählen Sie sofort ein neues Passwort und sagen Sie dem Hauptadmin der Website Bescheid. Ein neues Passwort fordern Sie bei der Anmeldung an:',
  toLogin: 'Zur Anmeldung',
  why: (siteName) =>
    `Sie erhalten diese Mail, weil diese Adresse für ein Konto bei ${siteName} angegeben wurde.`,
};
