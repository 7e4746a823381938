export const quotes = 'Citat';
export const socialLinks = 'Sociala medier';
export const badiCalendar = 'Badíʻ-kalendern';
export const holyDays = 'Heliga dagar';
export const users = 'Användare';
export const title = 'Administration';
export const dashboard = 'Administration';
export const settings = 'Inställningar';
export const myAccount = 'Mitt konto';
export const viewSite = 'Visa webbplatsen';
export const logout = 'Logga ut';
export const sessionFailed = 'Din session kunde inte hämtas';
export const checking = 'Kontrollerar inloggningen …';
export const needsScript = 'Slå på JavaScript för att använda administrationen.';
export const loadingYourAccount = 'Hämtar ditt konto';
export const accountFailed =
  'Ditt konto kunde inte hämtas. Kontrollera din anslutning och försök igen.';
export const partFailed = 'Den här delen kunde inte visas. Försök igen.';
export const version = (version: string) => `Version ${version}`;
export const loginRequired = 'Inloggning krävs';
export const pleaseLogIn = 'Logga in för att komma till administrationen';
export const general = 'Allmänt';
export const letters = 'Brev';
export const notifications = 'Aviseringar';
export const sending = 'Utskick';
export const loadingSettings = 'Hämtar inställningarna';
export const settingsFailed =
  'Inställningarna kunde inte hämtas. Kontrollera din anslutning och försök igen.';
export const settingsLoadError = 'Inställningarna kunde inte hämtas. Försök igen.';
export const loadingChanges = 'Hämtar de senaste ändringarna';
export const changesFailed =
  'De senaste ändringarna kunde inte hämtas. Kontrollera din anslutning och försök igen.';
export const gatherings = 'Sammankomster';
export const loadingUsers = 'Hämtar användare';
export const loadingGatherings = 'Sammankomsterna hämtas';
export const attentionFailed = 'Det som behöver din uppmärksamhet kunde inte hämtas.';
export const year = 'År';
export const yearFailed = 'Året kunde inte hämtas. Kontrollera din anslutning och försök igen.';
