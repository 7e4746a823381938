/**
 * What the pages about letters by e-mail say, the page about privacy, and the letters themselves. Days, languages and
 * names are handed in as the language writes them.
 */
export const letters = {
  title: 'Letters by e-mail',
  /** For search engines. */
  description: (siteName: string) => `The quotes and the days of ${siteName}, by e-mail.`,

  /** The form at which visitors subscribe. */
  form: {
    intro: 'Choose what you would like to receive. One press ends it again at any time.',
    email: 'E-mail address',
    topics: 'What would you like to receive?',
    daily: 'The quote of the day',
    aboutDaily: 'Every day, with the date in both calendars.',
    weekly: 'The week ahead',
    aboutWeekly:
      'Once a week: the Feasts and holy days of the next seven days, and the quotes of the last seven.',
    reminders: 'Reminders',
    aboutReminders: 'On the day before a Feast, a holy day, Ayyám-i-Há and the Fast.',
    subscribe: 'Subscribe',
    /** Stands beside the button. */
    stored:
      'Stored are your address, encrypted, your language and what you have chosen, until you end the letters. No volunteer of this community gets to see the address.',
    morePrivacy: 'More about privacy',
  },

  /** Why a form comes back. */
  wrong: {
    stamp:
      'Please send the form once more: it was open for more than a day, sent very quickly, or sent before.',
    tooMany: 'Too many forms have come within an hour. Please try again later.',
    email: 'Please enter one whole e-mail address, such as anna@friends.example.',
    topics: 'Please choose at least one.',
    unavailable: 'Nothing can be stored at the moment. Please try again later.',
  },

  /** After the form was sent, whatever is known of the address. */
  look: {
    title: 'Look in your inbox',
    text: 'A letter with a link is on its way to the address that you have entered. Please open the link and press the button there.',
    nothing: 'If nothing has come within an hour, look among unwanted mail, or try again tomorrow.',
  },

  /** At the link of the first letter. */
  confirm: {
    title: 'Confirm the letters',
    text: 'Press the button, and the letters begin with the next one that is due.',
    button: 'Confirm',
    done: 'The letters are confirmed',
    doneText: 'The next one that is due comes to you.',
  },

  /** Where somebody changes what they get. */
  yours: {
    title: 'Your letters',
    address: 'Address',
    language: 'Language of the letters',
    save: 'Save',
    saved: 'Your choice is saved.',
  },

  /** Where somebody ends all of it. */
  end: {
    title: 'End the letters',
    text: 'Press the button, and no further letter comes. Your address is deleted at once.',
    button: 'End all letters',
    done: 'The letters have ended',
    doneText: 'Your address is deleted.',
  },

  /** At a link that leads nowhere any more. */
  gone: {
    title: 'This link is no longer valid',
    text: 'Links of letters that have ended, or were not confirmed within seven days, lead nowhere.',
  },

  privacy: {
    title: 'Privacy',
    description: (siteName: string) => `What ${siteName} stores of its visitors, and for how long.`,
    visits: 'Visits',
    visitsText:
      'Reading this site needs no cookie, and nothing on it is loaded from elsewhere. Nobody counts readers. As with every server, requests and the network addresses they come from can stand in a log that serves to find faults and attacks; whoever runs the server decides how long it is kept.',
    letters: 'Letters by e-mail',
    what: 'What is stored',
    whatText:
      'Your e-mail address, your language, which letters you have chosen, and when. The address is encrypted with a key that is not in the database, and backups do not have that key.',
    why: 'Why',
    whyText: 'To send you the letters that you have asked for, and for nothing else.',
    howLong: 'For how long',
    howLongText:
      'Until you end the letters; an address that is not confirmed is deleted after seven days. For one year after the end a code stays from which nobody can read the address: it keeps an old backup from starting the letters again.',
    who: 'Who learns of it',
    whoText:
      'The mail service of this community, which carries the letters, and yours. No volunteer is shown the address. The letters have no pictures from elsewhere and no links that tell who has opened them.',
    ending: 'How to end it',
    endingText:
      'Each letter has a link at which you change or end everything, without a password. A mail program’s own button for that works, too.',
    questions: 'Questions',
    questionsText: 'Those who run this site answer them:',
  },

  /** Letters. */
  mail: {
    greetingConfirm: (siteName: string) => `Please confirm: letters from ${siteName}`,
    confirm: (siteName: string) =>
      `This address was entered for letters from ${siteName}. To receive them, open this page and press the button there:`,
    notConfirmed:
      'If that was not you, there is nothing to do: the address is deleted after seven days, and no further letter comes before.',
    greetingYours: (siteName: string) => `Your letters from ${siteName}`,
    yours: (siteName: string) =>
      `This address receives letters from ${siteName} already. Here you can change or end them:`,
    notYours: 'If you have not asked for this link, there is nothing to do.',
    quoteOf: (day: string) => `The quote of ${day}`,
    weekFrom: (day: string) => `The week from ${day}`,
    nextDays: 'The next seven days',
    lastQuotes: 'The quotes of the last seven days',
    note: 'From the community',
    tomorrow: (what: string) => `Tomorrow: ${what}`,
    readHere: 'On the web',
    why: (siteName: string) =>
      `You receive this letter because this address was confirmed for letters from ${siteName}.`,
    change: 'Change what you receive',
    end: 'End all letters',
  },
};
