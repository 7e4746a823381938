export const accepted = (username: string) =>
  `Vous pouvez maintenant vous connecter. Votre nom d’utilisateur est ${username}.`;
export const acceptedTitle = 'Mot de passe choisi';
export const title = 'Choisissez votre mot de passe';
export const about =
  'Bienvenue. Vous êtes invité à prendre soin de ce site. Choisissez le mot de passe avec lequel vous vous connecterez.';
export const saveFailed = 'Le mot de passe n’a pas pu être enregistré. Veuillez réessayer.';
export const savePassword = 'Enregistrer le mot de passe';
