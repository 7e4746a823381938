import { number, plural } from '../words.ts';

export const accounts = {
  'not-your-account-to-change': () => 'Alleen de hoofdbeheerder kan dit account wijzigen',
  'not-yours-to-create': () => 'Alleen een hoofdbeheerder kan een andere hoofdbeheerder aanmaken',
  'only-master-admin': () =>
    'De enige hoofdbeheerder kan die rol niet verliezen. Maak eerst een andere gebruiker hoofdbeheerder.',
  'not-yours-to-promote': () => 'Alleen een hoofdbeheerder kan een gebruiker hoofdbeheerder maken',
  'not-yours-to-change-roles': () => 'Alleen een hoofdbeheerder kan rollen wijzigen',
  'own-account': () => 'U kunt uw eigen account niet verwijderen',
  'master-admin-stays': () => 'De hoofdbeheerder kan niet worden verwijderd',
  'not-yours-to-invite': () => 'Alleen de hoofdbeheerder kan vrijwilligers uitnodigen',
  'not-yours-to-set': () => 'Alleen de hoofdbeheerder kan de instellingen wijzigen',
  'not-yours-to-see': () => 'Alleen de hoofdbeheerder kan zien wie wat heeft gewijzigd',
  'not-yours-to-back-up': () => 'Alleen de hoofdbeheerder kan back-ups downloaden',

  'log-in': () => 'Log in',
  'log-in-again': () => 'Log opnieuw in',
  'log-in-first': () => 'Log in om bij het beheer te komen',
  'enter-password-again': () => 'Vul uw wachtwoord opnieuw in om hiermee verder te gaan.',
  'wrong-password': () => 'Onjuist wachtwoord',
  'wrong-credentials': () => 'Gebruikersnaam of wachtwoord is onjuist',
  'too-many-logins': () => 'Te veel pogingen om in te loggen. Wacht even en probeer het opnieuw.',
  'too-many-wrong-passwords': () =>
    'Het wachtwoord was te vaak onjuist, daarom is deze sessie beëindigd. Log opnieuw in.',
  'logins-busy': () => 'Er loggen te veel mensen tegelijk in. Probeer het zo meteen opnieuw.',
  'session-ended': () => 'Deze sessie is al beëindigd',
  'login-over': () =>
    'Dit inloggen is verlopen: het duurde meer dan vijf minuten, of het account is gewijzigd. Vul uw gebruikersnaam en wachtwoord opnieuw in.',

  'user-gone': () => 'Deze gebruiker bestaat niet meer',
  'username-exists': () => 'Deze gebruikersnaam bestaat al',
  'password-checks-busy': () =>
    'Er worden te veel wachtwoorden tegelijk gecontroleerd. Probeer het zo meteen opnieuw.',

  'link-over': () =>
    'Deze link geldt niet meer: hij is gebruikt, ingetrokken of vervangen, of zijn tijd is voorbij. Vraag om een nieuwe.',
  'too-many-links': () => 'Er is om te veel links gevraagd. Probeer het later opnieuw.',
  'invitation-gone': () => 'Deze uitnodiging staat niet meer open',
  'invited-name-taken': () =>
    'Deze gebruikersnaam is intussen bezet. Vraag om een nieuwe uitnodiging.',

  'no-second-factor': () => 'Voeg eerst een passkey of een authenticator-app toe.',
  'has-authenticator-app': () =>
    'U hebt al een authenticator-app. Verwijder die voordat u een andere toevoegt.',
  'no-authenticator-app': () => 'U hebt geen authenticator-app meer',
  'wrong-new-code': () =>
    'Deze code klopt niet. Vul de code in die de app nu toont, en controleer of de klok van dat apparaat goed staat.',
  'wrong-code': () => 'Deze code klopt niet of is al gebruikt. Vul de code in die de app nu toont.',
  'wrong-recovery-code': () => 'Dit is niet een van uw herstelcodes, of de code is al gebruikt.',
  'passkeys-not-possible': () =>
    'Passkeys hebben het https-adres van de website in PUBLIC_URL nodig. Een authenticator-app werkt hier ook.',
  'too-many-passkeys': ({ max }: { readonly max: number }) =>
    plural(max, {
      one: `Een account heeft hoogstens ${number(max)} passkey.`,
      other: `Een account heeft hoogstens ${number(max)} passkeys.`,
    }),
  'passkey-gone': () => 'Deze passkey bestaat niet meer',
  'passkey-in-use': () => 'Deze passkey wordt al gebruikt.',
  'passkey-not-added': () => 'De passkey kon niet worden toegevoegd. Probeer het opnieuw.',
  'passkey-refused': () => 'Deze passkey is niet aanvaard. Probeer het opnieuw.',
  'use-passkey-again': () => 'Gebruik de passkey nog een keer.',
  'setup-over': () => 'Dit duurde te lang, of was al gedaan. Begin opnieuw.',
};
