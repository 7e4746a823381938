export const quotes = 'Citations';
export const socialLinks = 'Réseaux sociaux';
export const badiCalendar = 'Calendrier badíʻ';
export const holyDays = 'Jours saints';
export const users = 'Utilisateurs';
export const title = 'Tableau de bord';
export const dashboard = 'Tableau de bord';
export const settings = 'Réglages';
export const myAccount = 'Mon compte';
export const viewSite = 'Voir le site';
export const logout = 'Se déconnecter';
export const sessionFailed = 'Votre session n’a pas pu être consultée';
export const checking = 'Vérification de la session…';
export const needsScript = 'Activez JavaScript pour utiliser le tableau de bord.';
export const loadingYourAccount = 'Chargement de votre compte';
export const accountFailed =
  'Votre compte n’a pas pu être chargé. Vérifiez votre connexion et réessayez.';
export const partFailed = 'Cette partie n’a pas pu être affichée. Veuillez réessayer.';
export const version = (version: string) => `Version ${version}`;
export const loginRequired = 'Connexion nécessaire';
export const pleaseLogIn = 'Connectez-vous pour accéder au tableau de bord';
export const general = 'Général';
export const letters = 'Lettres';
export const notifications = 'Notifications';
export const sending = 'Envoi';
export const loadingSettings = 'Chargement des réglages';
export const settingsFailed =
  'Les réglages n’ont pas pu être chargés. Vérifiez votre connexion et réessayez.';
export const settingsLoadError = 'Les réglages n’ont pas pu être chargés. Veuillez réessayer.';
export const loadingChanges = 'Chargement des modifications récentes';
export const changesFailed =
  'Les modifications récentes n’ont pas pu être chargées. Vérifiez votre connexion et réessayez.';
export const gatherings = 'Rencontres';
export const loadingUsers = 'Chargement des utilisateurs';
export const loadingGatherings = 'Chargement des rencontres';
export const attentionFailed = 'Ce qui demande votre attention n’a pas pu être chargé.';
export const year = 'Année';
export const yearFailed = 'L’année n’a pas pu être chargée. Vérifiez votre connexion et réessayez.';
