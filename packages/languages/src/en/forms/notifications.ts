/** What the page about notifications says, and the discreet notification, which tells nothing. */
export const notifications = {
  title: 'Notifications',
  /** For search engines. */
  description: (siteName: string) =>
    `The quote of the day and reminders from ${siteName}, on this device.`,
  intro:
    'The quote of the day and reminders appear on this device, without an account and without an address. You can end them here at any time.',
  withoutScript: 'This page needs JavaScript, which is off here.',

  /** Advice where notifications are not available. */
  cannot: {
    insecure:
      'Notifications come over a secure connection alone. Open this site at its address with https.',
    install:
      'On an iPhone or iPad, put this site on the home screen first: press Share, then “Add to Home Screen”. Open it from there, and come back to this page.',
    unsupported:
      'This browser cannot show notifications of websites here. Try another browser, or leave private browsing.',
    denied:
      'This browser does not let this site show notifications. Allow them in the browser’s settings for this site, then load this page anew.',
  },

  form: {
    language: 'Language of the notifications',
    discreet: 'Discreet',
    aboutDiscreet:
      'A locked screen says only that there is something new: no quote, no name, no religious word.',
    turnOn: 'Turn on notifications',
    save: 'Save',
    end: 'End notifications',
    /** Stands beside the buttons. */
    stored:
      'Stored are the address at which your browser receives messages, encrypted, your language and what you have chosen, until you end the notifications. The maker of your browser learns that this browser receives messages from this site, and when; it cannot read them.',
  },

  /** The result of a press. */
  said: {
    on: 'Notifications are on.',
    saved: 'Your choice is saved.',
    ended: 'The notifications have ended, and what was stored is deleted.',
  },

  wrong: {
    notAllowed: 'The browser was not allowed to show notifications. Nothing was stored.',
    failed: 'That did not work. Please try again later.',
  },

  /** On the page about privacy; its questions are those of letters. */
  privacy: {
    whatText:
      'The address that your browser’s push service has made for this site, the keys that encrypt messages for your browser, your language, what you have chosen, and when. Address and keys are encrypted with a key that is not in the database, and backups do not have that key.',
    whyText: 'To send you the notifications that you have asked for, and for nothing else.',
    howLongText:
      'Until you end the notifications, or your browser does. For one year after the end a code stays from which nobody can read the address: it keeps an old backup from starting the notifications again.',
    whoText:
      'The maker of your browser, such as Google, Mozilla, Apple or Microsoft: it carries the messages, and learns that this browser receives messages from this site, and when. The messages are encrypted: it cannot read them. No volunteer is shown any of it.',
    endingText:
      'On the page about notifications, in the same browser, or in the browser’s settings for this site.',
  },

  /** All that a discreet notification says: no name and no religious word. */
  discreet: {
    title: 'Something new',
    body: 'There is something new to read.',
  },
};
