export const quotes = 'Citāti';
export const socialLinks = 'Sociālie tīkli';
export const badiCalendar = 'Badíʻ kalendārs';
export const holyDays = 'Svētās dienas';
export const users = 'Lietotāji';
export const title = 'Vadības panelis';
export const dashboard = 'Panelis';
export const settings = 'Iestatījumi';
export const myAccount = 'Mans konts';
export const viewSite = 'Skatīt vietni';
export const logout = 'Izrakstīties';
export const sessionFailed = 'Sesiju neizdevās pārbaudīt';
export const checking = 'Notiek sesijas pārbaude…';
export const needsScript = 'Lai lietotu vadības paneli, ieslēdziet JavaScript.';
export const loadingYourAccount = 'Tiek ielādēts jūsu konts';
export const accountFailed =
  'Jūsu kontu neizdevās ielādēt. Pārbaudiet savienojumu un mēģiniet vēlreiz.';
export const partFailed = 'Šo daļu neizdevās parādīt. Mēģiniet vēlreiz.';
export const version = (version: string) => `Versija ${version}`;
export const loginRequired = 'Jāpierakstās';
export const pleaseLogIn = 'Lai atvērtu vadības paneli, pierakstieties';
export const general = 'Vispārīgi';
export const letters = 'Vēstules';
export const notifications = 'Paziņojumi';
export const sending = 'Sūtīšana';
export const loadingSettings = 'Tiek ielādēti iestatījumi';
export const settingsFailed =
  'Iestatījumus neizdevās ielādēt. Pārbaudiet savienojumu un mēģiniet vēlreiz.';
export const settingsLoadError = 'Iestatījumus neizdevās ielādēt. Mēģiniet vēlreiz.';
export const loadingChanges = 'Tiek ielādētas pēdējās izmaiņas';
export const changesFailed =
  'Pēdējās izmaiņas neizdevās ielādēt. Pārbaudiet savienojumu un mēģiniet vēlreiz.';
export const gatherings = 'Tikšanās reizes';
export const loadingUsers = 'Tiek ielādēti lietotāji';
export const loadingGatherings = 'Ielādē tikšanās reizes';
export const attentionFailed = 'Neizdevās ielādēt to, kam vajadzīga jūsu uzmanība.';
export const year = 'Gads';
export const yearFailed = 'Gadu neizdevās ielādēt. Pārbaudiet savienojumu un mēģiniet vēlreiz.';
