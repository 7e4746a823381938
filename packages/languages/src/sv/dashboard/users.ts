import type { SentenceParts } from '../../sentence-parts.ts';
import { number, plural } from '../words.ts';

export const isMasterAdmin = (username: string) => `${username} är nu huvudadministratör`;
export const roleTransferredTitle = 'Rollen som huvudadministratör är överlåten';
export const roleUpdated = 'Rollen har ändrats';
export const permissionDenied = 'Inte tillåtet';
export const changeRole = 'Ändra roll';
export const onlyOneMasterAdmin = 'Det kan bara finnas en huvudadministratör åt gången.';
export const created = 'Användaren har skapats';
export const createUser = 'Skapa användare';
export const creating = 'Skapar …';
export const deleted = 'Användaren har tagits bort';
export const deleteUser = 'Ta bort användaren';
export const usernameUpdated = 'Användarnamnet har ändrats';
export const editUsername = 'Ändra användarnamnet';
export const invite = 'Bjud in';
export const aboutInviting = (days: number) =>
  plural(days, {
    one: `En länk som gäller en gång och i ${number(days)} dag, och med vilken en ny administratör väljer ett lösenord.`,
    other: `En länk som gäller en gång och i ${number(days)} dagar, och med vilken en ny administratör väljer ett lösenord.`,
  });
export const inviting = 'Bjuder in …';
export const makeLink = 'Skapa länken';
export const linkCopied = 'Länken är kopierad.';
export const linkNotCopied = 'Länken kunde inte kopieras. Den är markerad: kopiera den själv.';
export const link = 'Länk';
export const copyLink = 'Kopiera länken';
export const confirmPassword = 'Upprepa lösenordet';
export const met = ' (uppfyllt)';
export const notMet = ' (inte uppfyllt)';
export const easilyGuessed = 'Det här lösenordet är lätt att gissa.';
export const openInvitations = 'Öppna inbjudningar';
export const withdrawInvitationOf = (username: string) => `Dra tillbaka inbjudan till ${username}`;
export const withdraw = 'Dra tillbaka';
export const passwordReset = 'Lösenordet har återställts';
export const resetPassword = 'Återställ lösenordet';
export const resetting = 'Återställer …';
export const transferTitle = 'Överlåt rollen som huvudadministratör';
export const transferring = 'Överlåter …';
export const transferRole = 'Överlåt rollen';
export const editUser = (username: string) => `Redigera ${username}`;
export const title = 'Användare';
export const aboutTransfer =
  'Det kan bara finnas en huvudadministratör åt gången. Den som gör en annan användare till huvudadministratör överlåter rollen.';
export const loadError = 'Användarna kunde inte hämtas. Läs in sidan igen och försök en gång till.';
export const loading = 'Hämtar användare';
export const none = 'Inga användare hittades';
export const lastModified = 'Senast ändrad';
export const you = '(du)';
export const transferFailed = 'Rollen som huvudadministratör kunde inte överlåtas';
export const createFailed = 'Användaren kunde inte skapas';
export const usernameFailed = 'Användarnamnet kunde inte ändras';
export const roleFailed = 'Rollen kunde inte ändras';
export const resetFailed = 'Lösenordet kunde inte återställas';
export const deleteFailed = 'Användaren kunde inte tas bort';
export const inviteFailed = 'Inbjudan kunde inte skapas';
export const withdrawn = 'Inbjudan är tillbakadragen.';
export const withdrawFailed = 'Inbjudan kunde inte dras tillbaka';
export const deleteQuestion = <Part>(username: Part): SentenceParts<Part> => [
  username,
  ' kan inte längre logga in. Det går inte att ångra.',
];
export const aboutLink = <Part>(username: Part): SentenceParts<Part> => [
  'Skicka den bara till ',
  username,
  '. Den visas bara nu; den som har tappat bort den bjuds in på nytt.',
];
export const openUntil = <Part>(username: Part, end: Part): SentenceParts<Part> => [
  username,
  ', till ',
  end,
];
export const aboutResetting = <Part>(username: Part): SentenceParts<Part> => [
  'Ett nytt lösenord för ',
  username,
  '. Den som är inloggad med det gamla måste logga in igen.',
];
export const transferQuestion = <Part>(username: Part): SentenceParts<Part> => [
  'Det kan bara finnas en huvudadministratör åt gången. ',
  username,
  ' blir huvudadministratör och du blir administratör.',
];
export const atLeastCharacters = (min: number) => `Minst ${number(min)} tecken`;
export const atLeastUppercase = 'Minst en stor bokstav';
export const atLeastLowercase = 'Minst en liten bokstav';
export const atLeastNumber = 'Minst en siffra';
export const atLeastSpecial = 'Minst ett specialtecken';
