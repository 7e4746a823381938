/** The part of the settings that switches notifications on and off; the questions are those about letters. */
export const offTitle = 'Notifications are off';
export const onTitle = 'Notifications are on';
export const about =
  'Visitors can have the quote of the day and reminders of special days appear on their phones and computers, at /notifications. As long as notifications are off, there is no page for that, and nothing is stored.';
export const whatText =
  'Of each browser: the address that its push service has made for this site, its keys, the language, what was chosen, and when. Address and keys are encrypted with a key that is neither in the database nor in backups.';
export const whyText =
  'To send the notifications that people have asked for, and for nothing else.';
export const howLongText =
  'Until somebody ends the notifications, or the browser does. For one year after the end a code stays from which nobody can read the address: it keeps an old backup from starting the notifications again.';
export const whoText =
  'The makers of the browsers, such as Google, Mozilla, Apple or Microsoft: they learn that a browser receives messages from this site, and when, but cannot read them. No volunteer is shown any of it.';
export const neededText =
  'A contact under “General”, an address of the site with https (PUBLIC_URL), and pages without a network (OFFLINE_PAGES), both of which whoever looks after the server sets.';
export const switchOn = 'Switch notifications on';
export const switchOff = 'Switch notifications off';
export const switchedOn = 'Notifications are on. Visitors can turn them on at /notifications.';
export const switchedOff = 'Notifications are off.';
export const notSwitched = 'Failed to switch notifications';
export const offQuestion =
  'No more notifications are sent, and those that wait are dropped. What is stored of browsers is deleted after 30 days. If you switch notifications on again before that, they go on.';
