import { latvian } from '../latvian.ts';

const { number, plural } = latvian;

export const accounts = {
  'not-your-account-to-change': () => 'Šo kontu var mainīt tikai galvenais administrators',
  'not-yours-to-create': () => 'Galveno administratoru var izveidot tikai galvenais administrators',
  'only-master-admin': () =>
    'Vienīgajam galvenajam administratoram lomu nevar atņemt. Vispirms piešķiriet to citam lietotājam.',
  'not-yours-to-promote': () =>
    'Galvenā administratora lomu var piešķirt tikai galvenais administrators',
  'not-yours-to-change-roles': () => 'Lomas var mainīt tikai galvenais administrators',
  'own-account': () => 'Savu kontu dzēst nevar',
  'master-admin-stays': () => 'Galveno administratoru dzēst nevar',
  'not-yours-to-invite': () => 'Brīvprātīgos var uzaicināt tikai galvenais administrators',
  'not-yours-to-set': () => 'Iestatījumus var mainīt tikai galvenais administrators',
  'not-yours-to-see': () => 'To, kas ko ir mainījis, var redzēt tikai galvenais administrators',
  'not-yours-to-back-up': () => 'Rezerves kopijas var lejupielādēt tikai galvenais administrators',

  'log-in': () => 'Pierakstieties',
  'log-in-again': () => 'Pierakstieties vēlreiz',
  'log-in-first': () => 'Lai atvērtu vadības paneli, pierakstieties',
  'enter-password-again': () => 'Lai turpinātu, ievadiet paroli vēlreiz.',
  'wrong-password': () => 'Nepareiza parole',
  'wrong-credentials': () => 'Nepareizs lietotājvārds vai parole',
  'too-many-logins': () =>
    'Pārāk daudz pierakstīšanās mēģinājumu. Brīdi uzgaidiet un mēģiniet vēlreiz.',
  'too-many-wrong-passwords': () =>
    'Parole pārāk bieži bija nepareiza, tāpēc šī sesija ir beigta. Pierakstieties vēlreiz.',
  'logins-busy': () => 'Pašlaik pierakstās pārāk daudz cilvēku. Mēģiniet vēlreiz pēc brīža.',
  'session-ended': () => 'Šī sesija jau ir beigusies',
  'login-over': () =>
    'Šī pierakstīšanās ir beigusies: tā ilga vairāk nekā piecas minūtes, vai konts ir mainīts. Ievadiet lietotājvārdu un paroli vēlreiz.',

  'user-gone': () => 'Šī lietotāja vairs nav',
  'username-exists': () => 'Šāds lietotājvārds jau ir',
  'password-checks-busy': () =>
    'Pašlaik tiek pārbaudīts pārāk daudz paroļu. Mēģiniet vēlreiz pēc brīža.',

  'link-over': () =>
    'Šī saite vairs neder: tā ir izmantota, atsaukta vai aizstāta, vai tās termiņš ir beidzies. Palūdziet jaunu.',
  'too-many-links': () => 'Ir lūgts pārāk daudz saišu. Lūdzu, mēģiniet vēlāk vēlreiz.',
  'invitation-gone': () => 'Šis uzaicinājums vairs nav atvērts',
  'invited-name-taken': () => 'Šis lietotājvārds tagad ir aizņemts. Palūdziet jaunu uzaicinājumu.',

  'no-second-factor': () =>
    'Vispirms pievienojiet piekļuves atslēgu vai autentifikācijas lietotni.',
  'has-authenticator-app': () =>
    'Jums jau ir autentifikācijas lietotne. Noņemiet to, pirms pievienojat citu.',
  'no-authenticator-app': () => 'Jums vairs nav autentifikācijas lietotnes',
  'wrong-new-code': () =>
    'Šis kods nav pareizs. Ievadiet to, ko lietotne rāda tagad, un pārbaudiet, vai ierīces laiks ir pareizs.',
  'wrong-code': () =>
    'Šis kods nav pareizs vai jau ir izmantots. Ievadiet to, ko lietotne rāda tagad.',
  'wrong-recovery-code': () =>
    'Šis nav neviens no jūsu atkopšanas kodiem, vai arī tas jau ir izmantots.',
  'passkeys-not-possible': () =>
    'Piekļuves atslēgām vajadzīga vietnes https adrese mainīgajā PUBLIC_URL. Autentifikācijas lietotne darbojas arī šeit.',
  'too-many-passkeys': ({ max }: { readonly max: number }) =>
    plural(max, {
      one: `Kontam var būt ne vairāk kā ${number(max)} piekļuves atslēga.`,
      other: `Kontam var būt ne vairāk kā ${number(max)} piekļuves atslēgas.`,
    }),
  'passkey-gone': () => 'Šīs piekļuves atslēgas vairs nav',
  'passkey-in-use': () => 'Šī piekļuves atslēga jau tiek izmantota.',
  'passkey-not-added': () => 'Piekļuves atslēgu neizdevās pievienot. Mēģiniet vēlreiz.',
  'passkey-refused': () => 'Šī piekļuves atslēga netika pieņemta. Mēģiniet vēlreiz.',
  'use-passkey-again': () => 'Izmantojiet piekļuves atslēgu vēlreiz.',
  'setup-over': () => 'Tas ilga pārāk ilgi vai jau ir izdarīts. Sāciet no jauna.',
};
