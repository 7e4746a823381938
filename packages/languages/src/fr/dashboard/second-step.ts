export const code = 'Code de votre application d’authentification';
export const codeHint = 'Six chiffres, nouveaux toutes les 30 secondes.';
export const recoveryCode = 'Code de secours';
export const recoveryCodeHint =
  'L’un des codes que vous avez gardés en ajoutant votre second facteur. Chacun sert une seule fois.';
export const about = 'Votre mot de passe est correct. Confirmez maintenant que c’est bien vous.';
export const usePasskey = 'Utiliser une clé d’accès';
export const or = 'ou';
export const useAnotherWay = 'Utiliser un autre moyen';
export const useRecoveryCode = 'Utiliser un code de secours';
export const startAgain = 'Recommencer';
export const loggingIn = 'Connexion…';
export const logIn = 'Se connecter';
export const loginFailed = 'La connexion a échoué';
export const noPasskeyUsed =
  'Aucune clé d’accès n’a été utilisée. Réessayez, ou utilisez un autre moyen.';
