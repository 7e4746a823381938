import type { AnswerTexts } from '../../texts.ts';

export const answers: AnswerTexts = {
  title: 'Vai nāksiet?',
  intro: 'Tā zināsim, cik daudziem gatavoties.',
  name: 'Jūsu vārds',
  people: 'Cik jūsu būs (no 1 līdz 20)',
  send: 'Nosūtīt atbildi',
  stored:
    'Līdz 14. dienai pēc tikšanās tiek glabāts jūsu vārds šifrētā veidā un tas, cik jūsu būs. To redz tikai šīs kopienas brīvprātīgie.',
  storedNameless:
    'Līdz 14. dienai pēc tikšanās tiek glabāts, cik jūsu būs, bez vārda. To redz tikai šīs kopienas brīvprātīgie.',
  full: 'Brīvu vietu vairs nav.',
  closed: 'Atbildes vairs netiek pieņemtas.',
  wrong: {
    sent: 'Šī veidlapa jau ir nosūtīta, un atbilde ir saglabāta. Lūdzu, sūtiet to vēlreiz tikai par citiem.',
    name: 'Lūdzu, ievadiet savu vārdu vienā rindā, ne garākā par 60 rakstzīmēm.',
    people: 'Lūdzu, ievadiet skaitli no 1 līdz 20.',
    places: 'Tik daudz brīvu vietu vairs nav.',
  },
  yours: {
    title: 'Jūsu atbilde',
    keep: 'Paldies. Saglabājiet šīs lapas adresi: ar to varat mainīt vai atsaukt savu atbildi. Nevienam citam tās nav.',
    save: 'Saglabāt izmaiņu',
    saved: 'Jūsu atbilde ir saglabāta.',
    withdraw: 'Atsaukt atbildi',
    begun: 'Tikšanās ir sākusies: atbildi var tikai atsaukt.',
    cancelled: 'Tikšanās ir atcelta.',
    lost: 'Šī diena vairs nav paredzēta.',
    off: 'Atbildes vairs netiek pieņemtas: šo var tikai atsaukt.',
  },
  withdrawn: {
    title: 'Atbilde ir atsaukta',
    text: 'Nekas no tās vairs netiek glabāts.',
  },
  gone: 'Atsauktās atbildes un tās, kuru tikšanās bija pirms vairāk nekā 14 dienām, ir dzēstas.',
  privacy: {
    title: 'Atbildes uz tikšanās aicinājumiem',
    whatText:
      'Jūsu vārds, cik jūsu būs un kad atbildējāt. Vārds ir šifrēts ar atslēgu, kuras datubāzē nav; arī rezerves kopijās tās nav. Deviņpadsmit dienu svētkiem vārds netiek glabāts.',
    whyText: 'Lai tie, kas gatavo tikšanos, zinātu, cik daudziem, un nekam citam.',
    howLongText: 'Līdz 14. dienai pēc tikšanās vai līdz atsaucat atbildi.',
    whoText: 'Šīs kopienas brīvprātīgie. Cik nāks un kas, nevienam citam nerāda.',
    endingText:
      'Kad esat atbildējuši, jums ir sava lapa, kurā atbildi var mainīt vai atsaukt bez paroles.',
    ending: 'Kā to atsaukt',
  },
  readers: {
    title: 'Lasītāji tikšanās reizēs',
    whatText:
      'Vārdi, ko brīvprātīgie ieraksta blakus tam, ko tikšanās reizē lasa. Tie ir šifrēti ar atslēgu, kuras datubāzē nav; arī rezerves kopijās tās nav.',
    whyText: 'Lai tie, kas nāk, zinātu, kurš ko lasa, un nekam citam.',
    howLongText: 'Līdz 14. dienai pēc tikšanās vai līdz kāds brīvprātīgais vārdu izņem.',
    whoText:
      'Šīs kopienas brīvprātīgie un visi, kam ir tikšanās saite. Visiem pieejamās lapās vārdu nerāda.',
    endingText: 'Palūdziet kādam šīs kopienas brīvprātīgajam izņemt jūsu vārdu no programmas.',
    ending: 'Kā panākt, lai to izņem',
  },
};
