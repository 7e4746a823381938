import type { SentenceParts } from '../../sentence-parts.ts';

/** The channels that the site sends through, their state, and the key that encrypts secrets. */
export const title = 'Sending';
export const about =
  'What the site sends goes through this. It connects to nothing until you set something up here. Passwords and keys are stored encrypted and never shown again.';
export const loading = 'Loading how the site sends';
export const loadError = 'How the site sends could not be loaded. Please try again.';

/** The mail account. */
export const mailAccount = 'Mail account';
export const noMail = 'No mail account is set up: the site sends no mail.';
export const setUpMail = 'Set up a mail account';
export const aboutMail =
  'Your mail provider tells you what to enter here, often under “SMTP” or “outgoing mail”.';
export const host = 'Server';
export const port = 'Port';
export const encryption = 'Encryption';
export const tls = 'TLS from the start (usually 465)';
export const starttls = 'STARTTLS (usually 587)';
export const noEncryption = 'None (only a mail server on this machine)';
export const usernameHint = 'Leave it empty if the server asks for no login.';
export const passwordStored = 'A password is stored. Leave the field empty to keep it.';
export const passwordOfOther =
  'The stored password is that of another server and will be deleted. Enter the one for this server.';
export const removePassword = 'Delete the stored password';
export const fromName = 'Sender name';
export const fromNameHint = 'Whom the mails come from, such as the name of your community.';
export const fromAddress = 'Sender address';
export const replyTo = 'Reply address';
export const replyToHint = 'Where answers go. Leave it empty if they go to the sender address.';
export const perHour = 'Mails an hour';
export const perHourHint = 'As many as your provider allows. Leave it empty for no limit.';
export const signs = 'Sign the mails (DKIM)';
export const signsHint =
  'Other mail services know by the signature that a mail really comes from you. Many providers sign by themselves: then leave this off.';
export const domain = 'Domain';
export const selector = 'Selector';
export const publicKeyAt = <Part>(name: Part): SentenceParts<Part> => [
  'The public key stands in the DNS, at ',
  name,
  '.',
];
export const privateKey = 'Private key';
export const privateKeyHint =
  'An RSA key of 2,048 bits or more. Paste all of it, from “-----BEGIN” to “-----END”.';
export const privateKeyStored = 'A key is stored. Leave the field empty to keep it.';
export const removeMail = 'Remove the mail account';
export const removeMailTitle = 'Remove the mail account?';
export const aboutRemovingMail =
  'No more mail is sent, what is waiting is dropped, and the stored password and key are deleted.';
export const mailRemoved = 'The mail account is removed.';

/** The hours at which it is sent. */
export const times = 'When it is sent';
export const sendAt = 'Time';
export const sendAtHint = (timeZone: string) =>
  `What is due on a day is sent from this time on, in the time zone ${timeZone}.`;
export const weeklyOn = 'Weekday';
export const weeklyOnHint = 'On this day the weekly letter is sent.';
export const saved = 'How the site sends is saved.';
export const saveFailed = 'Failed to save how the site sends';

/** The state of each channel. */
export const state = 'How it goes';
export const loadingState = 'Loading how it goes';
export const stateLoadError = 'How it goes could not be loaded. Please try again.';
export const notRefreshed = 'This could not be brought up to date. It is tried again by itself.';
export const mail = 'Mail';
export const waiting = 'Waiting';
export const sent = 'Sent';
export const failed = 'Failed';
export const dropped = 'Dropped';
export const perhapsSent = 'Perhaps sent';
export const lastSent = 'Last sent';
export const nothingYet = 'Nothing yet';
export const lastError = 'Last error';
export const aboutDropped =
  'What fails is given up after six attempts within 15 hours. What has become pointless before its turn is dropped.';

/** A test mail. */
export const testTitle = 'Test mail';
export const testTo = 'Address';
export const aboutTest = 'It goes through the account that is saved.';
export const sendTest = 'Send a test mail';
export const sendingTest = 'Sending...';
export const testTaken = 'The mail server has accepted the test mail';
export const lookIntoInbox =
  'Please look in its inbox, and among unwanted mail, too. The server said:';
export const testFailed = 'The test mail was not sent';
export const reasonGiven = 'The reason that was given:';
export const senderNotRunning =
  'The program that sends is not running. Please tell whoever looks after the server.';
export const notAnswered =
  'The mail server has not answered within 15 seconds. The mail may still arrive.';
export const testNotPossible = 'Failed to send the test mail';

/** After a restore. */
export const pausedTitle = 'Sending is paused';
export const aboutPause =
  'A backup was restored, and it could not be told who has ended their letters since that backup was made. Nothing is sent until you resume. Whoever has ended them since then gets letters again: first remove the addresses that you know of, under “Letters”.';
export const resume = 'Resume sending';
export const resuming = 'Resuming...';
export const resumed = 'Sending goes on. What was due during the pause is not sent.';
export const resumeFailed = 'Failed to resume sending';

/** Said when the key that encrypts stored secrets is missing. */
export const keyMissing = 'The sealing key is missing';
export const keyUnfit = 'The sealing key does not fit';
export const aboutKey =
  'With this key passwords of accounts and addresses of visitors are encrypted. Without the right one nothing is sent and nothing of that kind can be stored. Everything else works.';
/** Where the key belongs: a file, or a variable; and the command that has printed it. */
export const putBack = <Part>(file: Part, variable: Part, command: Part): SentenceParts<Part> => [
  'Please ask whoever looks after the server to put it back, as the file ',
  file,
  ' in the folder of the site’s data or as ',
  variable,
  '. The command ',
  command,
  ' has printed it, if somebody has kept it on paper.',
];
export const ifKeyIsLost = 'If the key is lost for good, you can begin anew.';
export const beginAnew = 'Begin anew';
export const beginAnewTitle = 'Begin anew without the key?';
export const aboutBeginningAnew =
  'Everything that nobody can read without the key is deleted: the password and the private key of the mail account, and all subscriptions to letters. People have to subscribe again, and nobody can write to them about it. This cannot be undone, even if the key is found.';
export const beginningAnew = 'Deleting...';
export const begunAnew =
  'You have begun anew. If the mail account has a password, enter it again now.';
export const beginAnewFailed = 'Failed to begin anew';
