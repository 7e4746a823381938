import { number } from '../words.ts';

export const success = 'C’est fait';
export const error = 'Erreur';
export const retrying = 'Nouvel essai…';
export const retry = 'Réessayer';
export const cancel = 'Annuler';
export const close = 'Fermer';
export const edit = 'Modifier';
export const saveChanges = 'Enregistrer les modifications';
export const saving = 'Enregistrement…';
export const remove = 'Supprimer';
export const removing = 'Suppression…';
export const confirmDeletion = 'Confirmer la suppression';
export const tryAgain = 'Veuillez réessayer.';
export const leaveWithoutSaving = 'Quitter sans enregistrer\u00a0?';
export const notSaved = 'Ce que vous avez saisi n’est pas enregistré.';
export const stay = 'Rester';
export const leave = 'Quitter';
export const unsaved = 'Des modifications ne sont pas enregistrées.';
export const loadNewerVersion = 'Charger la version plus récente';
export const checkFields = (count: number) => `Veuillez vérifier ${count} champs`;
export const corrected = 'corrigé';
export const previous = 'Précédente';
export const next = 'Suivante';
export const pageOf = (page: number, pages: number) => `Page ${page} sur ${pages}`;
export const partInEnglish =
  'Une partie de cette page n’a pas pu être chargée dans votre langue\u00a0: elle est donc en anglais. Rechargez la page pour réessayer.';
export const actions = 'Actions';
export const name = 'Nom';
export const date = 'Date';
export const username = 'Nom d’utilisateur';
export const password = 'Mot de passe';
export const role = 'Rôle';
const ROLES = { Admin: 'Administrateur', 'Master Admin': 'Administrateur principal' };
export const roleName = (role: 'Admin' | 'Master Admin') => ROLES[role];
export const showPassword = 'Afficher le mot de passe';
export const hidePassword = 'Masquer le mot de passe';
export const showConfirmedPassword = 'Afficher le mot de passe répété';
export const hideConfirmedPassword = 'Masquer le mot de passe répété';
export const fileChanged =
  'Le fichier n’a pas pu être lu. S’il a changé entre-temps, veuillez le choisir à nouveau.';
export const givenYears = (first: number, last: number) =>
  `Année à quatre chiffres, de ${first} à ${last}`;
export const numberOf = (count: number) => number(count);
export const undo = 'Défaire';
export const undoing = 'En cours…';
export const undoneTitle = 'Défait';
