import type { SentenceParts } from '../../sentence-parts.ts';
import { counted } from '../plural.ts';

/** Letters by e-mail: whether there are any, how many get them, their note and how they look. */
export const title = 'Letters by e-mail';
export const offTitle = 'Letters are off';
export const aboutOff =
  'Visitors can have the quote of the day, the week ahead and reminders of special days sent to them by e-mail. As long as letters are off, there is no page for that, and nothing is stored.';
/** What one should know before it is switched on; the public page about privacy says the same. */
export const what = 'What is stored';
export const whatText =
  'Of each person who subscribes: the e-mail address, the language, the letters chosen, and when. The address is encrypted with a key that is neither in the database nor in backups.';
export const why = 'Why';
export const whyText = 'To send the letters that people have asked for, and for nothing else.';
export const howLong = 'For how long';
export const howLongText =
  'Until somebody ends the letters; without a confirmation seven days. For one year after the end a code stays from which nobody can read the address: it keeps an old backup from starting the letters again.';
export const who = 'Who learns of it';
export const whoText =
  'The mail service that carries the letters. No volunteer is shown an address, the Master Admin included: you see only how many there are.';
export const needed = 'What it takes';
export const neededText =
  'A contact under “General”, a mail account under “Sending”, and an address of the site with https (PUBLIC_URL), which whoever looks after the server sets.';
export const switchOn = 'Switch letters on';
export const switchOff = 'Switch letters off';
export const switching = 'Switching...';
export const onTitle = 'Letters are on';
/** With a link to the page for visitors. */
export const aboutOn = <Part>(page: Part): SentenceParts<Part> => [
  'Visitors subscribe at ',
  page,
  ', which every page leads to.',
];
export const opensInNewTab = '(opens in a new tab)';
export const switchedOn = 'Letters are on. Visitors can subscribe from now on.';
export const switchedOff = 'Letters are off.';
export const notSwitched = 'Letters could not be switched on';
export const notSwitchedOff = 'Failed to switch letters off';
export const switchOffTitle = 'Switch letters off?';
export const aboutSwitchingOff =
  'No more letters are sent, and those that wait are dropped. The links in letters go on working for 30 days, then all addresses are deleted. If you switch letters on again before that, the subscriptions go on.';

/** Unfolds what is stored, why, for how long and who learns of it. */
export const about = 'What is stored, and who learns of it';

/** How many get them. */
export const subscribers = 'Subscriptions';
export const loading = 'Loading the letters';
export const loadError = 'The letters could not be loaded. Please try again.';
export const daily = 'The quote of the day';
export const weekly = 'The week ahead';
export const reminders = 'Reminders';
export const people = (count: number) => counted(count, 'person', 'people');
export const unconfirmed = 'Not confirmed yet';
export const nextAt = 'Next letters';
export const notNow = 'Nothing is sent at the moment';

/** The volunteers' own words in the weekly letter. */
export const note = 'Note in the weekly letter';
export const noteHint =
  'It stands in the next weekly letter as you write it, in every language, and is empty after that. Up to 2,000 characters.';
export const noteLeft = (count: number) => `${counted(count, 'character')} left`;
export const noteTooLong = (count: number) => `${counted(count, 'character')} too many`;
export const saveNote = 'Save the note';
export const savingNote = 'Saving the note...';
export const noteSaved = 'The note is saved.';
export const noteSaveFailed = 'Failed to save the note';
export const noteChanged =
  'Somebody else has changed the note meanwhile. What you typed is still here; now the note says:';
export const noteEmptied =
  'The note is empty now: it was sent, or somebody has removed it. What you typed is still here.';
export const loadNote = 'Take over the new text';
export const keepTyped = 'Keep what I typed';

/** How letters look. */
export const preview = 'Preview';
export const aboutPreview =
  'Today’s letter as it would be sent, or a sample if there is nothing to say today. The links for changing and ending letters lead nowhere here.';
export const letter = 'Letter';
export const language = 'Language';
export const form = 'Format';
export const asHtml = 'Formatted';
export const asText = 'As plain text';
export const subject = 'Subject';
export const letterNamed = (subject: string) => `The letter “${subject}”`;
export const loadingPreview = 'Loading the letter';
export const previewFailed = 'The letter could not be shown. Please try again.';
export const nothingToSay = 'There is nothing to say in the next weeks, so no letter of this kind.';

/** Somebody's letters that the Master Admin ends. */
export const removeTitle = 'End somebody’s letters';
export const aboutRemoval =
  'For people who ask you to end their letters. This does not tell whether an address gets any, and nothing is recorded of whose it was.';
export const email = 'E-mail address';
export const remove = 'End letters to this address';
export const removing = 'Ending...';
export const done = 'Done';
export const removed = 'If this address got letters, they have ended, and it is deleted.';
export const removeFailed = 'Failed to end the letters';
