/** Texts about mail to volunteers: none of them is shown where the site sends no mail. */
/** At the login: a link, and the title of its page. */
export const forgot = 'Forgot your password?';
export const aboutForgot =
  'Enter your username. If the account has a confirmed e-mail address, a link comes there through which you choose a new password.';
export const sendLink = 'Send the link';
export const sendingLink = 'Sending...';
/** After it was asked for, whatever is known of the name. */
export const sent = 'Look in your inbox';
export const linkSent =
  'If there is such an account and it has a confirmed e-mail address, a link is on its way there. It is good once, and for 30 minutes.';
export const nothingCame =
  'If nothing comes, look among unwanted mail. Another volunteer can give you a new password, too.';
export const askFailed = 'The link could not be asked for. Please try again.';
export const backToLogin = 'Back to the login';
/** At the link of that mail. */
export const resetTitle = 'Choose a new password';
export const aboutReset =
  'With it, all your sessions end. Your second factor, if you have one, is asked for as before.';
/** At the link that confirms an address. */
export const confirmTitle = 'Confirm your e-mail address';
export const aboutConfirm =
  'Press the button, and news of your account comes to this address from now on.';
export const confirm = 'Confirm';
export const confirming = 'Confirming...';
export const confirmed = 'Your e-mail address is confirmed.';
export const confirmFailed = 'The address could not be confirmed. Please try again.';
export const logInToConfirm = 'Log in to confirm the e-mail address of your account';
/** In one's own account. */
export const email = 'E-mail address';
export const aboutEmail =
  'News of your account comes here: a new password, a change of the second factor or of this address, a login from a browser that is not known. And a link, should you forget your password.';
export const stored =
  'It is stored encrypted, shown to nobody, and deleted when you remove it or your account is deleted.';
export const isConfirmed = 'Confirmed';
export const isNotConfirmed =
  'Not confirmed yet: it counts once you have used the link that was sent there.';
export const lookInInbox =
  'Look in your inbox: the address counts once you have used the link there.';
export const give = 'Save';
export const remove = 'Remove the address';
export const removing = 'Removing...';
export const removed = 'The address is removed.';
export const giveFailed = 'The address could not be saved';
export const removeFailed = 'The address could not be removed';
export const loadError = 'Your e-mail address could not be loaded. Please try again.';
export const loading = 'Loading your e-mail address';
/** Of an invitation. */
export const inviteEmail = 'E-mail address (optional)';
export const aboutInviteEmail = 'The link is mailed there, too; the address is not kept.';
