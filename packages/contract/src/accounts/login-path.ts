/** Where volunteers log in, and where links to a new password lead. */
export const LOGIN_PATH = '/admin-auth';
