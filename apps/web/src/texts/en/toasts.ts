import type { ToastTexts } from '../page-texts.ts';

export const toasts: ToastTexts = {
  notification: 'Notification',
  close: 'Close',
  loggedOut: 'Logged Out',
  loggedOutText: 'You have been successfully logged out',
};
