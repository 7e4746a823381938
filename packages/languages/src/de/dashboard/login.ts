export const enterYourPassword = 'Geben Sie Ihr Passwort ein';
export const aboutPassword =
  'Damit ändert sich, wie Sie sich anmelden. Um sicher zu sein, dass Sie es sind, geben Sie bitte Ihr Passwort noch einmal ein.';
export const goOn = 'Weiter';
export const checking = 'Wird geprüft …';
export const loadingSecondStep = 'Der zweite Schritt wird geladen …';
export const secondStepFailed =
  'Der zweite Schritt konnte nicht geladen werden. Bitte prüfen Sie Ihre Verbindung und versuchen Sie es noch einmal.';
export const logInAgain = 'Melden Sie sich wieder an';
export const aboutLoggingInAgain =
  'Ihre Sitzung ist abgelaufen. Nichts ist verloren: Nach der Anmeldung geht es dort weiter, wo Sie waren.';
export const logIn = 'Anmelden';
export const loggingIn = 'Anmeldung läuft …';
export const loggedIn = 'Sie sind jetzt angemeldet!';
export const login = 'Anmelden';
export const needsScript = 'Schalten Sie JavaScript ein, um sich anzumelden.';
export const title = 'Anmeldung zur Verwaltung';
export const home = 'Zurück zur Startseite';
export const pleaseLogInAgain = 'Bitte melden Sie sich wieder an';
export const about = 'Geben Sie Ihre Zugangsdaten ein, um zur Verwaltung zu gelangen';
export const wrongCredentials = 'Benutzername oder Passwort ist falsch';
export const errorTitle = 'Bei der Anmeldung ist ein Fehler aufgetreten';
export const loginFailed = 'Anmeldung fehlgeschlagen';
export const wrongPassword = 'Falsches Passwort';
export const passwordNotChecked = 'Das Passwort konnte nicht geprüft werden';
export const loadingInvitation = 'Die Einladung wird geladen …';
export const invitationFailed =
  'Die Einladung konnte nicht geladen werden. Bitte prüfen Sie Ihre Verbindung und versuchen Sie es noch einmal.';
