import type { SentenceParts } from '../../sentence-parts.ts';
import { number, plural } from '../words.ts';

export const isMasterAdmin = (username: string) => `${username} ist jetzt Hauptadmin`;
export const roleTransferredTitle = 'Rolle des Hauptadmins übertragen';
export const roleUpdated = 'Die Rolle wurde geändert';
export const permissionDenied = 'Nicht erlaubt';
export const changeRole = 'Rolle ändern';
export const onlyOneMasterAdmin = 'Es kann immer nur einen Hauptadmin geben.';
export const created = 'Der Benutzer wurde angelegt';
export const createUser = 'Benutzer anlegen';
export const creating = 'Wird angelegt …';
export const deleted = 'Der Benutzer wurde gelöscht';
export const deleteUser = 'Benutzer löschen';
export const usernameUpdated = 'Der Benutzername wurde geändert';
export const editUsername = 'Benutzernamen ändern';
export const invite = 'Einladen';
export const aboutInviting = (days: number) =>
  plural(days, {
    one: 'Ein Link, der einmal und einen Tag lang gilt und über den ein neuer Admin ein Passwort wählt.',
    other: `Ein Link, der einmal und ${number(days)} Tage lang gilt und über den ein neuer Admin ein Passwort wählt.`,
  });
export const inviting = 'Wird eingeladen …';
export const makeLink = 'Link erstellen';
export const linkCopied = 'Der Link ist kopiert.';
export const linkNotCopied =
  'Der Link konnte nicht kopiert werden. Er ist markiert: Bitte kopieren Sie ihn selbst.';
export const link = 'Link';
export const copyLink = 'Link kopieren';
export const confirmPassword = 'Passwort wiederholen';
export const met = ' (erfüllt)';
export const notMet = ' (nicht erfüllt)';
export const easilyGuessed = 'Dieses Passwort ist leicht zu erraten.';
export const openInvitations = 'Offene Einladungen';
export const withdrawInvitationOf = (username: string) => `Einladung zurückziehen: ${username}`;
export const withdraw = 'Zurückziehen';
export const passwordReset = 'Das Passwort wurde neu gesetzt';
export const resetPassword = 'Passwort neu setzen';
export const resetting = 'Wird neu gesetzt …';
export const transferTitle = 'Rolle des Hauptadmins übertragen';
export const transferring = 'Wird übertragen …';
export const transferRole = 'Rolle übertragen';
export const editUser = (username: string) => `${username} bearbeiten`;
export const title = 'Benutzer';
export const aboutTransfer =
  'Es kann immer nur einen Hauptadmin geben. Wer einen anderen Benutzer dazu macht, überträgt die Rolle.';
export const loadError =
  'Die Benutzer konnten nicht geladen werden. Bitte laden Sie die Seite neu und versuchen Sie es noch einmal.';
export const loading = 'Benutzer werden geladen';
export const none = 'Keine Benutzer gefunden';
export const lastModified = 'Zuletzt geändert';
export const you = '(Sie)';
export const transferFailed = 'Die Rolle des Hauptadmins konnte nicht übertragen werden';
export const createFailed = 'Der Benutzer konnte nicht angelegt werden';
export const usernameFailed = 'Der Benutzername konnte nicht geändert werden';
export const roleFailed = 'Die Rolle konnte nicht geändert werden';
export const resetFailed = 'Das Passwort konnte nicht neu gesetzt werden';
export const deleteFailed = 'Der Benutzer konnte nicht gelöscht werden';
export const inviteFailed = 'Die Einladung konnte nicht erstellt werden';
export const withdrawn = 'Die Einladung ist zurückgezogen.';
export const withdrawFailed = 'Die Einladung konnte nicht zurückgezogen werden';
export const deleteQuestion = <Part>(username: Part): SentenceParts<Part> => [
  username,
  ' kann sich dann nicht mehr anmelden. Das lässt sich nicht rückgängig machen.',
];
export const aboutLink = <Part>(username: Part): SentenceParts<Part> => [
  'Senden Sie ihn nur an ',
  username,
  '. Er wird nur jetzt gezeigt; wer ihn verloren hat, wird neu eingeladen.',
];
export const openUntil = <Part>(username: Part, end: Part): SentenceParts<Part> => [
  username,
  ', bis ',
  end,
];
export const aboutResetting = <Part>(username: Part): SentenceParts<Part> => [
  'Ein neues Passwort für ',
  username,
  '. Wer mit dem alten angemeldet ist, muss sich wieder anmelden.',
];
export const transferQuestion = <Part>(username: Part): SentenceParts<Part> => [
  'Es kann immer nur einen Hauptadmin geben. ',
  username,
  ' wird Hauptadmin, und Sie werden Admin.',
];
export const atLeastCharacters = (min: number) => `Mindestens ${number(min)} Zeichen`;
export const atLeastUppercase = 'Mindestens ein Großbuchstabe';
export const atLeastLowercase = 'Mindestens ein Kleinbuchstabe';
export const atLeastNumber = 'Mindestens eine Ziffer';
export const atLeastSpecial = 'Mindestens ein Sonderzeichen';
