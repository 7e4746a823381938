export const enterYourPassword = 'Skriv ditt lösenord';
export const aboutPassword =
  'Detta ändrar hur du loggar in. Skriv ditt lösenord en gång till, så att det är säkert att det är du.';
export const goOn = 'Fortsätt';
export const checking = 'Kontrollerar …';
export const loadingSecondStep = 'Hämtar det andra steget …';
export const secondStepFailed =
  'Det andra steget kunde inte hämtas. Kontrollera din anslutning och försök igen.';
export const logInAgain = 'Logga in igen';
export const aboutLoggingInAgain =
  'Din session är slut. Inget har gått förlorat: efter inloggningen fortsätter du där du var.';
export const logIn = 'Logga in';
export const loggingIn = 'Loggar in …';
export const loggedIn = 'Du är inloggad!';
export const login = 'Logga in';
export const needsScript = 'Slå på JavaScript för att logga in.';
export const title = 'Inloggning till administrationen';
export const home = 'Tillbaka till startsidan';
export const pleaseLogInAgain = 'Logga in igen';
export const about = 'Skriv dina uppgifter för att komma till administrationen';
export const wrongCredentials = 'Fel användarnamn eller lösenord';
export const errorTitle = 'Ett fel uppstod vid inloggningen';
export const loginFailed = 'Inloggningen misslyckades';
export const wrongPassword = 'Fel lösenord';
export const passwordNotChecked = 'Lösenordet kunde inte kontrolleras';
export const loadingInvitation = 'Hämtar inbjudan …';
export const invitationFailed =
  'Inbjudan kunde inte hämtas. Kontrollera din anslutning och försök igen.';
