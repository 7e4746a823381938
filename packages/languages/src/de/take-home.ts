import type { DocumentTexts } from '../texts.ts';

export const takeHome: DocumentTexts['takeHome'] = {
  title: 'Zum Mitnehmen',
  about: 'Für die Wand, den Kühlschrank und das Schwarze Brett.',
  howToPrint:
    'Drucken Sie diese Seite mit Ihrem Browser: Gedruckt werden nur die Blätter darunter.',
  paper: 'Papier',
  paperOfPrinter: 'Wie im Drucker',
  noSuchPaper: (one, other) =>
    `Für dieses Papier gibt es kein Layout. Wählen Sie ${one} oder ${other}.`,

  wall: {
    link: 'Wandkalender',
    title: (yearName) => `Wandkalender ${yearName}`,
    description: (yearName, span) =>
      `Das Badíʻ-Jahr ${yearName}, ${span}, für die Wand: je eine Seite für die neunzehn Monate und Ayyám-i-Há.`,
  },
  card: {
    link: 'Das Jahr auf einer Seite',
    title: (yearName) => `Das Jahr ${yearName} auf einer Seite`,
    description: (yearName, span) =>
      `Das Badíʻ-Jahr ${yearName}, ${span}, auf einer Seite: Neunzehntagefeste, Heilige Tage, Ayyám-i-Há und die Fastenzeit.`,
    more: (count) => `Weitere Heilige Tage: ${count}`,
  },
  fast: {
    link: 'Die Fastenzeit, Tag für Tag',
    title: (yearName) => `Fastenzeit ${yearName}`,
    description: (yearName, span) =>
      `Sonnenaufgang und Sonnenuntergang an den neunzehn Tagen der Fastenzeit ${yearName}, ${span}.`,
    day: 'Tag',
    sunrise: 'Sonnenaufgang',
    sunset: 'Sonnenuntergang',
    ofTown: (town) => `Zeiten für ${town}`,
    aroundPlace: (place) => `Zeiten für die Umgebung von ${place}`,
    noSunrise: 'kein Aufgang',
    noSunset: 'kein Untergang',
    byClock:
      'Wo die Sonne nicht auf- oder untergeht, kann man sich nach der Uhr richten, wie es der Nationale Geistige Rat bestimmt hat.',
    clocksChange: (day) => `Zeitumstellung: ${day}.`,
    exactness:
      'Auf die Minute, für einen ebenen Horizont. Berge, Höhe und Wetter verschieben die Zeiten um Minuten.',
  },
  poster: {
    title: 'Aushang',
    description: (siteName) => `${siteName} als Aushang, mit Adresse und QR-Code.`,
    scan: 'Mit der Kamera des Telefons scannen',
    qrCode: (address) => `QR-Code mit der Adresse ${address}`,
  },
  anniversaries: {
    title: 'Geburtstage im Badíʻ-Kalender',
    link: 'Geburtstage und Jahrestage',
    description: 'Ein Geburtsdatum im Badíʻ-Kalender und die nächsten zehn Jahrestage.',
    intro:
      'An welchem Tag des Badíʻ-Kalenders sind Sie geboren, und wann kehrt er wieder? Geben Sie ein Geburtsdatum ein.',
    nothingSent: 'Gerechnet wird in Ihrem Browser. Nichts wird gesendet, nichts gespeichert.',
    withoutScript:
      'Diese Seite rechnet in Ihrem Browser und braucht dazu JavaScript, das hier ausgeschaltet ist. Jeden Tag in beiden Kalendern zeigt auch der Kalender.',
    dateOfBirth: 'Geburtsdatum',
    afterSunset: 'Nach Sonnenuntergang geboren',
    aboutSunset: 'Ein Badíʻ-Tag beginnt mit dem Sonnenuntergang am Vorabend.',
    show: 'Anzeigen',
    inBadi: 'Im Badíʻ-Kalender',
    next: 'Die nächsten Jahrestage',
    years: 'Jahre',
    badiDate: 'Badíʻ-Datum',
    gregorianDate: 'Gregorianisches Datum',
    fifthDay: 'In Jahren, in denen Ayyám-i-Há vier Tage hat, gilt der vierte als der fünfte.',
    endOfCalendar: (yearName) =>
      `${yearName} ist das letzte Jahr, für das der Kalender berechnet ist.`,
    file: 'Kalenderdatei',
    event: (badiDate) => `Geburtstag: ${badiDate}`,
    noDate: 'Geben Sie ein vollständiges Datum ein, das es gibt.',
    tooEarly: (firstDay) =>
      `Der Badíʻ-Kalender beginnt am ${firstDay}. Geben Sie ein späteres Datum ein.`,
    inFuture:
      'Dieser Tag liegt in der Zukunft. Geben Sie den heutigen oder einen früheren Tag ein.',
  },
};
