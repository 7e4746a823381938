import type { SentenceParts } from '../../sentence-parts.ts';
import { counted } from '../plural.ts';

/** My account: password, sessions, second factor. */
export const passwordChanged = 'Your password is changed. Your other sessions have ended.';
export const changePassword = 'Change password';
export const changing = 'Changing...';
export const mySessions = 'My sessions';
export const aboutSessions =
  'Where you are logged in. A session that you do not know should be ended, and your password changed.';
export const sessionsLoadError = 'Your sessions could not be loaded. Please try again.';
export const loadingSessions = 'Loading sessions';
export const endOthers = 'End all others';
export const device = 'Device';
export const network = 'Network';
export const lastUse = 'Last use';
export const unknownDevice = 'Unknown device';
/** A browser and a system, such as 'Firefox' and 'Linux', as mails have them, too. */
export const deviceOn = (browser: string, system: string) => `${browser} on ${system}`;
export const unknown = 'Unknown';
export const thisSession = 'This session';
export const end = 'End';
export const sessionEnded = 'The session has ended.';
export const sessionEndFailed = 'The session could not be ended';
export const othersEnded = 'All your other sessions have ended.';
export const othersEndFailed = 'The sessions could not be ended';
export const addAppTitle = 'Add an authenticator app';
export const aboutAddingApp =
  'Scan this with your authenticator app, or type the secret into it. Then enter the code that it shows.';
export const beginFailed = 'Failed to begin. Please try again.';
export const makingSecret = 'Making a secret...';
export const addAppFailed = 'Failed to add the app';
export const pictureFailed =
  'The picture to scan could not be loaded. The secret below says the same.';
export const secret = 'Secret';
export const openApp = 'Open the app on this device';
export const appCode = 'Code that the app shows';
export const adding = 'Adding...';
export const add = 'Add';
export const appAdded = 'Authenticator app added';
export const passkeyAdded = 'Passkey added';
export const codesMade = 'New recovery codes made';
export const removeAppTitle = 'Remove authenticator app';
export const aboutRemovingApp = 'Its codes will no longer let you in.';
export const removing = 'Removing...';
export const remove = 'Remove';
export const appRemoved = 'Authenticator app removed';
export const makeCodesTitle = 'Make new recovery codes';
export const aboutMakingCodes = 'The codes that you have now will no longer be good.';
export const making = 'Making...';
export const makeCodes = 'Make new codes';
export const aboutPasskeys =
  'Your fingerprint, face or PIN on a device of yours, or a security key.';
export const addPasskey = 'Add passkey';
export const aboutApp = 'An app on your phone that shows a new code every 30 seconds.';
export const removeApp = 'Remove app';
export const addApp = 'Add app';
export const fewCodes = 'You have few recovery codes left. Make new ones before you need them.';
export const renamePasskeyNamed = (name: string) => `Rename ${name}`;
export const rename = 'Rename';
export const removePasskeyNamed = (name: string) => `Remove ${name}`;
export const addPasskeyTitle = 'Add a passkey';
export const aboutAddingPasskey =
  'Your browser will ask for your fingerprint, face, PIN or security key.';
export const passkey = 'Passkey';
export const waiting = 'Waiting...';
export const addPasskeyFailed = 'Failed to add the passkey';
export const renamePasskey = 'Rename passkey';
export const save = 'Save';
export const removePasskey = 'Remove passkey';
export const passkeyRemoved = 'Passkey removed';
export const nameHint = 'So that you know it again.';
export const qrCode = 'QR code for an authenticator app';
export const codesCopied = 'Recovery codes copied';
export const codesNotCopied =
  'The codes could not be copied. Please select them, or download them.';
export const codesFile = (siteName: string, text: string) =>
  `Recovery codes for ${siteName}\nEach is good once.\n\n${text}`;
export const codesTitle = 'Your recovery codes';
export const recoveryCodes = 'Recovery codes';
export const copy = 'Copy';
export const download = 'Download';
export const print = 'Print';
export const codesKept = 'I have kept them';
export const secondFactor = 'Second factor';
export const aboutSecondFactor =
  'With a second factor, whoever learns your password still cannot log in as you. Sessions that are open already stay open.';
export const secondFactorLoadError = 'Your second factor could not be loaded. Please try again.';
export const loadingSecondFactor = 'Loading your second factor';
export const hasPasskey = 'This device has a passkey for your account already.';
export const noPasskeyHere = 'Passkeys cannot be made at this address.';
export const noPasskeyMade = 'No passkey was made. Please try again.';
export const passkeysNeedAddress =
  'Passkeys need a site with an https address of its own. Whoever runs this site can set PUBLIC_URL. An authenticator app works here, too.';
export const passkeysWorkAt = (passkeyOrigin: string) =>
  `Passkeys work at ${passkeyOrigin} only. Open the dashboard there to add one.`;
export const browserWithoutPasskeys =
  'This browser knows no passkeys. An authenticator app works with every browser.';
export const removeAppFailed = 'Failed to remove the authenticator app';
export const renamePasskeyFailed = 'Failed to rename the passkey';
export const removePasskeyFailed = 'Failed to remove the passkey';
export const makeCodesFailed = 'Failed to make new recovery codes';
/** The kinds of second factors. */
export const passkeys = 'Passkeys';
export const app = 'Authenticator app';
/** When the app was added. */
export const appAddedAt = <Part>(added: Part): SentenceParts<Part> => ['Added ', added];
/** The details of a passkey; `lastUsed` is null before its first use, `host` where it works here. */
export const passkeyDetails = <Part>(
  synced: boolean,
  added: Part,
  lastUsed: Part | null,
  host: string | null,
): SentenceParts<Part> => [
  `${synced ? 'Passkey, on all your synced devices' : 'Passkey, on one device'}. Added `,
  added,
  ...(lastUsed === null ? [] : [', last used ', lastUsed]),
  host === null ? '.' : `. It works at ${host} only.`,
];
export const removePasskeyQuestion = <Part>(name: Part): SentenceParts<Part> => [
  name,
  ' will no longer let you in. It may stay on your device; you can delete it there.',
];
export const codesLeft = (count: number) =>
  `${counted(count, 'code')} left, for the loss of everything above.`;
export const aboutCodes = <Part>(siteName: Part): SentenceParts<Part> => [
  'If you lose your second factor, one of these lets you in to ',
  siteName,
  '. Each is good once. They are shown only now: keep them where you keep important papers.',
];
/** A button; the device is empty when it is unknown. */
export const endSession = (device: string, network: string) =>
  `End the session ${device || 'of an unknown device'}, ${network}`;
/** The language of the dashboard. */
export const language = 'Language';
export const aboutLanguage = 'In which you read the dashboard. What people typed stays as it is.';
/** The choice of the community's own, by the name that the language has for itself. */
export const communityLanguage = (ownName: string) => `The community’s (${ownName})`;
export const languageFailed = 'The language could not be saved';
