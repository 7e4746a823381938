import { number } from '../words.ts';

export const success = 'Klart';
export const error = 'Fel';
export const retrying = 'Försöker igen …';
export const retry = 'Försök igen';
export const cancel = 'Avbryt';
export const close = 'Stäng';
export const edit = 'Redigera';
export const saveChanges = 'Spara ändringar';
export const saving = 'Sparar …';
export const remove = 'Ta bort';
export const removing = 'Tar bort …';
export const confirmDeletion = 'Bekräfta borttagningen';
export const tryAgain = 'Försök igen.';
export const leaveWithoutSaving = 'Lämna utan att spara?';
export const notSaved = 'Det du har skrivit är inte sparat.';
export const stay = 'Stanna kvar';
export const leave = 'Lämna';
export const unsaved = 'Det finns ändringar som inte är sparade.';
export const loadNewerVersion = 'Hämta den nyare versionen';
export const checkFields = (count: number) => `Kontrollera ${count} fält`;
export const corrected = 'rättat';
export const previous = 'Föregående';
export const next = 'Nästa';
export const pageOf = (page: number, pages: number) => `Sida ${page} av ${pages}`;
export const partInEnglish =
  'En del av sidan kunde inte hämtas på ditt språk och är därför på engelska. Läs in sidan på nytt för att försöka igen.';
export const actions = 'Åtgärder';
export const name = 'Namn';
export const date = 'Datum';
export const username = 'Användarnamn';
export const password = 'Lösenord';
export const role = 'Roll';
const ROLES = { Admin: 'Administratör', 'Master Admin': 'Huvudadministratör' };
export const roleName = (role: 'Admin' | 'Master Admin') => ROLES[role];
export const showPassword = 'Visa lösenordet';
export const hidePassword = 'Dölj lösenordet';
export const showConfirmedPassword = 'Visa det upprepade lösenordet';
export const hideConfirmedPassword = 'Dölj det upprepade lösenordet';
export const fileChanged =
  'Filen kunde inte läsas. Om den har ändrats under tiden, välj den en gång till.';
export const givenYears = (first: number, last: number) =>
  `År med fyra siffror, ${first} till ${last}`;
export const numberOf = (count: number) => number(count);
export const undo = 'Ångra';
export const undoing = 'Ångrar …';
export const undoneTitle = 'Ångrat';
