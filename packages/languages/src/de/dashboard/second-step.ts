export const code = 'Code aus Ihrer Authenticator-App';
export const codeHint = 'Sechs Ziffern, alle 30 Sekunden neu.';
export const recoveryCode = 'Wiederherstellungscode';
export const recoveryCodeHint =
  'Einer der Codes, die Sie aufbewahrt haben, als Sie Ihren zweiten Faktor hinzufügten. Jeder gilt einmal.';
export const about = 'Ihr Passwort stimmt. Bestätigen Sie nun, dass Sie es sind.';
export const usePasskey = 'Passkey verwenden';
export const or = 'oder';
export const useAnotherWay = 'Anderen Weg nehmen';
export const useRecoveryCode = 'Wiederherstellungscode verwenden';
export const startAgain = 'Von vorn beginnen';
export const loggingIn = 'Anmeldung läuft …';
export const logIn = 'Anmelden';
export const loginFailed = 'Anmeldung fehlgeschlagen';
export const noPasskeyUsed =
  'Es wurde kein Passkey verwendet. Versuchen Sie es noch einmal, oder nehmen Sie einen anderen Weg.';
