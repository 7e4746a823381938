import { latvian } from '../latvian.ts';

const { number } = latvian;

export const success = 'Izdevās';
export const error = 'Kļūda';
export const retrying = 'Mēģina vēlreiz…';
export const retry = 'Mēģināt vēlreiz';
export const cancel = 'Atcelt';
export const close = 'Aizvērt';
export const edit = 'Rediģēt';
export const saveChanges = 'Saglabāt izmaiņas';
export const saving = 'Notiek saglabāšana…';
export const remove = 'Dzēst';
export const removing = 'Notiek dzēšana…';
export const confirmDeletion = 'Apstiprināt dzēšanu';
export const tryAgain = 'Mēģiniet vēlreiz.';
export const leaveWithoutSaving = 'Vai iziet, nesaglabājot?';
export const notSaved = 'Ierakstītais nav saglabāts.';
export const stay = 'Palikt';
export const leave = 'Iziet';
export const unsaved = 'Ir nesaglabātas izmaiņas.';
export const loadNewerVersion = 'Ielādēt jaunāko versiju';
export const checkFields = (count: number) => `Pārbaudiet laukus (${count})`;
export const corrected = 'izlabots';
export const previous = 'Iepriekšējā';
export const next = 'Nākamā';
export const pageOf = (page: number, pages: number) => `${page}. lapa no ${pages}`;
export const partInEnglish =
  'Daļu šīs lapas neizdevās ielādēt jūsu valodā, tāpēc tā ir angļu valodā. Ielādējiet lapu vēlreiz, lai mēģinātu no jauna.';
export const actions = 'Darbības';
export const name = 'Nosaukums';
export const date = 'Datums';
export const username = 'Lietotājvārds';
export const password = 'Parole';
export const role = 'Loma';
const ROLES = { Admin: 'Administrators', 'Master Admin': 'Galvenais administrators' };
export const roleName = (role: 'Admin' | 'Master Admin') => ROLES[role];
export const showPassword = 'Rādīt paroli';
export const hidePassword = 'Slēpt paroli';
export const showConfirmedPassword = 'Rādīt atkārtoto paroli';
export const hideConfirmedPassword = 'Slēpt atkārtoto paroli';
export const fileChanged =
  'Failu neizdevās nolasīt. Ja tas pa to laiku ir mainīts, izvēlieties to vēlreiz.';
export const givenYears = (first: number, last: number) =>
  `Gads ar četriem cipariem, no ${first} līdz ${last}`;
export const numberOf = (count: number) => number(count);
export const undo = 'Atsaukt';
export const undoing = 'Notiek atsaukšana…';
export const undoneTitle = 'Atsaukts';
