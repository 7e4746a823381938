/** The frame of short messages: loaded with the first one. */
export const toasts = {
  /** What screen readers call the place of short messages, and the button that closes one. */
  notification: 'Notification',
  close: 'Close',
  /** What is said on the home page to whoever has logged out: the title and the text of the message. */
  loggedOut: 'Logged Out',
  loggedOutText: 'You have been successfully logged out',
};
