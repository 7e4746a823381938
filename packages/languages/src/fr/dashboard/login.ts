export const enterYourPassword = 'Saisissez votre mot de passe';
export const aboutPassword =
  'Cela change votre manière de vous connecter. Pour être sûr que c’est bien vous, saisissez encore une fois votre mot de passe.';
export const goOn = 'Continuer';
export const checking = 'Vérification…';
export const loadingSecondStep = 'Chargement de la seconde étape…';
export const secondStepFailed =
  'La seconde étape n’a pas pu être chargée. Vérifiez votre connexion et réessayez.';
export const logInAgain = 'Connectez-vous à nouveau';
export const aboutLoggingInAgain =
  'Votre session est terminée. Rien n’est perdu\u00a0: après la connexion, ce que vous faisiez continue.';
export const logIn = 'Se connecter';
export const loggingIn = 'Connexion…';
export const loggedIn = 'Vous êtes bien connecté\u00a0!';
export const login = 'Se connecter';
export const needsScript = 'Activez JavaScript pour vous connecter.';
export const title = 'Connexion au tableau de bord';
export const home = 'Retour à l’accueil';
export const pleaseLogInAgain = 'Veuillez vous connecter à nouveau';
export const about = 'Saisissez vos identifiants pour accéder au tableau de bord';
export const wrongCredentials = 'Nom d’utilisateur ou mot de passe incorrect';
export const errorTitle = 'Une erreur est survenue lors de la connexion';
export const loginFailed = 'La connexion a échoué';
export const wrongPassword = 'Mot de passe incorrect';
export const passwordNotChecked = 'Le mot de passe n’a pas pu être vérifié';
export const loadingInvitation = 'Chargement de l’invitation…';
export const invitationFailed =
  'L’invitation n’a pas pu être chargée. Vérifiez votre connexion et réessayez.';
