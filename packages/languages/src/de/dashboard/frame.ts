export const quotes = 'Zitate';
export const socialLinks = 'Soziale Medien';
export const badiCalendar = 'Badíʻ-Kalender';
export const holyDays = 'Heilige Tage';
export const users = 'Benutzer';
export const title = 'Verwaltung';
export const dashboard = 'Verwaltung';
export const settings = 'Einstellungen';
export const myAccount = 'Mein Konto';
export const viewSite = 'Website ansehen';
export const logout = 'Abmelden';
export const sessionFailed = 'Ihre Anmeldung konnte nicht abgefragt werden';
export const checking = 'Anmeldung wird geprüft …';
export const needsScript = 'Schalten Sie JavaScript ein, um die Verwaltung zu benutzen.';
export const loadingYourAccount = 'Ihr Konto wird geladen';
export const accountFailed =
  'Ihr Konto konnte nicht geladen werden. Bitte prüfen Sie Ihre Verbindung und versuchen Sie es noch einmal.';
export const partFailed =
  'Dieser Teil konnte nicht angezeigt werden. Bitte versuchen Sie es noch einmal.';
export const version = (version: string) => `Version ${version}`;
export const loginRequired = 'Anmeldung nötig';
export const pleaseLogIn = 'Bitte melden Sie sich an, um zur Verwaltung zu gelangen';
export const general = 'Allgemein';
export const letters = 'Briefe';
export const notifications = 'Benachrichtigungen';
export const sending = 'Versand';
export const loadingSettings = 'Einstellungen werden geladen';
export const settingsFailed =
  'Die Einstellungen konnten nicht geladen werden. Bitte prüfen Sie Ihre Verbindung und versuchen Sie es noch einmal.';
export const settingsLoadError =
  'Die Einstellungen konnten nicht geladen werden. Bitte versuchen Sie es noch einmal.';
export const loadingChanges = 'Letzte Änderungen werden geladen';
export const changesFailed =
  'Die letzten Änderungen konnten nicht geladen werden. Bitte prüfen Sie Ihre Verbindung und versuchen Sie es noch einmal.';
export const gatherings = 'Zusammenkünfte';
export const loadingUsers = 'Benutzer werden geladen';
export const loadingGatherings = 'Zusammenkünfte werden geladen';
export const attentionFailed = 'Wo Sie gebraucht werden, konnte nicht geladen werden.';
export const year = 'Jahr';
export const yearFailed =
  'Das Jahr konnte nicht geladen werden. Bitte prüfen Sie Ihre Verbindung und versuchen Sie es noch einmal.';
