export const title = 'Publications et webhooks';
export const about =
  'Chaque jour, à l’heure indiquée ci-dessus, la citation du jour y est publiée d’elle-même\u00a0: entière et avec sa source, ou en image si elle est trop longue. Ce qui est configuré après cette heure commence le lendemain.';
export const postTo = (network: string) => `Publier sur ${network}`;
export const chat = 'Canal ou groupe';
export const chatHint = 'Son nom, comme @amis, ou son numéro. Le bot doit en être administrateur.';
export const token = 'Jeton';
export const telegramTokenHint = 'Tel que @BotFather l’affiche sur Telegram pour votre bot.';
export const mastodonTokenHint =
  'De Mastodon, sous «\u00a0Préférences\u00a0», «\u00a0Développement\u00a0», avec les autorisations read:accounts, write:media et write:statuses.';
export const tokenStored = 'Un jeton est enregistré. Laissez le champ vide pour le garder.';
export const server = 'Serveur';
export const serverHint = 'Son adresse, comme https://social.example';
export const tokenOfOther =
  'Le jeton enregistré est celui d’un autre serveur et sera supprimé. Saisissez celui de ce serveur.';
export const language = 'Langue des publications';
export const communityLanguage = 'Celle de la communauté';
export const link = 'Ajouter l’adresse de la page du jour';
export const webhooks = 'Webhooks';
export const aboutWebhooks =
  'Vos propres programmes reçoivent la citation de chaque jour et, tant que les rencontres sont activées, sont avertis de chaque rencontre ouverte à tous qui est annoncée ou modifiée. La signature suit «\u00a0Standard Webhooks\u00a0».';
export const address = 'Adresse';
export const secret = 'Secret';
export const secretHint =
  'whsec_ suivi de 24 à 64 octets en base64. Le programme qui reçoit s’en sert pour vérifier la signature.';
export const secretStored = 'Un secret est enregistré. Laissez le champ vide pour le garder.';
export const addWebhook = 'Ajouter un webhook';
export const removeWebhook = (number: string) => `Retirer le webhook ${number}`;
export const webhookName = (number: string) => `Webhook ${number}`;
export const tryIt = 'Essayer';
export const trying = 'Essai en cours…';
export const aboutTrying = 'L’essai porte sur ce qui est enregistré. Rien n’est publié.';
export const aboutTryingWebhook =
  'L’essai porte sur ce qui est enregistré. Le programme reçoit un message d’essai.';
export const works = 'Cela fonctionne';
export const doesNotWork = 'Cela ne fonctionne pas';
export const notAnswered = 'Aucune réponse en 15 secondes.';
export const noAccount = 'Il n’y a ni jeton ni secret lisible.';
export const tryFailed = 'L’essai a échoué';
