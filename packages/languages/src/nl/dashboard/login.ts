export const enterYourPassword = 'Vul uw wachtwoord in';
export const aboutPassword =
  'Hiermee verandert hoe u inlogt. Om zeker te weten dat u het bent, vraagt de website uw wachtwoord nog een keer.';
export const goOn = 'Verder';
export const checking = 'Bezig met controleren…';
export const loadingSecondStep = 'De tweede stap wordt geladen…';
export const secondStepFailed =
  'De tweede stap kon niet worden geladen. Controleer uw verbinding en probeer het opnieuw.';
export const logInAgain = 'Log opnieuw in';
export const aboutLoggingInAgain =
  'Uw sessie is voorbij. Er is niets verloren: na het inloggen gaat u verder waar u was.';
export const logIn = 'Inloggen';
export const loggingIn = 'Bezig met inloggen…';
export const loggedIn = 'U bent ingelogd!';
export const login = 'Inloggen';
export const needsScript = 'Schakel JavaScript in om in te loggen.';
export const title = 'Inloggen voor beheerders';
export const home = 'Terug naar de startpagina';
export const pleaseLogInAgain = 'Log opnieuw in';
export const about = 'Vul uw gegevens in om bij het beheer te komen';
export const wrongCredentials = 'Gebruikersnaam of wachtwoord is onjuist';
export const errorTitle = 'Er ging iets mis bij het inloggen';
export const loginFailed = 'Inloggen is niet gelukt';
export const wrongPassword = 'Onjuist wachtwoord';
export const passwordNotChecked = 'Het wachtwoord kon niet worden gecontroleerd';
export const loadingInvitation = 'De uitnodiging wordt geladen…';
export const invitationFailed =
  'De uitnodiging kon niet worden geladen. Controleer uw verbinding en probeer het opnieuw.';
