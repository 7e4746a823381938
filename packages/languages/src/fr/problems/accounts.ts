import { number, plural } from '../words.ts';

export const accounts = {
  'not-your-account-to-change': () => 'Seul l’administrateur principal peut modifier ce compte',
  'not-yours-to-create': () =>
    'Seul un administrateur principal peut créer un autre administrateur principal',
  'only-master-admin': () =>
    'Le seul administrateur principal ne peut pas perdre ce rôle. Donnez-le d’abord à un autre utilisateur.',
  'not-yours-to-promote': () =>
    'Seul un administrateur principal peut donner ce rôle à un utilisateur',
  'not-yours-to-change-roles': () => 'Seul un administrateur principal peut changer les rôles',
  'own-account': () => 'Vous ne pouvez pas supprimer votre propre compte',
  'master-admin-stays': () => 'L’administrateur principal ne peut pas être supprimé',
  'not-yours-to-invite': () => 'Seul l’administrateur principal peut inviter des bénévoles',
  'not-yours-to-set': () => 'Seul l’administrateur principal peut modifier les réglages',
  'not-yours-to-see': () => 'Seul l’administrateur principal peut voir qui a modifié quoi',
  'not-yours-to-back-up': () => 'Seul l’administrateur principal peut télécharger des sauvegardes',

  'log-in': () => 'Veuillez vous connecter',
  'log-in-again': () => 'Veuillez vous connecter à nouveau',
  'log-in-first': () => 'Connectez-vous pour accéder au tableau de bord',
  'enter-password-again': () => 'Veuillez saisir à nouveau votre mot de passe pour continuer.',
  'wrong-password': () => 'Mot de passe incorrect',
  'wrong-credentials': () => 'Nom d’utilisateur ou mot de passe incorrect',
  'too-many-logins': () =>
    'Trop d’essais de connexion. Veuillez patienter un moment, puis réessayer.',
  'too-many-wrong-passwords': () =>
    'Le mot de passe a été incorrect trop souvent, cette session est donc terminée. Veuillez vous connecter à nouveau.',
  'logins-busy': () =>
    'Trop de personnes se connectent en ce moment. Veuillez réessayer dans un instant.',
  'session-ended': () => 'Cette session est déjà terminée',
  'login-over': () =>
    'Cette connexion a expiré\u00a0: elle a pris plus de cinq minutes, ou le compte a changé. Veuillez saisir à nouveau votre nom d’utilisateur et votre mot de passe.',

  'user-gone': () => 'Cet utilisateur n’existe plus',
  'username-exists': () => 'Ce nom d’utilisateur existe déjà',
  'password-checks-busy': () =>
    'Trop de mots de passe sont vérifiés en ce moment. Veuillez réessayer dans un instant.',

  'link-over': () =>
    'Ce lien n’est plus valable\u00a0: il a été utilisé, retiré ou remplacé, ou il a expiré. Veuillez en demander un nouveau.',
  'too-many-links': () => 'Trop de liens ont été demandés. Veuillez réessayer plus tard.',
  'invitation-gone': () => 'Cette invitation n’est plus en cours',
  'invited-name-taken': () =>
    'Ce nom d’utilisateur est désormais pris. Veuillez demander une nouvelle invitation.',

  'no-second-factor': () =>
    'Ajoutez d’abord une clé d’accès ou une application d’authentification.',
  'has-authenticator-app': () =>
    'Vous avez déjà une application d’authentification. Retirez-la avant d’en ajouter une autre.',
  'no-authenticator-app': () => 'Vous n’avez plus d’application d’authentification',
  'wrong-new-code': () =>
    'Ce code n’est pas correct. Saisissez celui que l’application affiche maintenant, et vérifiez que l’heure de son appareil est juste.',
  'wrong-code': () =>
    'Ce code n’est pas correct, ou il a déjà été utilisé. Veuillez saisir celui que l’application affiche maintenant.',
  'wrong-recovery-code': () =>
    'Ce n’est pas l’un de vos codes de secours, ou il a déjà été utilisé.',
  'passkeys-not-possible': () =>
    'Les clés d’accès demandent l’adresse https du site dans PUBLIC_URL. Une application d’authentification fonctionne aussi ici.',
  'too-many-passkeys': ({ max }: { readonly max: number }) =>
    plural(max, {
      one: `Un compte a au plus ${number(max)} clé d’accès.`,
      other: `Un compte a au plus ${number(max)} clés d’accès.`,
    }),
  'passkey-gone': () => 'Cette clé d’accès n’existe plus',
  'passkey-in-use': () => 'Cette clé d’accès est déjà utilisée.',
  'passkey-not-added': () => 'La clé d’accès n’a pas pu être ajoutée. Veuillez réessayer.',
  'passkey-refused': () => 'Cette clé d’accès n’a pas été acceptée. Veuillez réessayer.',
  'use-passkey-again': () => 'Veuillez utiliser encore une fois la clé d’accès.',
  'setup-over': () => 'Cela a pris trop de temps, ou c’était déjà fait. Veuillez recommencer.',
};
