/** What stands around the rooms of the dashboard. */
export const quotes = 'Quotes';
export const socialLinks = 'Social Links';
export const badiCalendar = 'Badi Calendar';
export const holyDays = 'Holy Days';
export const users = 'Users';
export const title = 'Admin Dashboard';
export const dashboard = 'Dashboard';
export const settings = 'Settings';
export const myAccount = 'My account';
export const viewSite = 'View Site';
export const logout = 'Logout';
export const sessionFailed = 'Failed to get session';
export const checking = 'Checking authentication...';
export const needsScript = 'Turn on JavaScript to use the admin dashboard.';
export const loadingYourAccount = 'Loading your account';
export const accountFailed =
  'Your account could not be loaded. Please check your connection and try again.';
export const partFailed = 'This part could not be shown. Please try again.';
export const version = (version: string) => `Version ${version}`;
export const loginRequired = 'Authentication Required';
export const pleaseLogIn = 'Please log in to access the admin dashboard';
/** Parts of the settings. */
export const general = 'General';
export const letters = 'Letters';
export const notifications = 'Notifications';
export const sending = 'Sending';
export const loadingSettings = 'Loading settings';
export const settingsFailed =
  'The settings could not be loaded. Please check your connection and try again.';
export const settingsLoadError = 'The settings could not be loaded. Please try again.';
export const loadingChanges = 'Loading recent changes';
export const changesFailed =
  'The recent changes could not be loaded. Please check your connection and try again.';
export const loadingUsers = 'Loading users';
/** The tab of gatherings, where they are switched on, and their part of the settings. */
export const gatherings = 'Gatherings';
export const loadingGatherings = 'Loading gatherings';
export const attentionFailed = 'What needs you could not be loaded.';
/** The view of a year, of quotes and of gatherings, and what is said where it cannot be loaded. */
export const year = 'Year';
export const yearFailed =
  'The year could not be loaded. Please check your connection and try again.';
