export const accepted = (username: string) =>
  `U kunt nu inloggen. Uw gebruikersnaam is ${username}.`;
export const acceptedTitle = 'Wachtwoord gekozen';
export const title = 'Kies uw wachtwoord';
export const about =
  'Welkom. U bent uitgenodigd om voor deze website te zorgen. Kies het wachtwoord waarmee u zult inloggen.';
export const saveFailed = 'Het wachtwoord kon niet worden opgeslagen. Probeer het opnieuw.';
export const savePassword = 'Wachtwoord opslaan';
