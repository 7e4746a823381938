export const accepted = (username: string) =>
  `Sie können sich jetzt anmelden. Ihr Benutzername ist ${username}.`;
export const acceptedTitle = 'Passwort gewählt';
export const title = 'Wählen Sie Ihr Passwort';
export const about =
  'Willkommen! Sie sind eingeladen, sich um diese Website zu kümmern. Wählen Sie das Passwort, mit dem Sie sich anmelden werden.';
export const saveFailed =
  'Das Passwort konnte nicht gespeichert werden. Bitte versuchen Sie es noch einmal.';
export const savePassword = 'Passwort speichern';
