export const enterYourPassword = 'Ievadiet paroli';
export const aboutPassword =
  'Tas maina, kā jūs pierakstāties. Lai būtu skaidrs, ka tas esat jūs, ievadiet paroli vēlreiz.';
export const goOn = 'Turpināt';
export const checking = 'Notiek pārbaude…';
export const loadingSecondStep = 'Tiek ielādēts otrais solis…';
export const secondStepFailed =
  'Otro soli neizdevās ielādēt. Pārbaudiet savienojumu un mēģiniet vēlreiz.';
export const logInAgain = 'Pierakstieties vēlreiz';
export const aboutLoggingInAgain =
  'Jūsu sesija ir beigusies. Nekas nav zaudēts: pēc pierakstīšanās iesāktais turpinās.';
export const logIn = 'Pierakstīties';
export const loggingIn = 'Notiek pierakstīšanās…';
export const loggedIn = 'Pierakstīšanās ir izdevusies!';
export const login = 'Pierakstīties';
export const needsScript = 'Lai pierakstītos, ieslēdziet JavaScript.';
export const title = 'Pierakstīšanās vadības panelī';
export const home = 'Atpakaļ uz sākumlapu';
export const pleaseLogInAgain = 'Pierakstieties vēlreiz';
export const about = 'Lai atvērtu vadības paneli, ievadiet lietotājvārdu un paroli';
export const wrongCredentials = 'Nepareizs lietotājvārds vai parole';
export const errorTitle = 'Pierakstoties radās kļūda';
export const loginFailed = 'Pierakstīties neizdevās';
export const wrongPassword = 'Nepareiza parole';
export const passwordNotChecked = 'Paroli neizdevās pārbaudīt';
export const loadingInvitation = 'Tiek ielādēts uzaicinājums…';
export const invitationFailed =
  'Uzaicinājumu neizdevās ielādēt. Pārbaudiet savienojumu un mēģiniet vēlreiz.';
