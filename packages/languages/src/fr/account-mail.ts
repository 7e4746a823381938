import type { AccountMailTexts } from '../texts.ts';
import { deviceOn } from './dashboard/account.ts';

export const accountMail: AccountMailTexts = {
  confirm: {
    subject: (siteName) => `Veuillez confirmer\u00a0: votre adresse sur ${siteName}`,
    text: (siteName) =>
      `Cette adresse a été indiquée pour un compte sur ${siteName}. Pour recevoir ici les notifications du compte, ouvrez cette page, connectez-vous si cela vous est demandé et appuyez sur le bouton\u00a0:`,
    link: 'Confirmer l’adresse',
    notYou:
      'Si ce n’était pas vous, il n’y a rien à faire\u00a0: l’adresse est supprimée après sept jours.',
  },
  reset: {
    subject: (siteName) => `Un nouveau mot de passe pour ${siteName}`,
    text: (siteName) =>
      `Un nouveau mot de passe a été demandé pour ${siteName}. Ce lien vous permet de le choisir\u00a0; il est valable une seule fois, pendant 30 minutes\u00a0:`,
    link: 'Choisir un nouveau mot de passe',
    notYou: 'Si ce n’était pas vous, il n’y a rien à faire\u00a0: le mot de passe reste le même.',
  },
  invitation: {
    subject: (siteName) => `Une invitation à prendre soin de ${siteName}`,
    text: (siteName) =>
      `Nous vous invitons à prendre soin de ${siteName}. Ce lien vous permet de choisir un mot de passe\u00a0; il est valable une seule fois, pendant sept jours\u00a0:`,
    link: 'Choisir votre mot de passe',
    notYou: 'Si vous ne savez pas de quoi il s’agit, il n’y a rien à faire.',
  },
  news: {
    password: {
      subject: (siteName) => `Votre mot de passe sur ${siteName} a été changé`,
      text: 'Votre compte a un nouveau mot de passe. Les autres sessions sont terminées.',
    },
    'second-factor': {
      subject: (siteName) => `Votre second facteur sur ${siteName} a été changé`,
      text: 'Les seconds facteurs ou les codes de secours de votre compte ont été changés.',
    },
    'address-added': {
      subject: (siteName) => `Notifications de votre compte sur ${siteName}`,
      text: 'Désormais, les notifications de votre compte arrivent à cette adresse.',
    },
    'address-replaced': {
      subject: (siteName) => `Votre adresse sur ${siteName} a été changée`,
      text: 'L’adresse pour les notifications de votre compte a été changée. Désormais, elles n’arrivent plus qu’à la nouvelle.',
    },
    'address-removed': {
      subject: (siteName) => `Votre adresse sur ${siteName} a été retirée`,
      text: 'Les notifications de votre compte n’arrivent plus à cette adresse.',
    },
    login: {
      subject: (siteName) => `Une nouvelle connexion sur ${siteName}`,
      text: 'Quelqu’un s’est connecté à votre compte depuis un navigateur où votre mot de passe actuel n’avait encore jamais servi.',
    },
  },
  username: 'Nom d’utilisateur',
  when: 'Quand',
  browser: 'Navigateur',
  network: 'Réseau',
  unknown: 'Inconnu',
  deviceOn,
  wasYou: 'Si c’était vous, il n’y a rien à faire.',
  notYou:
    'Si ce n’était pas vous, choisissez tout de suite un nouveau mot de passe et prévenez l’administrateur principal du site. Le nouveau mot de passe se demande à la page de connexion\u00a0:',
  toLogin: 'Aller à la page de connexion',
  why: (siteName) =>
    `Vous recevez ce message parce que cette adresse a été indiquée pour un compte sur ${siteName}.`,
};
