import type { SentenceParts } from '../../sentence-parts.ts';
import { number, plural } from '../words.ts';

export const isMasterAdmin = (username: string) =>
  `${username} est maintenant administrateur principal`;
export const roleTransferredTitle = 'Rôle d’administrateur principal transféré';
export const roleUpdated = 'Le rôle a bien été modifié';
export const permissionDenied = 'Action non autorisée';
export const changeRole = 'Changer le rôle';
export const onlyOneMasterAdmin = 'Il ne peut y avoir qu’un administrateur principal à la fois.';
export const created = 'L’utilisateur a bien été créé';
export const createUser = 'Créer un utilisateur';
export const creating = 'Création…';
export const deleted = 'L’utilisateur a bien été supprimé';
export const deleteUser = 'Supprimer l’utilisateur';
export const usernameUpdated = 'Le nom d’utilisateur a bien été modifié';
export const editUsername = 'Modifier le nom d’utilisateur';
export const invite = 'Inviter';
export const aboutInviting = (days: number) =>
  plural(days, {
    one: `Un lien, valable une seule fois et pendant ${number(days)} jour, par lequel un nouvel administrateur choisit son mot de passe.`,
    other: `Un lien, valable une seule fois et pendant ${number(days)} jours, par lequel un nouvel administrateur choisit son mot de passe.`,
  });
export const inviting = 'Invitation…';
export const makeLink = 'Créer le lien';
export const linkCopied = 'Le lien est copié.';
export const linkNotCopied =
  'Le lien n’a pas pu être copié. Il est sélectionné\u00a0: veuillez le copier vous-même.';
export const link = 'Lien';
export const copyLink = 'Copier le lien';
export const confirmPassword = 'Répétez le mot de passe';
export const met = ' (rempli)';
export const notMet = ' (non rempli)';
export const easilyGuessed = 'Ce mot de passe est facile à deviner.';
export const openInvitations = 'Invitations en cours';
export const withdrawInvitationOf = (username: string) => `Retirer l’invitation de ${username}`;
export const withdraw = 'Retirer';
export const passwordReset = 'Le mot de passe a bien été réinitialisé';
export const resetPassword = 'Réinitialiser le mot de passe';
export const resetting = 'Réinitialisation…';
export const transferTitle = 'Transférer le rôle d’administrateur principal';
export const transferring = 'Transfert…';
export const transferRole = 'Transférer le rôle';
export const editUser = (username: string) => `Modifier ${username}`;
export const title = 'Utilisateurs';
export const aboutTransfer =
  'Il ne peut y avoir qu’un administrateur principal à la fois. Donner ce rôle à un autre utilisateur, c’est le lui transférer.';
export const loadError =
  'Les utilisateurs n’ont pas pu être chargés. Veuillez recharger la page et réessayer.';
export const loading = 'Chargement des utilisateurs';
export const none = 'Aucun utilisateur';
export const lastModified = 'Dernière modification';
export const you = '(vous)';
export const transferFailed = 'Le rôle d’administrateur principal n’a pas pu être transféré';
export const createFailed = 'L’utilisateur n’a pas pu être créé';
export const usernameFailed = 'Le nom d’utilisateur n’a pas pu être modifié';
export const roleFailed = 'Le rôle n’a pas pu être modifié';
export const resetFailed = 'Le mot de passe n’a pas pu être réinitialisé';
export const deleteFailed = 'L’utilisateur n’a pas pu être supprimé';
export const inviteFailed = 'L’invitation n’a pas pu être créée';
export const withdrawn = 'L’invitation est retirée.';
export const withdrawFailed = 'L’invitation n’a pas pu être retirée';
export const deleteQuestion = <Part>(username: Part): SentenceParts<Part> => [
  username,
  ' ne pourra plus se connecter. Cette action est irréversible.',
];
export const aboutLink = <Part>(username: Part): SentenceParts<Part> => [
  'Ne l’envoyez qu’à ',
  username,
  '. Il n’est affiché que maintenant\u00a0; qui l’a perdu est invité à nouveau.',
];
export const openUntil = <Part>(username: Part, end: Part): SentenceParts<Part> => [
  username,
  ', jusqu’au ',
  end,
];
export const aboutResetting = <Part>(username: Part): SentenceParts<Part> => [
  'Un nouveau mot de passe pour ',
  username,
  '. Quiconque est connecté avec l’ancien doit se connecter à nouveau.',
];
export const transferQuestion = <Part>(username: Part): SentenceParts<Part> => [
  'Il ne peut y avoir qu’un administrateur principal à la fois. ',
  username,
  ' devient administrateur principal et vous devenez administrateur.',
];
export const atLeastCharacters = (min: number) => `Au moins ${number(min)} caractères`;
export const atLeastUppercase = 'Au moins une lettre majuscule';
export const atLeastLowercase = 'Au moins une lettre minuscule';
export const atLeastNumber = 'Au moins un chiffre';
export const atLeastSpecial = 'Au moins un caractère spécial';
