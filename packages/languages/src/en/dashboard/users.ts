import type { SentenceParts } from '../../sentence-parts.ts';

/** The tab of users and invitations. */
export const isMasterAdmin = (username: string) => `${username} is the Master Admin now`;
export const roleTransferredTitle = 'Master Admin Role Transferred';
export const roleUpdated = 'User role updated successfully';
export const permissionDenied = 'Permission Denied';
export const changeRole = 'Change Role';
export const onlyOneMasterAdmin = 'Only one Master Admin can exist at a time.';
export const created = 'User created successfully';
export const createUser = 'Create User';
export const creating = 'Creating...';
export const deleted = 'User deleted successfully';
export const deleteUser = 'Delete User';
export const usernameUpdated = 'Username updated successfully';
export const editUsername = 'Edit Username';
export const invite = 'Invite';
export const aboutInviting = (days: number) =>
  `A link, good once and for ${days} days, through which a new Admin chooses a password.`;
export const inviting = 'Inviting...';
export const makeLink = 'Make the link';
export const linkCopied = 'The link is copied.';
export const linkNotCopied =
  'The link could not be copied. It is selected: please copy it by hand.';
export const link = 'Link';
export const copyLink = 'Copy link';
export const confirmPassword = 'Confirm Password';
export const met = ' (met)';
export const notMet = ' (not met)';
export const easilyGuessed = 'This password is easily guessed.';
export const openInvitations = 'Open invitations';
export const withdrawInvitationOf = (username: string) => `Withdraw the invitation of ${username}`;
export const withdraw = 'Withdraw';
export const passwordReset = 'Password reset successfully';
export const resetPassword = 'Reset Password';
export const resetting = 'Resetting...';
export const transferTitle = 'Transfer Master Admin Role';
export const transferring = 'Transferring...';
export const transferRole = 'Transfer Role';
export const editUser = (username: string) => `Edit ${username}`;
export const title = 'Users';
export const aboutTransfer =
  'Only one Master Admin can exist at a time. Promoting another user to Master Admin transfers the role.';
export const loadError = 'Failed to load users. Please refresh and try again.';
export const loading = 'Loading users';
export const none = 'No users found';
export const lastModified = 'Last Modified';
export const you = '(you)';
export const transferFailed = 'Failed to transfer Master Admin role';
export const createFailed = 'Failed to create user';
export const usernameFailed = 'Failed to update username';
export const roleFailed = 'Failed to update user role';
export const resetFailed = 'Failed to reset password';
export const deleteFailed = 'Failed to delete user';
export const inviteFailed = 'The invitation could not be made';
export const withdrawn = 'The invitation is withdrawn.';
export const withdrawFailed = 'The invitation could not be withdrawn';
export const deleteQuestion = <Part>(username: Part): SentenceParts<Part> => [
  username,
  ' can no longer log in. This action cannot be undone.',
];
export const aboutLink = <Part>(username: Part): SentenceParts<Part> => [
  'Send it only to ',
  username,
  '. It is shown only now; whoever has lost it is invited anew.',
];
/** An open invitation, and when it ends. */
export const openUntil = <Part>(username: Part, end: Part): SentenceParts<Part> => [
  username,
  ', until ',
  end,
];
export const aboutResetting = <Part>(username: Part): SentenceParts<Part> => [
  'A new password for ',
  username,
  '. Whoever is logged in with the old one has to log in again.',
];
export const transferQuestion = <Part>(username: Part): SentenceParts<Part> => [
  'Only one Master Admin can exist at a time. ',
  username,
  ' becomes the Master Admin and you become an Admin.',
];
/** The rules of a password. */
export const atLeastCharacters = (min: number) => `At least ${min} characters`;
export const atLeastUppercase = 'At least one uppercase letter';
export const atLeastLowercase = 'At least one lowercase letter';
export const atLeastNumber = 'At least one number';
export const atLeastSpecial = 'At least one special character';
