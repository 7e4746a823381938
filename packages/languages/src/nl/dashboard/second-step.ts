export const code = 'Code uit uw authenticator-app';
export const codeHint = 'Zes cijfers, elke 30 seconden nieuwe.';
export const recoveryCode = 'Herstelcode';
export const recoveryCodeHint =
  'Een van de codes die u hebt bewaard toen u uw tweede factor toevoegde. Elke code werkt één keer.';
export const about = 'Uw wachtwoord klopt. Bevestig nu dat u het bent.';
export const usePasskey = 'Passkey gebruiken';
export const or = 'of';
export const useAnotherWay = 'Een andere manier gebruiken';
export const useRecoveryCode = 'Herstelcode gebruiken';
export const startAgain = 'Opnieuw beginnen';
export const loggingIn = 'Bezig met inloggen…';
export const logIn = 'Inloggen';
export const loginFailed = 'Inloggen is niet gelukt';
export const noPasskeyUsed =
  'Er is geen passkey gebruikt. Probeer het opnieuw, of gebruik een andere manier.';
