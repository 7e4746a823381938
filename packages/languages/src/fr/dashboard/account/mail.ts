export const forgot = 'Mot de passe oublié\u00a0?';
export const aboutForgot =
  'Saisissez votre nom d’utilisateur. Si le compte a une adresse électronique confirmée, un lien y sera envoyé pour choisir un nouveau mot de passe.';
export const sendLink = 'Envoyer le lien';
export const sendingLink = 'Envoi…';
export const sent = 'Regardez dans votre boîte de réception';
export const linkSent =
  'Si ce compte existe et qu’il a une adresse électronique confirmée, un lien est en route. Il est valable une seule fois, pendant 30 minutes.';
export const nothingCame =
  'Si rien n’arrive, regardez parmi les messages indésirables. Un autre bénévole peut aussi vous donner un nouveau mot de passe.';
export const askFailed = 'Le lien n’a pas pu être demandé. Veuillez réessayer.';
export const backToLogin = 'Retour à la connexion';
export const resetTitle = 'Choisissez un nouveau mot de passe';
export const aboutReset =
  'Toutes vos sessions se terminent alors. Votre second facteur, si vous en avez un, sera demandé comme avant.';
export const confirmTitle = 'Confirmez votre adresse électronique';
export const aboutConfirm =
  'Appuyez sur le bouton, et les notifications de votre compte arriveront désormais à cette adresse.';
export const confirm = 'Confirmer';
export const confirming = 'Confirmation…';
export const confirmed = 'Votre adresse électronique est confirmée.';
export const confirmFailed = 'L’adresse n’a pas pu être confirmée. Veuillez réessayer.';
export const logInToConfirm =
  'Connectez-vous pour confirmer l’adresse électronique de votre compte';
export const email = 'Adresse électronique';
export const aboutEmail =
  'Les notifications de votre compte arrivent ici\u00a0: un nouveau mot de passe, un changement du second facteur ou de cette adresse, une connexion depuis un navigateur inconnu. Et un lien, si vous oubliez votre mot de passe.';
export const stored =
  'Elle est conservée chiffrée, n’est montrée à personne, et est supprimée quand vous la retirez ou que votre compte est supprimé.';
export const isConfirmed = 'Confirmée';
export const isNotConfirmed =
  'Pas encore confirmée\u00a0: elle comptera quand vous aurez utilisé le lien qui y a été envoyé.';
export const lookInInbox =
  'Regardez dans votre boîte de réception\u00a0: l’adresse comptera quand vous aurez utilisé le lien qui s’y trouve.';
export const give = 'Enregistrer';
export const remove = 'Retirer l’adresse';
export const removing = 'Retrait…';
export const removed = 'L’adresse est retirée.';
export const giveFailed = 'L’adresse n’a pas pu être enregistrée';
export const removeFailed = 'L’adresse n’a pas pu être retirée';
export const loadError = 'Votre adresse électronique n’a pas pu être chargée. Veuillez réessayer.';
export const loading = 'Chargement de votre adresse électronique';
export const inviteEmail = 'Adresse électronique (facultative)';
export const aboutInviteEmail = 'Le lien y est aussi envoyé\u00a0; l’adresse n’est pas conservée.';
