import type { AccountMailTexts } from '../texts.ts';
import { deviceOn } from './dashboard/account.ts';

export const accountMail: AccountMailTexts = {
  confirm: {
    subject: (siteName) => `Lūdzu, apstipriniet: jūsu adrese vietnē „${siteName}”`,
    text: (siteName) =>
      `Šī adrese ir norādīta kontam vietnē „${siteName}”. Lai konta ziņas saņemtu šeit, atveriet šo lapu, pierakstieties, ja tas tiek prasīts, un nospiediet tur pogu:`,
    link: 'Apstiprināt adresi',
    notYou: 'Ja tas nebijāt jūs, nekas nav jādara: adresi dzēsīs pēc septiņām dienām.',
  },
  reset: {
    subject: (siteName) => `Jauna parole vietnei „${siteName}”`,
    text: (siteName) =>
      `Vietnei „${siteName}” ir pieprasīta jauna parole. Ar šo saiti varat to izvēlēties; saite der vienu reizi un 30 minūtes:`,
    link: 'Izvēlēties jaunu paroli',
    notYou: 'Ja tas nebijāt jūs, nekas nav jādara: parole paliek tā pati.',
  },
  invitation: {
    subject: (siteName) => `Uzaicinājums rūpēties par vietni „${siteName}”`,
    text: (siteName) =>
      `Jūs esat aicināti rūpēties par vietni „${siteName}”. Ar šo saiti varat izvēlēties paroli; saite der vienu reizi un septiņas dienas:`,
    link: 'Izvēlēties paroli',
    notYou: 'Ja nezināt, par ko ir runa, nekas nav jādara.',
  },
  news: {
    password: {
      subject: (siteName) => `Jūsu parole vietnē „${siteName}” ir mainīta`,
      text: 'Jūsu kontam ir jauna parole. Citas sesijas ir beigušās.',
    },
    'second-factor': {
      subject: (siteName) => `Jūsu otrais faktors vietnē „${siteName}” ir mainīts`,
      text: 'Ir mainīti jūsu konta otrie faktori vai atkopšanas kodi.',
    },
    'address-added': {
      subject: (siteName) => `Jūsu konta ziņas vietnē „${siteName}”`,
      text: 'Turpmāk jūsu konta ziņas pienāk uz šo adresi.',
    },
    'address-replaced': {
      subject: (siteName) => `Jūsu adrese vietnē „${siteName}” ir mainīta`,
      text: 'Jūsu konta ziņu adrese ir mainīta. Turpmāk tās pienāk tikai uz jauno.',
    },
    'address-removed': {
      subject: (siteName) => `Jūsu adrese vietnē „${siteName}” ir noņemta`,
      text: 'Jūsu konta ziņas uz šo adresi vairs nepienāk.',
    },
    login: {
      subject: (siteName) => `Jauna pierakstīšanās vietnē „${siteName}”`,
      text: 'Kāds ir pierakstījies jūsu kontā no pārlūka, kurā jūsu pašreizējā parole vēl nebija izmantota.',
    },
  },
  username: 'Lietotājvārds',
  when: 'Kad',
  browser: 'Pārlūks',
  network: 'Tīkls',
  unknown: 'Nezināms',
  deviceOn,
  wasYou: 'Ja tas bijāt jūs, nekas nav jādara.',
  notYou:
    'Ja tas nebijāt jūs, tūlīt izvēlieties jaunu paroli un pasakiet to vietnes galvenajam administratoram. Jaunu paroli var pieprasīt pierakstīšanās lapā:',
  toLogin: 'Uz pierakstīšanos',
  why: (siteName) =>
    `Jūs saņemat šo e-pastu, jo šī adrese ir norādīta kontam vietnē „${siteName}”.`,
};
