/** The second step of a login. */
export const code = 'Code from your authenticator app';
export const codeHint = 'Six digits, new every 30 seconds.';
export const recoveryCode = 'Recovery code';
export const recoveryCodeHint =
  'One of the codes that you kept when you added your second factor. Each is good once.';
export const about = 'Your password is right. Now confirm that it is you.';
export const usePasskey = 'Use a passkey';
export const or = 'or';
export const useAnotherWay = 'Use another way';
export const useRecoveryCode = 'Use a recovery code';
export const startAgain = 'Start again';
export const loggingIn = 'Logging in...';
export const logIn = 'Log in';
export const loginFailed = 'Login failed';
export const noPasskeyUsed = 'No passkey was used. Try again, or use another way.';
