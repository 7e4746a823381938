export const code = 'Kod från din autentiseringsapp';
export const codeHint = 'Sex siffror, nya var 30:e sekund.';
export const recoveryCode = 'Återställningskod';
export const recoveryCodeHint =
  'En av koderna som du sparade när du lade till din andra faktor. Var och en gäller en gång.';
export const about = 'Ditt lösenord stämmer. Bekräfta nu att det är du.';
export const usePasskey = 'Använd en lösennyckel';
export const or = 'eller';
export const useAnotherWay = 'Använd ett annat sätt';
export const useRecoveryCode = 'Använd en återställningskod';
export const startAgain = 'Börja om';
export const loggingIn = 'Loggar in …';
export const logIn = 'Logga in';
export const loginFailed = 'Inloggningen misslyckades';
export const noPasskeyUsed =
  'Ingen lösennyckel användes. Försök igen, eller använd ett annat sätt.';
