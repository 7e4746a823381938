import type { LetterTexts } from '../texts.ts';

export const letters: LetterTexts = {
  title: 'Vēstules pa e-pastu',
  description: (siteName) => `Vietnes „${siteName}” citāti un dienas pa e-pastu.`,

  form: {
    intro:
      'Izvēlieties, ko vēlaties saņemt. Ar vienu pogas spiedienu to var jebkurā laikā izbeigt.',
    email: 'E-pasta adrese',
    topics: 'Ko vēlaties saņemt?',
    daily: 'Dienas citāts',
    aboutDaily: 'Katru dienu, ar datumu abos kalendāros.',
    weekly: 'Gaidāmā nedēļa',
    aboutWeekly:
      'Reizi nedēļā: nākamo septiņu dienu deviņpadsmit dienu svētki un svētās dienas, un pēdējo septiņu dienu citāti.',
    reminders: 'Atgādinājumi',
    aboutReminders: 'Dienu pirms deviņpadsmit dienu svētkiem, svētās dienas, Ayyám-i-Há un gavēņa.',
    subscribe: 'Abonēt',
    stored:
      'Tiek glabāta jūsu adrese šifrētā veidā, jūsu valoda un jūsu izvēle, līdz izbeidzat vēstules. Neviens šīs kopienas brīvprātīgais adresi neredz.',
    morePrivacy: 'Vairāk par privātumu',
  },

  wrong: {
    stamp:
      'Lūdzu, nosūtiet veidlapu vēlreiz: tā bija atvērta ilgāk par dienu, tika nosūtīta ļoti ātri vai jau bija nosūtīta.',
    tooMany: 'Stundas laikā saņemts pārāk daudz veidlapu. Lūdzu, mēģiniet vēlāk.',
    email: 'Lūdzu, ievadiet vienu pilnu e-pasta adresi, piemēram, anna@friends.example.',
    topics: 'Lūdzu, izvēlieties vismaz vienu.',
    unavailable: 'Pašlaik neko nevar saglabāt. Lūdzu, mēģiniet vēlāk.',
  },

  look: {
    title: 'Ieskatieties savā pastkastē',
    text: 'Vēstule ar saiti ir ceļā uz jūsu ievadīto adresi. Lūdzu, atveriet saiti un nospiediet tur pogu.',
    nothing: 'Ja stundas laikā nekas nav pienācis, ieskatieties mēstulēs vai mēģiniet vēlreiz rīt.',
  },

  confirm: {
    title: 'Apstipriniet vēstules',
    text: 'Nospiediet pogu, un vēstules sāksies ar nākamo paredzēto.',
    button: 'Apstiprināt',
    done: 'Vēstules ir apstiprinātas',
    doneText: 'Nākamā paredzētā vēstule nonāks pie jums.',
  },

  yours: {
    title: 'Jūsu vēstules',
    address: 'Adrese',
    language: 'Vēstuļu valoda',
    save: 'Saglabāt',
    saved: 'Jūsu izvēle ir saglabāta.',
  },

  end: {
    title: 'Izbeigt vēstules',
    text: 'Nospiediet pogu, un vairs nepienāks neviena vēstule. Jūsu adrese tiks tūlīt dzēsta.',
    button: 'Izbeigt visas vēstules',
    done: 'Vēstules ir izbeigtas',
    doneText: 'Jūsu adrese ir dzēsta.',
  },

  gone: {
    title: 'Šī saite vairs nav derīga',
    text: 'Saites no vēstulēm, kas ir izbeigtas vai netika apstiprinātas septiņu dienu laikā, nekur neved.',
  },

  privacy: {
    title: 'Privātums',
    description: (siteName) => `Ko vietne „${siteName}” glabā par apmeklētājiem un cik ilgi.`,
    visits: 'Apmeklējumi',
    visitsText:
      'Lai lasītu šo vietni, nav vajadzīgas sīkdatnes, un nekas netiek ielādēts no citurienes. Neviens neskaita lasītājus. Kā katrā serverī, pieprasījumi un tīkla adreses, no kurām tie nāk, var būt žurnālā, kas palīdz atrast kļūdas un uzbrukumus; servera uzturētājs nosaka, cik ilgi to glabā.',
    letters: 'Vēstules pa e-pastu',
    what: 'Kas tiek glabāts',
    whatText:
      'Jūsu e-pasta adrese, jūsu valoda, kuras vēstules izvēlējāties un kad. Adrese ir šifrēta ar atslēgu, kuras datubāzē nav; arī rezerves kopijās tās nav.',
    why: 'Kāpēc',
    whyText: 'Lai sūtītu jums lūgtās vēstules, un nekam citam.',
    howLong: 'Cik ilgi',
    howLongText:
      'Līdz izbeidzat vēstules; neapstiprinātu adresi dzēš pēc septiņām dienām. Gadu pēc izbeigšanas paliek kods, no kura neviens nevar izlasīt adresi: tas neļauj vecai rezerves kopijai atsākt vēstules.',
    who: 'Kas to uzzina',
    whoText:
      'Šīs kopienas e-pasta pakalpojums, kas piegādā vēstules, un jūsu pakalpojums. Nevienam brīvprātīgajam adresi nerāda. Vēstulēs nav ne attēlu no citurienes, ne saišu, kas pateiktu, kas tās atvēris.',
    ending: 'Kā to izbeigt',
    endingText:
      'Katrā vēstulē ir saite, kurā visu var mainīt vai izbeigt bez paroles. Darbojas arī poga, kas tam ir e-pasta programmā.',
    questions: 'Jautājumi',
    questionsText: 'Uz tiem atbild šīs vietnes uzturētāji:',
  },

  mail: {
    greetingConfirm: (siteName) => `Lūdzu, apstipriniet: vēstules no vietnes „${siteName}”`,
    confirm: (siteName) =>
      `Šī adrese ir ievadīta, lai saņemtu vēstules no vietnes „${siteName}”. Lai tās saņemtu, atveriet šo lapu un nospiediet tur pogu:`,
    notConfirmed:
      'Ja tas nebijāt jūs, nekas nav jādara: adresi dzēsīs pēc septiņām dienām, un pirms tam neviena cita vēstule nepienāks.',
    greetingYours: (siteName) => `Jūsu vēstules no vietnes „${siteName}”`,
    yours: (siteName) =>
      `Šī adrese jau saņem vēstules no vietnes „${siteName}”. Šeit tās var mainīt vai izbeigt:`,
    notYours: 'Ja šo saiti nelūdzāt, nekas nav jādara.',
    quoteOf: (day) => `Citāts: ${day}`,
    weekFrom: (day) => `Nedēļa no šīs dienas: ${day}`,
    nextDays: 'Nākamās septiņas dienas',
    lastQuotes: 'Pēdējo septiņu dienu citāti',
    note: 'No kopienas',
    tomorrow: (what) => `Rīt: ${what}`,
    readHere: 'Tīmeklī',
    why: (siteName) =>
      `Jūs saņemat šo vēstuli, jo šī adrese ir apstiprināta vietnes „${siteName}” vēstulēm.`,
    change: 'Mainīt, ko saņemat',
    end: 'Izbeigt visas vēstules',
  },
};
