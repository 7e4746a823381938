/** What the pages and calendars of what a community does together say. Days are handed in as the language writes them. */
export const gatherings = {
  title: 'Gatherings',
  /** For search engines. */
  description: (siteName: string) => `What ${siteName} does together, and when.`,
  intro: 'What we do together in the next five weeks. Everybody is welcome.',
  /** Of the page of all, and of the one behind a link. */
  none: 'Nothing is announced for the next five weeks.',
  nothingFurther: 'Nothing further is announced.',
  /** Links. */
  all: 'All gatherings',
  subscribe: 'Subscribe in your calendar',
  addToCalendar: 'Add to your calendar',
  /** Texts beside the parts of a page. */
  when: 'When',
  place: 'Where',
  online: 'Online',
  /**
   * The name of a link to an online meeting where there are several; it begins with the text that is seen of the link.
   */
  onlineOf: (title: string) => `Online: ${title}`,
  language: 'Language',
  about: 'About it',
  /** Both are written already; of a time it may be the beginning and the end. */
  dayAndTime: (day: string, time: string) => `${day}, ${time}`,
  /** `zone` is the IANA name of the time zone. */
  timesIn: (zone: string) => `Times are those of ${zone}.`,
  /** The changes of one of them. */
  cancelled: 'Cancelled',
  movedFrom: (day: string) => `Moved from ${day}`,
  /** At the pages behind a link. */
  forLink: 'Only those who have its link find this page. Please pass the link on with care.',
  /** What people do at one meeting. */
  programme: {
    title: 'Programme',
    of: (name: string) => `Programme: \u2068${name}\u2069`,
    booklet: 'The programme, for print',
    slides: 'The programme, for a screen in the room',
    meeting: 'About this gathering',
    howToPrint:
      'Print this page in landscape format, on both sides, turned over on the short edge, and fold the sheets together in the middle: they make a booklet.',
    reader: (name: string) => `Reader: \u2068${name}\u2069`,
    previous: 'Previous slide',
    next: 'Next slide',
    parts: {
      devotional: 'Devotional part',
      consultation: 'Consultation',
      social: 'Social part',
      other: 'Other',
    },
  },
  /** The kind of a gathering, in a heading. */
  kinds: {
    devotional: 'Devotional gathering',
    'study-circle': 'Study circle',
    children: 'Children’s class',
    'junior-youth': 'Junior youth group',
    feast: 'Nineteen Day Feast',
    'holy-day': 'Holy Day',
    other: 'Gathering',
  },
};
