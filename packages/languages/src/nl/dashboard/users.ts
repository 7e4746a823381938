import type { SentenceParts } from '../../sentence-parts.ts';
import { number, plural } from '../words.ts';

export const isMasterAdmin = (username: string) => `${username} is nu hoofdbeheerder`;
export const roleTransferredTitle = 'Rol van hoofdbeheerder overgedragen';
export const roleUpdated = 'De rol is gewijzigd';
export const permissionDenied = 'Niet toegestaan';
export const changeRole = 'Rol wijzigen';
export const onlyOneMasterAdmin = 'Er kan maar één hoofdbeheerder tegelijk zijn.';
export const created = 'De gebruiker is aangemaakt';
export const createUser = 'Gebruiker aanmaken';
export const creating = 'Bezig met aanmaken…';
export const deleted = 'De gebruiker is verwijderd';
export const deleteUser = 'Gebruiker verwijderen';
export const usernameUpdated = 'De gebruikersnaam is gewijzigd';
export const editUsername = 'Gebruikersnaam wijzigen';
export const invite = 'Uitnodigen';
export const aboutInviting = (days: number) =>
  plural(days, {
    one: `Een link die één keer en ${number(days)} dag geldt, en waarmee een nieuwe beheerder een wachtwoord kiest.`,
    other: `Een link die één keer en ${number(days)} dagen geldt, en waarmee een nieuwe beheerder een wachtwoord kiest.`,
  });
export const inviting = 'Bezig met uitnodigen…';
export const makeLink = 'Link maken';
export const linkCopied = 'De link is gekopieerd.';
export const linkNotCopied =
  'De link kon niet worden gekopieerd. Hij is geselecteerd: kopieer hem zelf.';
export const link = 'Link';
export const copyLink = 'Link kopiëren';
export const confirmPassword = 'Wachtwoord herhalen';
export const met = ' (voldaan)';
export const notMet = ' (niet voldaan)';
export const easilyGuessed = 'Dit wachtwoord is makkelijk te raden.';
export const openInvitations = 'Openstaande uitnodigingen';
export const withdrawInvitationOf = (username: string) => `Uitnodiging van ${username} intrekken`;
export const withdraw = 'Intrekken';
export const passwordReset = 'Het wachtwoord is opnieuw ingesteld';
export const resetPassword = 'Wachtwoord opnieuw instellen';
export const resetting = 'Bezig met instellen…';
export const transferTitle = 'Rol van hoofdbeheerder overdragen';
export const transferring = 'Bezig met overdragen…';
export const transferRole = 'Rol overdragen';
export const editUser = (username: string) => `${username} bewerken`;
export const title = 'Gebruikers';
export const aboutTransfer =
  'Er kan maar één hoofdbeheerder tegelijk zijn. Wie een andere gebruiker hoofdbeheerder maakt, draagt de rol over.';
export const loadError =
  'De gebruikers konden niet worden geladen. Laad de pagina opnieuw en probeer het nog eens.';
export const loading = 'De gebruikers worden geladen';
export const none = 'Geen gebruikers gevonden';
export const lastModified = 'Laatst gewijzigd';
export const you = '(u)';
export const transferFailed = 'De rol van hoofdbeheerder kon niet worden overgedragen';
export const createFailed = 'De gebruiker kon niet worden aangemaakt';
export const usernameFailed = 'De gebruikersnaam kon niet worden gewijzigd';
export const roleFailed = 'De rol kon niet worden gewijzigd';
export const resetFailed = 'Het wachtwoord kon niet opnieuw worden ingesteld';
export const deleteFailed = 'De gebruiker kon niet worden verwijderd';
export const inviteFailed = 'De uitnodiging kon niet worden gemaakt';
export const withdrawn = 'De uitnodiging is ingetrokken.';
export const withdrawFailed = 'De uitnodiging kon niet worden ingetrokken';
export const deleteQuestion = <Part>(username: Part): SentenceParts<Part> => [
  username,
  ' kan niet meer inloggen. Dit kan niet ongedaan worden gemaakt.',
];
export const aboutLink = <Part>(username: Part): SentenceParts<Part> => [
  'Stuur hem alleen aan ',
  username,
  '. Hij wordt alleen nu getoond; wie hem kwijt is, wordt opnieuw uitgenodigd.',
];
export const openUntil = <Part>(username: Part, end: Part): SentenceParts<Part> => [
  username,
  ', tot ',
  end,
];
export const aboutResetting = <Part>(username: Part): SentenceParts<Part> => [
  'Een nieuw wachtwoord voor ',
  username,
  '. Wie met het oude is ingelogd, moet opnieuw inloggen.',
];
export const transferQuestion = <Part>(username: Part): SentenceParts<Part> => [
  'Er kan maar één hoofdbeheerder tegelijk zijn. ',
  username,
  ' wordt hoofdbeheerder en u wordt beheerder.',
];
export const atLeastCharacters = (min: number) => `Minstens ${number(min)} tekens`;
export const atLeastUppercase = 'Minstens één hoofdletter';
export const atLeastLowercase = 'Minstens één kleine letter';
export const atLeastNumber = 'Minstens één cijfer';
export const atLeastSpecial = 'Minstens één bijzonder teken';
