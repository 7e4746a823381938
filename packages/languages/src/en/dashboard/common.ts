import { formatNumber } from '../format-number.ts';

/** What several rooms of the dashboard say: buttons, columns, dialogs and messages. */
export const success = 'Success';
export const error = 'Error';
export const retrying = 'Retrying...';
export const retry = 'Retry';
export const cancel = 'Cancel';
export const close = 'Close';
export const edit = 'Edit';
export const saveChanges = 'Save Changes';
export const saving = 'Saving...';
export const remove = 'Delete';
export const removing = 'Deleting...';
export const confirmDeletion = 'Confirm Deletion';
export const tryAgain = 'Please try again.';
/** The question before something typed is lost. */
export const leaveWithoutSaving = 'Leave without saving?';
export const notSaved = 'What you typed is not saved.';
export const stay = 'Stay';
export const leave = 'Leave';
export const unsaved = 'There are unsaved changes.';
/** Where somebody else has changed meanwhile what is being edited. */
export const loadNewerVersion = 'Load the newer version';
/** The heading over the list of wrong fields, and what is said beside a field that is right again. */
export const checkFields = (count: number) => `Please check ${count} fields`;
export const corrected = 'corrected';
/** Of lists in pages. */
export const previous = 'Previous';
export const next = 'Next';
export const pageOf = (page: number, pages: number) => `Page ${page} of ${pages}`;
/**
 * Said where a part's texts could not be loaded in the user's language, while those above could. The English dashboard
 * never says it.
 */
export const partInEnglish =
  'A part of this page could not be loaded in your language, so it is in English. Load the page again to try once more.';
/** Columns and fields. */
export const actions = 'Actions';
export const name = 'Name';
export const date = 'Date';
export const username = 'Username';
export const password = 'Password';
export const role = 'Role';
/** Said when a chosen file has changed before it was sent. */
export const fileChanged =
  'The file could not be read. If it has changed meanwhile, please choose it again.';
/** Where a day is typed. */
export const givenYears = (first: number, last: number) =>
  `Year with four digits, ${first} to ${last}`;
/** A count by itself. */
export const numberOf = (count: number) => formatNumber(count);
/** What the two roles are called. */
export const roleName = (role: 'Admin' | 'Master Admin'): string => role;
/** Buttons of a password field; a form's second field is for the password typed once more. */
export const showPassword = 'Show password';
export const hidePassword = 'Hide password';
export const showConfirmedPassword = 'Show confirmed password';
export const hideConfirmedPassword = 'Hide confirmed password';

/** Of what was changed together. */
export const undo = 'Undo';
export const undoing = 'Undoing…';
export const undoneTitle = 'Undone';
