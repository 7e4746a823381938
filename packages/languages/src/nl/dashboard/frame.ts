export const quotes = 'Citaten';
export const socialLinks = 'Sociale media';
export const badiCalendar = 'Badíʻ-kalender';
export const holyDays = 'Heilige dagen';
export const users = 'Gebruikers';
export const title = 'Beheer';
export const dashboard = 'Beheer';
export const settings = 'Instellingen';
export const myAccount = 'Mijn account';
export const viewSite = 'Website bekijken';
export const logout = 'Uitloggen';
export const sessionFailed = 'Uw sessie kon niet worden opgevraagd';
export const checking = 'Uw sessie wordt gecontroleerd…';
export const needsScript = 'Schakel JavaScript in om het beheer te gebruiken.';
export const loadingYourAccount = 'Uw account wordt geladen';
export const accountFailed =
  'Uw account kon niet worden geladen. Controleer uw verbinding en probeer het opnieuw.';
export const partFailed = 'Dit onderdeel kon niet worden getoond. Probeer het opnieuw.';
export const version = (version: string) => `Versie ${version}`;
export const loginRequired = 'Inloggen nodig';
export const pleaseLogIn = 'Log in om bij het beheer te komen';
export const general = 'Algemeen';
export const letters = 'Brieven';
export const notifications = 'Meldingen';
export const sending = 'Verzending';
export const loadingSettings = 'De instellingen worden geladen';
export const settingsFailed =
  'De instellingen konden niet worden geladen. Controleer uw verbinding en probeer het opnieuw.';
export const settingsLoadError = 'De instellingen konden niet worden geladen. Probeer het opnieuw.';
export const loadingChanges = 'De laatste wijzigingen worden geladen';
export const changesFailed =
  'De laatste wijzigingen konden niet worden geladen. Controleer uw verbinding en probeer het opnieuw.';
export const gatherings = 'Bijeenkomsten';
export const loadingUsers = 'De gebruikers worden geladen';
export const loadingGatherings = 'Bijeenkomsten worden geladen';
export const attentionFailed = 'Wat uw aandacht vraagt, kon niet worden geladen.';
export const year = 'Jaar';
export const yearFailed =
  'Het jaar kon niet worden geladen. Controleer uw verbinding en probeer het opnieuw.';
