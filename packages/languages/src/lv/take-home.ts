import type { DocumentTexts } from '../texts.ts';

export const takeHome: DocumentTexts['takeHome'] = {
  title: 'Drukāšanai un glabāšanai',
  about: 'Pie sienas, ledusskapja durvīm un ziņojumu dēļa.',
  howToPrint: 'Izdrukājiet šo lapu ar pārlūku: uz papīra būs tikai zemāk redzamās lapas.',
  paper: 'Papīrs',
  paperOfPrinter: 'Kāds ir printerī',
  noSuchPaper: (one, other) =>
    `Šim papīra formātam izkārtojuma nav. Izvēlieties ${one} vai ${other}.`,

  wall: {
    link: 'Sienas kalendārs',
    title: (yearName) => `Sienas kalendārs, ${yearName}`,
    description: (yearName, span) =>
      `Badíʻ gads (${yearName}; ${span}) pie sienas: pa lapai katram no deviņpadsmit mēnešiem un Ayyám-i-Há.`,
  },
  card: {
    link: 'Gads vienā lapā',
    title: (yearName) => `Gads vienā lapā, ${yearName}`,
    description: (yearName, span) =>
      `Badíʻ gads (${yearName}; ${span}) vienā lapā: deviņpadsmit dienu svētki, svētās dienas, Ayyám-i-Há un gavēnis.`,
    more: (count) => `Citas svētās dienas: ${count}`,
  },
  fast: {
    link: 'Gavēnis pa dienām',
    title: (yearName) => `Gavēnis, ${yearName}`,
    description: (yearName, span) =>
      `Saullēkts un saulriets deviņpadsmit gavēņa dienās (${yearName}; ${span}).`,
    day: 'Diena',
    sunrise: 'Saullēkts',
    sunset: 'Saulriets',
    ofTown: (town) => `Laiki šai vietai: ${town}`,
    aroundPlace: (place) => `Laiki šīs vietas apkārtnei: ${place}`,
    noSunrise: 'saule nelec',
    noSunset: 'saule neriet',
    byClock:
      'Kur saule nelec vai neriet, var vadīties pēc pulksteņa, kā to noteikusi Nacionālā Garīgā padome.',
    clocksChange: (day) => `Pulksteņa pārregulēšana: ${day}.`,
    exactness:
      'Ar minūtes precizitāti, līdzenam horizontam. Kalni, augstums un laikapstākļi laikus nobīda par dažām minūtēm.',
  },
  poster: {
    title: 'Plakāts',
    description: (siteName) => `${siteName} plakātā, ar adresi un QR kodu.`,
    scan: 'Pavērsiet šurp tālruņa kameru',
    qrCode: (address) => `Adreses ${address} QR kods`,
  },
  anniversaries: {
    title: 'Dzimšanas dienas Badíʻ kalendārā',
    link: 'Dzimšanas dienas un gadadienas',
    description: 'Dzimšanas datums Badíʻ kalendārā un nākamās desmit gadadienas.',
    intro:
      'Kurā Badíʻ kalendāra dienā jūs piedzimāt, un kad šī diena atgriežas? Ievadiet dzimšanas datumu.',
    nothingSent: 'Aprēķins notiek jūsu pārlūkā. Nekas netiek nosūtīts un nekas netiek saglabāts.',
    withoutScript:
      'Šī lapa aprēķina jūsu pārlūkā, un tai ir vajadzīgs JavaScript, kas šeit ir izslēgts. Katru dienu abos kalendāros rāda arī kalendāra lapa.',
    dateOfBirth: 'Dzimšanas datums',
    afterSunset: 'Dzimšana pēc saulrieta',
    aboutSunset: 'Badíʻ diena sākas līdz ar saulrietu iepriekšējā vakarā.',
    show: 'Parādīt',
    inBadi: 'Badíʻ kalendārā',
    next: 'Nākamās gadadienas',
    years: 'Gadi',
    badiDate: 'Badíʻ datums',
    gregorianDate: 'Gregora kalendāra datums',
    fifthDay: 'Gados, kad Ayyám-i-Há ir četras dienas, piektās vietā ir ceturtā.',
    endOfCalendar: (yearName) => `${yearName} ir pēdējais, kuram kalendārs ir aprēķināts.`,
    file: 'Kalendāra fails',
    event: (badiDate) => `Dzimšanas diena: ${badiDate}`,
    noDate: 'Ievadiet pilnu datumu, kāds pastāv.',
    tooEarly: (firstDay) =>
      `Badíʻ kalendārs sākas šajā dienā: ${firstDay}. Ievadiet vēlāku datumu.`,
    inFuture: 'Šī diena vēl nav pienākusi. Ievadiet šodienas vai agrāku datumu.',
  },
};
