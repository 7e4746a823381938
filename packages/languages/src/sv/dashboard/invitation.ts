export const accepted = (username: string) =>
  `Nu kan du logga in. Ditt användarnamn är ${username}.`;
export const acceptedTitle = 'Lösenordet är valt';
export const title = 'Välj ditt lösenord';
export const about =
  'Välkommen. Du är inbjuden att ta hand om den här webbplatsen. Välj det lösenord som du ska logga in med.';
export const saveFailed = 'Lösenordet kunde inte sparas. Försök igen.';
export const savePassword = 'Spara lösenordet';
