import { number } from '../words.ts';

export const success = 'Gelukt';
export const error = 'Fout';
export const retrying = 'Nieuwe poging…';
export const retry = 'Opnieuw proberen';
export const cancel = 'Annuleren';
export const close = 'Sluiten';
export const edit = 'Bewerken';
export const saveChanges = 'Wijzigingen opslaan';
export const saving = 'Bezig met opslaan…';
export const remove = 'Verwijderen';
export const removing = 'Bezig met verwijderen…';
export const confirmDeletion = 'Verwijderen bevestigen';
export const tryAgain = 'Probeer het opnieuw.';
export const leaveWithoutSaving = 'Verlaten zonder op te slaan?';
export const notSaved = 'Wat u hebt ingevuld, is niet opgeslagen.';
export const stay = 'Blijven';
export const leave = 'Verlaten';
export const unsaved = 'Er zijn wijzigingen die niet zijn opgeslagen.';
export const loadNewerVersion = 'Nieuwere versie laden';
export const checkFields = (count: number) => `Controleer ${count} velden`;
export const corrected = 'verbeterd';
export const previous = 'Vorige';
export const next = 'Volgende';
export const pageOf = (page: number, pages: number) => `Pagina ${page} van ${pages}`;
export const partInEnglish =
  'Een deel van deze pagina kon niet in uw taal worden geladen en is daarom in het Engels. Laad de pagina opnieuw om het nog eens te proberen.';
export const actions = 'Acties';
export const name = 'Naam';
export const date = 'Datum';
export const username = 'Gebruikersnaam';
export const password = 'Wachtwoord';
export const role = 'Rol';
const ROLES = { Admin: 'Beheerder', 'Master Admin': 'Hoofdbeheerder' };
export const roleName = (role: 'Admin' | 'Master Admin') => ROLES[role];
export const showPassword = 'Wachtwoord tonen';
export const hidePassword = 'Wachtwoord verbergen';
export const showConfirmedPassword = 'Herhaald wachtwoord tonen';
export const hideConfirmedPassword = 'Herhaald wachtwoord verbergen';
export const fileChanged =
  'Het bestand kon niet worden gelezen. Kies het opnieuw als het intussen is gewijzigd.';
export const givenYears = (first: number, last: number) =>
  `Jaar met vier cijfers, ${first} tot en met ${last}`;
export const numberOf = (count: number) => number(count);
export const undo = 'Ongedaan maken';
export const undoing = 'Bezig met ongedaan maken…';
export const undoneTitle = 'Ongedaan gemaakt';
