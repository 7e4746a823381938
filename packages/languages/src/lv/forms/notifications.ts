import type { NotificationTexts } from '../../texts.ts';

export const notifications: NotificationTexts = {
  title: 'Paziņojumi',
  description: (siteName) => `Dienas citāts un atgādinājumi no ${siteName} šajā ierīcē.`,
  intro:
    'Dienas citāts un atgādinājumi parādās šajā ierīcē bez konta un bez adreses. Jūs varat tos šeit jebkurā laikā izbeigt.',
  withoutScript: 'Šai lapai vajadzīgs JavaScript, kas šeit ir izslēgts.',

  cannot: {
    insecure:
      'Paziņojumi pienāk tikai pa drošu savienojumu. Atveriet šo vietni tās adresē ar https.',
    install:
      'iPhone vai iPad ierīcē vispirms ievietojiet šo vietni sākuma ekrānā: pieskarieties “Share”, tad “Add to Home Screen”. Atveriet to no turienes un atgriezieties šajā lapā.',
    unsupported:
      'Šis pārlūks šeit nevar rādīt vietņu paziņojumus. Izmēģiniet citu pārlūku vai izejiet no privātās pārlūkošanas.',
    denied:
      'Šis pārlūks neļauj šai vietnei rādīt paziņojumus. Atļaujiet tos pārlūka iestatījumos šai vietnei un tad ielādējiet šo lapu no jauna.',
  },

  form: {
    language: 'Paziņojumu valoda',
    discreet: 'Neuzkrītoši',
    aboutDiscreet:
      'Bloķētā ekrānā redzams tikai tas, ka ir kas jauns: ne citāta, ne personvārda, ne reliģiska jēdziena.',
    turnOn: 'Ieslēgt paziņojumus',
    save: 'Saglabāt',
    end: 'Izbeigt paziņojumus',
    stored:
      'Tiek glabāta adrese, kurā jūsu pārlūks saņem ziņas, šifrēta, jūsu valoda un jūsu izvēle, līdz jūs paziņojumus izbeigsiet. Jūsu pārlūka izstrādātājs uzzina, ka šis pārlūks saņem ziņas no šīs vietnes, un kad; izlasīt tās tas nevar.',
  },

  said: {
    on: 'Paziņojumi ir ieslēgti.',
    saved: 'Jūsu izvēle ir saglabāta.',
    ended: 'Paziņojumi ir izbeigti, un glabātais ir dzēsts.',
  },

  wrong: {
    notAllowed: 'Pārlūkam netika atļauts rādīt paziņojumus. Nekas nav saglabāts.',
    failed: 'Tas neizdevās. Lūdzu, mēģiniet vēlāk vēlreiz.',
  },

  privacy: {
    whatText:
      'Adrese, ko jūsu pārlūka paziņojumu pakalpojums ir izveidojis šai vietnei, atslēgas, ar kurām ziņas tiek šifrētas jūsu pārlūkam, jūsu valoda, jūsu izvēle un tās laiks. Adrese un atslēgas ir šifrētas ar atslēgu, kuras nav datubāzē; arī rezerves kopijās tās nav.',
    whyText: 'Lai sūtītu jums paziņojumus, ko esat lūguši, un nekam citam.',
    howLongText:
      'Līdz jūs vai jūsu pārlūks paziņojumus izbeidz. Vēl gadu pēc tam paliek kods, no kura neviens nevar izlasīt adresi: tas neļauj vecai rezerves kopijai paziņojumus atsākt.',
    whoText:
      'Jūsu pārlūka izstrādātājs, piemēram, Google, Mozilla, Apple vai Microsoft: tas nogādā ziņas un uzzina, ka šis pārlūks saņem ziņas no šīs vietnes, un kad. Ziņas ir šifrētas: izlasīt tās tas nevar. Nevienam brīvprātīgajam nekas no tā netiek rādīts.',
    endingText: 'Paziņojumu lapā tajā pašā pārlūkā vai pārlūka iestatījumos šai vietnei.',
  },

  discreet: {
    title: 'Kas jauns',
    body: 'Ir kas jauns, ko izlasīt.',
  },
};
