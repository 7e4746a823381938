import type { SentenceParts } from '../../sentence-parts.ts';
import { latvian } from '../latvian.ts';

const { number, plural } = latvian;

export const isMasterAdmin = (username: string) => `${username} tagad ir galvenais administrators`;
export const roleTransferredTitle = 'Galvenā administratora loma ir nodota';
export const roleUpdated = 'Loma ir atjaunināta';
export const permissionDenied = 'Nav atļaujas';
export const changeRole = 'Mainīt lomu';
export const onlyOneMasterAdmin = 'Vienlaikus var būt tikai viens galvenais administrators.';
export const created = 'Lietotājs ir izveidots';
export const createUser = 'Izveidot lietotāju';
export const creating = 'Notiek izveide…';
export const deleted = 'Lietotājs ir dzēsts';
export const deleteUser = 'Dzēst lietotāju';
export const usernameUpdated = 'Lietotājvārds ir atjaunināts';
export const editUsername = 'Mainīt lietotājvārdu';
export const invite = 'Uzaicināt';
export const aboutInviting = (days: number) =>
  plural(days, {
    one: `Saite, ar ko jauns administrators izvēlas paroli. Tā der vienu reizi, ${number(days)} dienu.`,
    other: `Saite, ar ko jauns administrators izvēlas paroli. Tā der vienu reizi, ${number(days)} dienas.`,
  });
export const inviting = 'Notiek uzaicināšana…';
export const makeLink = 'Izveidot saiti';
export const linkCopied = 'Saite ir nokopēta.';
export const linkNotCopied = 'Saiti neizdevās nokopēt. Tā ir atlasīta: nokopējiet to pašrocīgi.';
export const link = 'Saite';
export const copyLink = 'Kopēt saiti';
export const confirmPassword = 'Atkārtojiet paroli';
export const met = ' (izpildīts)';
export const notMet = ' (nav izpildīts)';
export const easilyGuessed = 'Šo paroli ir viegli uzminēt.';
export const openInvitations = 'Atvērtie uzaicinājumi';
export const withdrawInvitationOf = (username: string) => `Atsaukt uzaicinājumu: ${username}`;
export const withdraw = 'Atsaukt';
export const passwordReset = 'Parole ir atiestatīta';
export const resetPassword = 'Atiestatīt paroli';
export const resetting = 'Notiek atiestatīšana…';
export const transferTitle = 'Nodot galvenā administratora lomu';
export const transferring = 'Notiek nodošana…';
export const transferRole = 'Nodot lomu';
export const editUser = (username: string) => `Rediģēt: ${username}`;
export const title = 'Lietotāji';
export const aboutTransfer =
  'Vienlaikus var būt tikai viens galvenais administrators. Ja par tādu kļūst cits lietotājs, loma tiek nodota viņam.';
export const loadError =
  'Lietotājus neizdevās ielādēt. Ielādējiet lapu no jauna un mēģiniet vēlreiz.';
export const loading = 'Tiek ielādēti lietotāji';
export const none = 'Lietotāju nav';
export const lastModified = 'Pēdējās izmaiņas';
export const you = '(jūs)';
export const transferFailed = 'Galvenā administratora lomu neizdevās nodot';
export const createFailed = 'Lietotāju neizdevās izveidot';
export const usernameFailed = 'Lietotājvārdu neizdevās atjaunināt';
export const roleFailed = 'Lomu neizdevās atjaunināt';
export const resetFailed = 'Paroli neizdevās atiestatīt';
export const deleteFailed = 'Lietotāju neizdevās dzēst';
export const inviteFailed = 'Uzaicinājumu neizdevās izveidot';
export const withdrawn = 'Uzaicinājums ir atsaukts.';
export const withdrawFailed = 'Uzaicinājumu neizdevās atsaukt';
export const deleteQuestion = <Part>(username: Part): SentenceParts<Part> => [
  username,
  ' vairs nevarēs pierakstīties. Šo darbību nevar atsaukt.',
];
export const aboutLink = <Part>(username: Part): SentenceParts<Part> => [
  'Sūtiet to tikai šim cilvēkam: ',
  username,
  '. Tā tiek rādīta tikai tagad; kas to pazaudējis, tiek uzaicināts no jauna.',
];
export const openUntil = <Part>(username: Part, end: Part): SentenceParts<Part> => [
  username,
  '; termiņš: ',
  end,
];
export const aboutResetting = <Part>(username: Part): SentenceParts<Part> => [
  'Jauna parole lietotājam ',
  username,
  '. Kas ir pierakstījies ar veco, tam jāpierakstās vēlreiz.',
];
export const transferQuestion = <Part>(username: Part): SentenceParts<Part> => [
  'Vienlaikus var būt tikai viens galvenais administrators. ',
  username,
  ' kļūst par galveno administratoru, un jūs kļūstat par administratoru.',
];
export const atLeastCharacters = (min: number) => `Vismaz ${number(min)} rakstzīmes`;
export const atLeastUppercase = 'Vismaz viens lielais burts';
export const atLeastLowercase = 'Vismaz viens mazais burts';
export const atLeastNumber = 'Vismaz viens cipars';
export const atLeastSpecial = 'Vismaz viena īpašā rakstzīme';
