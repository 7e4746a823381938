/**
 * What is made to be printed or kept: on the pages themselves, and where the calendar leads to them. A year is as
 * `year.yearName` says it, a span as 'March 21, 2026 – March 20, 2027'.
 */
export const takeHome = {
  title: 'To Take Home',
  about: 'For the wall, the fridge door and the notice board.',
  /** Above a page that is made for paper, on a screen. */
  howToPrint: 'Print this page with your browser: only the sheets below come out.',
  /** What the choice of a paper is for, and the choice that leaves it to the printer; the others are 'A4' and 'Letter'. */
  paper: 'Paper',
  paperOfPrinter: 'As in the printer',
  /** Where the address asks for any other paper. */
  noSuchPaper: (one: string, other: string) =>
    `There is no layout for this paper. Choose ${one} or ${other}.`,

  /** A page for each month. `link` leads to it from the calendar, here as below. */
  wall: {
    link: 'Wall calendar',
    title: (yearName: string) => `Wall Calendar ${yearName}`,
    description: (yearName: string, span: string) =>
      `The Badí year ${yearName}, ${span}, for the wall: a page for each of the nineteen months and Ayyám-i-Há.`,
  },
  /** All months on one page. */
  card: {
    link: 'The year on one page',
    title: (yearName: string) => `The Year ${yearName} on One Page`,
    description: (yearName: string, span: string) =>
      `The Badí year ${yearName}, ${span}, on one page: Feasts, holy days, Ayyám-i-Há and the Fast.`,
    /** After the last holy day for which there was room. */
    more: (count: string) => `More holy days: ${count}`,
  },
  /** The nineteen days with their times. */
  fast: {
    link: 'The Fast, day by day',
    title: (yearName: string) => `The Fast ${yearName}`,
    description: (yearName: string, span: string) =>
      `Sunrise and sunset on the nineteen days of the Fast ${yearName}, ${span}.`,
    day: 'Day',
    sunrise: 'Sunrise',
    sunset: 'Sunset',
    /** A town's name; a place's name, where no listed town is near. */
    ofTown: (town: string) => `Times for ${town}`,
    aroundPlace: (place: string) => `Times for the area around ${place}`,
    /** In the place of a time on a day on which the sun does not rise, or set. */
    noSunrise: 'no sunrise',
    noSunset: 'no sunset',
    /** Below the days when some are without. */
    byClock:
      'Where the sun does not rise or set, the clock may be followed instead, as your National Spiritual Assembly has decided.',
    /** When clocks go forward or back during the Fast. */
    clocksChange: (day: string) => `The clocks change on ${day}.`,
    exactness:
      'To the minute, for a level horizon. Mountains, height and weather move the times by minutes.',
  },
  /** The site's name and address, to be pinned to a board. */
  poster: {
    title: 'Poster',
    description: (siteName: string) => `${siteName} as a poster, with its address and a QR code.`,
    /** Below the code. */
    scan: 'Point your phone’s camera here',
    qrCode: (address: string) => `QR code of ${address}`,
  },
  /** A date of birth in the Badí calendar. */
  anniversaries: {
    title: 'Birthdays in the Badí Calendar',
    link: 'Birthdays and anniversaries',
    description: 'A date of birth in the Badí calendar, and its next ten anniversaries.',
    intro:
      'When were you born by the Badí calendar, and when does that day come round again? Enter a date of birth.',
    nothingSent: 'This is computed in your browser. Nothing is sent, and nothing is stored.',
    withoutScript:
      'This page computes in your browser and needs JavaScript, which is off here. The calendar shows each day in both calendars, too.',
    dateOfBirth: 'Date of birth',
    afterSunset: 'Born after sunset',
    aboutSunset: 'A Badí day begins at sunset on the evening before.',
    show: 'Show',
    /** What a date of birth is, and what comes below it. */
    inBadi: 'In the Badí calendar',
    next: 'The next anniversaries',
    years: 'Years',
    badiDate: 'Badí date',
    gregorianDate: 'Gregorian date',
    /** To whom it happens: born on the fifth day of Ayyám-i-Há. */
    fifthDay: 'In years in which Ayyám-i-Há has four days, the fourth stands for the fifth.',
    /** When there are fewer than ten: the last year, as `year.yearName` says it. */
    endOfCalendar: (yearName: string) =>
      `${yearName} is the last year that the calendar is computed for.`,
    file: 'Calendar file',
    /** The name of each day in the file. */
    event: (badiDate: string) => `Birthday: ${badiDate}`,
    /** What is wrong with a date, at its field. Days are as 'March 21, 1844'. */
    noDate: 'Enter a whole date that exists.',
    tooEarly: (firstDay: string) => `The Badí calendar begins on ${firstDay}. Enter a later date.`,
    inFuture: 'This day is still to come. Enter today or an earlier date.',
  },
};
