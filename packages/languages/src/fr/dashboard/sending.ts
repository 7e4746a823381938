import type { SentenceParts } from '../../sentence-parts.ts';

export const title = 'Envoi';
export const about =
  'Ce que le site envoie passe par ici. Tant que vous n’y configurez rien, il ne se connecte à rien. Les mots de passe et les clés sont conservés chiffrés et ne sont plus jamais affichés.';
export const loading = 'Chargement des réglages d’envoi';
export const loadError = 'Les réglages d’envoi n’ont pas pu être chargés. Veuillez réessayer.';

export const mailAccount = 'Compte de courriel';
export const noMail =
  'Aucun compte de courriel n’est configuré\u00a0: le site n’envoie pas de courriels.';
export const setUpMail = 'Configurer un compte de courriel';
export const aboutMail =
  'Votre fournisseur vous indique ce qu’il faut saisir ici, souvent sous «\u00a0SMTP\u00a0» ou «\u00a0courrier sortant\u00a0».';
export const host = 'Serveur';
export const port = 'Port';
export const encryption = 'Chiffrement';
export const tls = 'TLS dès le début (souvent 465)';
export const starttls = 'STARTTLS (souvent 587)';
export const noEncryption = 'Aucun (seulement pour un serveur de courriel sur cette machine)';
export const usernameHint = 'Laissez vide si le serveur ne demande pas d’identification.';
export const passwordStored =
  'Un mot de passe est enregistré. Laissez le champ vide pour le garder.';
export const passwordOfOther =
  'Le mot de passe enregistré est celui d’un autre serveur et sera supprimé. Saisissez celui de ce serveur.';
export const removePassword = 'Supprimer le mot de passe enregistré';
export const fromName = 'Nom de l’expéditeur';
export const fromNameHint =
  'De qui viennent les courriels, par exemple le nom de votre communauté.';
export const fromAddress = 'Adresse de l’expéditeur';
export const replyTo = 'Adresse de réponse';
export const replyToHint =
  'Où vont les réponses. Laissez vide si elles vont à l’adresse de l’expéditeur.';
export const perHour = 'Courriels par heure';
export const perHourHint = 'Autant que votre fournisseur en autorise. Vide\u00a0: sans limite.';
export const signs = 'Signer les courriels (DKIM)';
export const signsHint =
  'À la signature, les autres services de courriel reconnaissent qu’un message vient bien de vous. Beaucoup de fournisseurs signent eux-mêmes\u00a0: laissez alors cette case vide.';
export const domain = 'Domaine';
export const selector = 'Sélecteur';
export const publicKeyAt = <Part>(name: Part): SentenceParts<Part> => [
  'La clé publique se trouve dans le DNS, à ',
  name,
  '.',
];
export const privateKey = 'Clé privée';
export const privateKeyHint =
  'Une clé RSA de 2\u202f048 bits ou plus. Collez-la en entier, de «\u00a0-----BEGIN\u00a0» à «\u00a0-----END\u00a0».';
export const privateKeyStored = 'Une clé est enregistrée. Laissez le champ vide pour la garder.';
export const removeMail = 'Retirer le compte de courriel';
export const removeMailTitle = 'Retirer le compte de courriel\u00a0?';
export const aboutRemovingMail =
  'Plus aucun courriel n’est envoyé, ceux qui attendent sont écartés, le mot de passe et la clé enregistrés sont supprimés.';
export const mailRemoved = 'Le compte de courriel est retiré.';

export const times = 'Quand a lieu l’envoi';
export const sendAt = 'Heure';
export const sendAtHint = (timeZone: string) =>
  `Ce qui est prévu pour un jour part à partir de cette heure, dans le fuseau horaire ${timeZone}.`;
export const weeklyOn = 'Jour de la semaine';
export const weeklyOnHint = 'Ce jour-là part la lettre hebdomadaire.';
export const saved = 'Les réglages d’envoi sont enregistrés.';
export const saveFailed = 'Les réglages d’envoi n’ont pas pu être enregistrés';

export const state = 'Où en est l’envoi';
export const loadingState = 'Chargement de l’état de l’envoi';
export const stateLoadError = 'L’état de l’envoi n’a pas pu être chargé. Veuillez réessayer.';
export const notRefreshed =
  'Ces chiffres n’ont pas pu être mis à jour. Un nouvel essai se fait de lui-même.';
export const mail = 'Courriel';
export const waiting = 'En attente';
export const sent = 'Envoyés';
export const failed = 'En échec';
export const dropped = 'Écartés';
export const perhapsSent = 'Peut-être envoyés';
export const lastSent = 'Dernier envoi';
export const nothingYet = 'Rien encore';
export const lastError = 'Dernière erreur';
export const aboutDropped =
  'Ce qui échoue est abandonné après six essais en 15\u00a0heures. Est écarté ce qui n’avait plus de raison d’être avant que son tour vienne.';

export const testTitle = 'Courriel d’essai';
export const testTo = 'Adresse';
export const aboutTest = 'Il passe par le compte enregistré.';
export const sendTest = 'Envoyer un courriel d’essai';
export const sendingTest = 'Envoi…';
export const testTaken = 'Le serveur a accepté le courriel d’essai';
export const lookIntoInbox =
  'Veuillez regarder dans la boîte de réception, et aussi parmi les indésirables. Le serveur a répondu\u00a0:';
export const testFailed = 'Le courriel d’essai n’a pas été envoyé';
export const reasonGiven = 'La raison indiquée\u00a0:';
export const senderNotRunning =
  'Le programme d’envoi ne tourne pas. Veuillez prévenir la personne qui s’occupe du serveur.';
export const notAnswered =
  'Le serveur n’a pas répondu en 15\u00a0secondes. Le courriel peut encore arriver.';
export const testNotPossible = 'Le courriel d’essai n’a pas pu être envoyé';

export const pausedTitle = 'L’envoi est suspendu';
export const aboutPause =
  'Une sauvegarde a été restaurée, et rien ne permettait de savoir qui a mis fin à ses lettres depuis cette sauvegarde. Rien n’est envoyé tant que vous ne reprenez pas l’envoi. Les personnes qui y ont mis fin depuis en recevront de nouveau\u00a0: retirez d’abord, sous «\u00a0Lettres\u00a0», les adresses que vous connaissez.';
export const resume = 'Reprendre l’envoi';
export const resuming = 'Reprise…';
export const resumed = 'L’envoi reprend. Ce qui était prévu pendant la pause n’est pas envoyé.';
export const resumeFailed = 'L’envoi n’a pas pu reprendre';

export const keyMissing = 'La clé de chiffrement manque';
export const keyUnfit = 'La clé de chiffrement n’est pas la bonne';
export const aboutKey =
  'Cette clé chiffre les mots de passe des comptes et les adresses des visiteurs. Sans la bonne clé, rien n’est envoyé et rien de tel ne peut être enregistré. Tout le reste fonctionne.';
export const putBack = <Part>(file: Part, variable: Part, command: Part): SentenceParts<Part> => [
  'Demandez à la personne qui s’occupe du serveur de la remettre, comme fichier ',
  file,
  ' dans le dossier de données du site ou comme ',
  variable,
  '. Si quelqu’un l’a gardée sur papier, c’est la commande ',
  command,
  ' qui l’a affichée.',
];
export const ifKeyIsLost = 'Si la clé est perdue pour de bon, vous pouvez repartir de zéro.';
export const beginAnew = 'Repartir de zéro';
export const beginAnewTitle = 'Repartir de zéro sans la clé\u00a0?';
export const aboutBeginningAnew =
  'Tout ce que personne ne peut lire sans la clé est supprimé\u00a0: le mot de passe et la clé privée du compte de courriel, et tous les abonnements aux lettres. Chacun devra s’abonner de nouveau, et personne ne pourra le lui écrire. Cela ne peut pas être annulé, même si la clé est retrouvée.';
export const beginningAnew = 'Suppression…';
export const begunAnew =
  'C’est fait. Si le compte de courriel a un mot de passe, saisissez-le de nouveau.';
export const beginAnewFailed = 'Impossible de repartir de zéro';
