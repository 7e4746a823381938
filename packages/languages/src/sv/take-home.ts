import type { DocumentTexts } from '../texts.ts';

export const takeHome: DocumentTexts['takeHome'] = {
  title: 'Att ta med hem',
  about: 'För väggen, kylskåpsdörren och anslagstavlan.',
  howToPrint: 'Skriv ut sidan med din webbläsare: bara bladen nedanför kommer på papper.',
  paper: 'Papper',
  paperOfPrinter: 'Som i skrivaren',
  noSuchPaper: (one, other) =>
    `Det finns ingen layout för det här papperet. Välj ${one} eller ${other}.`,

  wall: {
    link: 'Väggkalender',
    title: (yearName) => `Väggkalender ${yearName}`,
    description: (yearName, span) =>
      `Badíʻ-året ${yearName} (${span}) för väggen: en sida för var och en av de nitton månaderna och Ayyám-i-Há.`,
  },
  card: {
    link: 'Året på en sida',
    title: (yearName) => `Året ${yearName} på en sida`,
    description: (yearName, span) =>
      `Badíʻ-året ${yearName} (${span}) på en sida: nittondagsfester, heliga dagar, Ayyám-i-Há och fastan.`,
    more: (count) => `Fler heliga dagar: ${count}`,
  },
  fast: {
    link: 'Fastan, dag för dag',
    title: (yearName) => `Fastan ${yearName}`,
    description: (yearName, span) =>
      `Soluppgång och solnedgång under fastans nitton dagar ${yearName} (${span}).`,
    day: 'Dag',
    sunrise: 'Soluppgång',
    sunset: 'Solnedgång',
    ofTown: (town) => `Tider för ${town}`,
    aroundPlace: (place) => `Tider för trakten kring ${place}`,
    noSunrise: 'ingen soluppgång',
    noSunset: 'ingen solnedgång',
    byClock:
      'Där solen inte går upp eller ner kan man följa klockan, enligt det nationella andliga rådets beslut.',
    clocksChange: (day) => `Klockan ställs om: ${day}.`,
    exactness:
      'På minuten, för en jämn horisont. Berg, höjd och väder förskjuter tiderna med några minuter.',
  },
  poster: {
    title: 'Affisch',
    description: (siteName) => `${siteName} som affisch, med adress och QR-kod.`,
    scan: 'Rikta telefonens kamera hit',
    qrCode: (address) => `QR-kod för ${address}`,
  },
  anniversaries: {
    title: 'Födelsedagar i Badíʻ-kalendern',
    link: 'Födelsedagar och årsdagar',
    description: 'Ett födelsedatum i Badíʻ-kalendern och de tio närmaste årsdagarna.',
    intro:
      'På vilken dag i Badíʻ-kalendern är du född, och när kommer den dagen tillbaka? Ange ett födelsedatum.',
    nothingSent: 'Beräkningen görs i din webbläsare. Ingenting skickas och ingenting sparas.',
    withoutScript:
      'Sidan räknar i din webbläsare och behöver JavaScript, som är avstängt här. Även kalendern visar varje dag i båda kalendrarna.',
    dateOfBirth: 'Födelsedatum',
    afterSunset: 'Född efter solnedgången',
    aboutSunset: 'En Badíʻ-dag börjar vid solnedgången kvällen före.',
    show: 'Visa',
    inBadi: 'I Badíʻ-kalendern',
    next: 'De närmaste årsdagarna',
    years: 'År',
    badiDate: 'Badíʻ-datum',
    gregorianDate: 'Gregorianskt datum',
    fifthDay: 'Under år då Ayyám-i-Há har fyra dagar räknas den fjärde som den femte.',
    endOfCalendar: (yearName) => `${yearName} är det sista året som kalendern är beräknad för.`,
    file: 'Kalenderfil',
    event: (badiDate) => `Födelsedag: ${badiDate}`,
    noDate: 'Ange ett fullständigt datum som finns.',
    tooEarly: (firstDay) => `Badíʻ-kalendern börjar den ${firstDay}. Ange ett senare datum.`,
    inFuture: 'Den dagen har inte kommit än. Ange dagens datum eller ett tidigare.',
  },
};
