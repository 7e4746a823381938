import type { DocumentTexts } from '../texts.ts';

export const takeHome: DocumentTexts['takeHome'] = {
  title: 'Om mee naar huis te nemen',
  about: 'Voor de muur, de koelkastdeur en het prikbord.',
  howToPrint: 'Druk deze pagina af met uw browser: alleen de bladen hieronder komen op papier.',
  paper: 'Papier',
  paperOfPrinter: 'Zoals in de printer',
  noSuchPaper: (one, other) => `Voor dit papier is er geen opmaak. Kies ${one} of ${other}.`,

  wall: {
    link: 'Wandkalender',
    title: (yearName) => `Wandkalender ${yearName}`,
    description: (yearName, span) =>
      `Het Badíʻ-jaar ${yearName} (${span}) voor aan de muur: een pagina voor elk van de negentien maanden en Ayyám-i-Há.`,
  },
  card: {
    link: 'Het jaar op één pagina',
    title: (yearName) => `Het jaar ${yearName} op één pagina`,
    description: (yearName, span) =>
      `Het Badíʻ-jaar ${yearName} (${span}) op één pagina: negentiendaagsfeesten, heilige dagen, Ayyám-i-Há en de vastenperiode.`,
    more: (count) => `Meer heilige dagen: ${count}`,
  },
  fast: {
    link: 'De vastenperiode, dag voor dag',
    title: (yearName) => `De vastenperiode ${yearName}`,
    description: (yearName, span) =>
      `Zonsopgang en zonsondergang op de negentien dagen van de vastenperiode ${yearName} (${span}).`,
    day: 'Dag',
    sunrise: 'Zonsopgang',
    sunset: 'Zonsondergang',
    ofTown: (town) => `Tijden voor ${town}`,
    aroundPlace: (place) => `Tijden voor de omgeving van ${place}`,
    noSunrise: 'geen zonsopgang',
    noSunset: 'geen zonsondergang',
    byClock:
      'Waar de zon niet opkomt of niet ondergaat, kan de klok worden gevolgd, zoals uw Nationale Geestelijke Raad heeft besloten.',
    clocksChange: (day) => `De klok wordt verzet: ${day}.`,
    exactness:
      'Op de minuut, voor een vlakke horizon. Bergen, hoogte en weer verschuiven de tijden met enkele minuten.',
  },
  poster: {
    title: 'Poster',
    description: (siteName) => `${siteName} als poster, met het adres en een QR-code.`,
    scan: 'Richt hier de camera van uw telefoon op',
    qrCode: (address) => `QR-code van ${address}`,
  },
  anniversaries: {
    title: 'Verjaardagen in de Badíʻ-kalender',
    link: 'Verjaardagen',
    description: 'Een geboortedatum in de Badíʻ-kalender en de volgende tien verjaardagen.',
    intro:
      'Op welke dag van de Badíʻ-kalender bent u geboren en wanneer keert die dag terug? Vul een geboortedatum in.',
    nothingSent: 'Er wordt in uw browser gerekend. Niets wordt verzonden of bewaard.',
    withoutScript:
      'Deze pagina rekent in uw browser en heeft daarvoor JavaScript nodig, dat hier uitstaat. Ook de kalender toont elke dag in beide kalenders.',
    dateOfBirth: 'Geboortedatum',
    afterSunset: 'Na zonsondergang geboren',
    aboutSunset: 'Een Badíʻ-dag begint bij zonsondergang op de avond ervoor.',
    show: 'Tonen',
    inBadi: 'In de Badíʻ-kalender',
    next: 'De volgende verjaardagen',
    years: 'Jaren',
    badiDate: 'Badíʻ-datum',
    gregorianDate: 'Gregoriaanse datum',
    fifthDay: 'In jaren waarin Ayyám-i-Há vier dagen telt, geldt de vierde als de vijfde.',
    endOfCalendar: (yearName) =>
      `${yearName} is het laatste jaar waarvoor de kalender is berekend.`,
    file: 'Agendabestand',
    event: (badiDate) => `Verjaardag: ${badiDate}`,
    noDate: 'Vul een volledige datum in die bestaat.',
    tooEarly: (firstDay) => `De Badíʻ-kalender begint op ${firstDay}. Vul een latere datum in.`,
    inFuture: 'Deze dag moet nog komen. Vul vandaag of een eerdere datum in.',
  },
};
