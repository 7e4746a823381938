/** What somebody reads who was invited. */
export const accepted = (username: string) => `You can log in now. Your username is ${username}.`;
export const acceptedTitle = 'Password chosen';
export const title = 'Choose your password';
export const about =
  'Welcome. You are invited to look after this site. Choose the password with which you will log in.';
export const saveFailed = 'The password could not be saved. Please try again.';
export const savePassword = 'Save password';
