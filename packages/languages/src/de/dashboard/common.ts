import { number } from '../words.ts';

export const success = 'Erledigt';
export const error = 'Fehler';
export const retrying = 'Neuer Versuch …';
export const retry = 'Noch einmal versuchen';
export const cancel = 'Abbrechen';
export const close = 'Schließen';
export const edit = 'Bearbeiten';
export const saveChanges = 'Änderungen speichern';
export const saving = 'Wird gespeichert …';
export const remove = 'Löschen';
export const removing = 'Wird gelöscht …';
export const confirmDeletion = 'Löschen bestätigen';
export const tryAgain = 'Bitte versuchen Sie es noch einmal.';
export const leaveWithoutSaving = 'Ohne Speichern verlassen?';
export const notSaved = 'Was Sie eingegeben haben, ist nicht gespeichert.';
export const stay = 'Bleiben';
export const leave = 'Verlassen';
export const unsaved = 'Es gibt Änderungen, die nicht gespeichert sind.';
export const loadNewerVersion = 'Neuere Fassung laden';
export const checkFields = (count: number) => `Bitte prüfen Sie ${count} Felder`;
export const corrected = 'berichtigt';
export const previous = 'Zurück';
export const next = 'Weiter';
export const pageOf = (page: number, pages: number) => `Seite ${page} von ${pages}`;
export const partInEnglish =
  'Ein Teil dieser Seite konnte nicht in Ihrer Sprache geladen werden und ist deshalb auf Englisch. Laden Sie die Seite neu, um es noch einmal zu versuchen.';
export const actions = 'Aktionen';
export const name = 'Name';
export const date = 'Datum';
export const username = 'Benutzername';
export const password = 'Passwort';
export const role = 'Rolle';
const ROLES = { Admin: 'Admin', 'Master Admin': 'Hauptadmin' };
export const roleName = (role: 'Admin' | 'Master Admin') => ROLES[role];
export const showPassword = 'Passwort anzeigen';
export const hidePassword = 'Passwort verbergen';
export const showConfirmedPassword = 'Wiederholtes Passwort anzeigen';
export const hideConfirmedPassword = 'Wiederholtes Passwort verbergen';
export const fileChanged =
  'Die Datei konnte nicht gelesen werden. Wenn sie sich inzwischen geändert hat, wählen Sie sie bitte noch einmal.';
export const givenYears = (first: number, last: number) =>
  `Jahr mit vier Ziffern, ${first} bis ${last}`;
export const numberOf = (count: number) => number(count);
export const undo = 'Rückgängig';
export const undoing = 'Wird rückgängig gemacht …';
export const undoneTitle = 'Rückgängig gemacht';
