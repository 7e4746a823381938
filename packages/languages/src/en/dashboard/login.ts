/** The login, and what asks for the password again. */
export const enterYourPassword = 'Enter your password';
export const aboutPassword =
  'This changes how you log in. To be sure that it is you, please enter your password once more.';
export const goOn = 'Continue';
export const checking = 'Checking...';
export const loadingSecondStep = 'Loading the second step...';
export const secondStepFailed =
  'The second step could not be loaded. Please check your connection and try again.';
export const logInAgain = 'Log in again';
export const aboutLoggingInAgain =
  'Your session is over. Nothing is lost: after the login, what you were doing goes on.';
export const logIn = 'Log in';
export const loggingIn = 'Logging in...';
export const loggedIn = 'Logged in successfully!';
export const login = 'Login';
export const needsScript = 'Turn on JavaScript to log in.';
export const title = 'Admin Login';
export const home = 'Back to Home';
export const pleaseLogInAgain = 'Please log in again';
export const about = 'Enter your credentials to access the admin dashboard';
export const wrongCredentials = 'Invalid username or password';
export const errorTitle = 'An error occurred during login';
export const loginFailed = 'Login failed';
export const wrongPassword = 'Wrong password';
export const passwordNotChecked = 'The password could not be checked';
export const loadingInvitation = 'Loading the invitation...';
export const invitationFailed =
  'The invitation could not be loaded. Please check your connection and try again.';
