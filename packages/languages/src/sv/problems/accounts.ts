import { number, plural } from '../words.ts';

export const accounts = {
  'not-your-account-to-change': () => 'Bara huvudadministratören kan ändra det här kontot',
  'not-yours-to-create': () => 'Bara en huvudadministratör kan skapa en annan huvudadministratör',
  'only-master-admin': () =>
    'Den enda huvudadministratören kan inte förlora sin roll. Gör först en annan användare till huvudadministratör.',
  'not-yours-to-promote': () =>
    'Bara en huvudadministratör kan göra en användare till huvudadministratör',
  'not-yours-to-change-roles': () => 'Bara en huvudadministratör kan ändra roller',
  'own-account': () => 'Du kan inte ta bort ditt eget konto',
  'master-admin-stays': () => 'Huvudadministratören kan inte tas bort',
  'not-yours-to-invite': () => 'Bara huvudadministratören kan bjuda in volontärer',
  'not-yours-to-set': () => 'Bara huvudadministratören kan ändra inställningarna',
  'not-yours-to-see': () => 'Bara huvudadministratören kan se vem som har ändrat vad',
  'not-yours-to-back-up': () => 'Bara huvudadministratören kan ladda ner säkerhetskopior',

  'log-in': () => 'Logga in',
  'log-in-again': () => 'Logga in igen',
  'log-in-first': () => 'Logga in för att komma till administrationen',
  'enter-password-again': () => 'Skriv ditt lösenord igen för att fortsätta med detta.',
  'wrong-password': () => 'Fel lösenord',
  'wrong-credentials': () => 'Fel användarnamn eller lösenord',
  'too-many-logins': () => 'För många inloggningsförsök. Vänta en stund och försök igen.',
  'too-many-wrong-passwords': () =>
    'Lösenordet var fel för många gånger, så den här sessionen är avslutad. Logga in igen.',
  'logins-busy': () => 'För många loggar in just nu. Försök igen om ett ögonblick.',
  'session-ended': () => 'Den här sessionen är redan avslutad',
  'login-over': () =>
    'Den här inloggningen gäller inte längre: den tog mer än fem minuter, eller så har kontot ändrats. Skriv ditt användarnamn och lösenord igen.',

  'user-gone': () => 'Den här användaren finns inte längre',
  'username-exists': () => 'Användarnamnet finns redan',
  'password-checks-busy': () =>
    'För många lösenord kontrolleras just nu. Försök igen om ett ögonblick.',

  'link-over': () =>
    'Den här länken gäller inte längre: den har använts, dragits tillbaka eller ersatts, eller så är dess tid ute. Be om en ny.',
  'too-many-links': () => 'För många länkar har begärts. Försök igen senare.',
  'invitation-gone': () => 'Den här inbjudan är inte längre öppen',
  'invited-name-taken': () => 'Det här användarnamnet är nu upptaget. Be om en ny inbjudan.',

  'no-second-factor': () => 'Lägg först till en lösennyckel eller en autentiseringsapp.',
  'has-authenticator-app': () =>
    'Du har redan en autentiseringsapp. Ta bort den innan du lägger till en annan.',
  'no-authenticator-app': () => 'Du har inte längre någon autentiseringsapp',
  'wrong-new-code': () =>
    'Koden stämmer inte. Skriv den som appen visar nu, och kontrollera att klockan på dess enhet går rätt.',
  'wrong-code': () => 'Koden stämmer inte eller har redan använts. Skriv den som appen visar nu.',
  'wrong-recovery-code': () =>
    'Detta är inte en av dina återställningskoder, eller så har den redan använts.',
  'passkeys-not-possible': () =>
    'Lösennycklar kräver webbplatsens https-adress i PUBLIC_URL. En autentiseringsapp fungerar också här.',
  'too-many-passkeys': ({ max }: { readonly max: number }) =>
    plural(max, {
      one: `Ett konto har högst ${number(max)} lösennyckel.`,
      other: `Ett konto har högst ${number(max)} lösennycklar.`,
    }),
  'passkey-gone': () => 'Den här lösennyckeln finns inte längre',
  'passkey-in-use': () => 'Den här lösennyckeln används redan.',
  'passkey-not-added': () => 'Lösennyckeln kunde inte läggas till. Försök igen.',
  'passkey-refused': () => 'Den här lösennyckeln godtogs inte. Försök igen.',
  'use-passkey-again': () => 'Använd lösennyckeln en gång till.',
  'setup-over': () => 'Det här tog för lång tid, eller var redan gjort. Börja om.',
};
