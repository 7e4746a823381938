import { number, plural } from '../words.ts';

export const accounts = {
  'not-your-account-to-change': () => 'Nur der Hauptadmin kann dieses Konto ändern',
  'not-yours-to-create': () => 'Nur Hauptadmins können andere Hauptadmins anlegen',
  'only-master-admin': () =>
    'Dem einzigen Hauptadmin kann die Rolle nicht genommen werden. Machen Sie zuerst jemand anders zum Hauptadmin.',
  'not-yours-to-promote': () => 'Nur Hauptadmins können Benutzer zum Hauptadmin machen',
  'not-yours-to-change-roles': () => 'Nur Hauptadmins können Rollen ändern',
  'own-account': () => 'Ihr eigenes Konto können Sie nicht löschen',
  'master-admin-stays': () => 'Der Hauptadmin kann nicht gelöscht werden',
  'not-yours-to-invite': () => 'Nur der Hauptadmin kann Ehrenamtliche einladen',
  'not-yours-to-set': () => 'Nur der Hauptadmin kann die Einstellungen ändern',
  'not-yours-to-see': () => 'Nur der Hauptadmin kann sehen, wer was geändert hat',
  'not-yours-to-back-up': () => 'Nur der Hauptadmin kann Sicherungen herunterladen',

  'log-in': () => 'Bitte melden Sie sich an',
  'log-in-again': () => 'Bitte melden Sie sich wieder an',
  'log-in-first': () => 'Bitte melden Sie sich an, um zur Verwaltung zu gelangen',
  'enter-password-again': () =>
    'Bitte geben Sie Ihr Passwort noch einmal ein, um damit fortzufahren.',
  'wrong-password': () => 'Falsches Passwort',
  'wrong-credentials': () => 'Benutzername oder Passwort ist falsch',
  'too-many-logins': () =>
    'Zu viele Anmeldeversuche. Bitte warten Sie eine Weile und versuchen Sie es noch einmal.',
  'too-many-wrong-passwords': () =>
    'Das Passwort war zu oft falsch, deshalb ist diese Sitzung beendet. Bitte melden Sie sich wieder an.',
  'logins-busy': () =>
    'Es melden sich gerade zu viele Menschen an. Bitte versuchen Sie es gleich noch einmal.',
  'session-ended': () => 'Diese Sitzung ist schon beendet',
  'login-over': () =>
    'Diese Anmeldung ist abgelaufen: Sie hat länger als fünf Minuten gedauert, oder das Konto hat sich geändert. Bitte geben Sie Benutzername und Passwort noch einmal ein.',

  'user-gone': () => 'Diesen Benutzer gibt es nicht mehr',
  'username-exists': () => 'Diesen Benutzernamen gibt es schon',
  'password-checks-busy': () =>
    'Es werden gerade zu viele Passwörter geprüft. Bitte versuchen Sie es gleich noch einmal.',

  'link-over': () =>
    'Dieser Link gilt nicht mehr: Er wurde benutzt, zurückgezogen oder ersetzt, oder seine Zeit ist um. Bitte lassen Sie sich einen neuen geben.',
  'too-many-links': () =>
    'Es wurde um zu viele Links gebeten. Bitte versuchen Sie es später noch einmal.',
  'invitation-gone': () => 'Diese Einladung ist nicht mehr offen',
  'invited-name-taken': () =>
    'Dieser Benutzername ist inzwischen vergeben. Bitte lassen Sie sich neu einladen.',

  'no-second-factor': () => 'Fügen Sie zuerst einen Passkey oder eine Authenticator-App hinzu.',
  'has-authenticator-app': () =>
    'Sie haben schon eine Authenticator-App. Entfernen Sie sie, bevor Sie eine andere hinzufügen.',
  'no-authenticator-app': () => 'Sie haben keine Authenticator-App mehr',
  'wrong-new-code': () =>
    'Dieser Code stimmt nicht. Geben Sie den ein, den die App jetzt zeigt, und prüfen Sie, ob die Uhr des Gerätes richtig geht.',
  'wrong-code': () =>
    'Dieser Code stimmt nicht oder wurde schon benutzt. Bitte geben Sie den ein, den die App jetzt zeigt.',
  'wrong-recovery-code': () =>
    'Das ist keiner Ihrer Wiederherstellungscodes, oder er wurde schon benutzt.',
  'passkeys-not-possible': () =>
    'Passkeys brauchen die https-Adresse der Website in PUBLIC_URL. Eine Authenticator-App funktioniert auch hier.',
  'too-many-passkeys': ({ max }: { readonly max: number }) =>
    plural(max, {
      one: `Ein Konto hat höchstens ${number(max)} Passkey.`,
      other: `Ein Konto hat höchstens ${number(max)} Passkeys.`,
    }),
  'passkey-gone': () => 'Diesen Passkey gibt es nicht mehr',
  'passkey-in-use': () => 'Dieser Passkey wird schon benutzt.',
  'passkey-not-added': () =>
    'Der Passkey konnte nicht hinzugefügt werden. Bitte versuchen Sie es noch einmal.',
  'passkey-refused': () =>
    'Dieser Passkey wurde nicht angenommen. Bitte versuchen Sie es noch einmal.',
  'use-passkey-again': () => 'Bitte verwenden Sie den Passkey noch einmal.',
  'setup-over': () =>
    'Das hat zu lange gedauert oder war schon erledigt. Bitte beginnen Sie von vorn.',
};
