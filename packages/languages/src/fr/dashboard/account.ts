import type { SentenceParts } from '../../sentence-parts.ts';
import { number, plural } from '../words.ts';

export const passwordChanged = 'Votre mot de passe est changé. Vos autres sessions sont terminées.';
export const changePassword = 'Changer le mot de passe';
export const changing = 'Changement…';
export const mySessions = 'Mes sessions';
export const aboutSessions =
  'Là où vous êtes connecté. Si vous ne reconnaissez pas une session, terminez-la et changez votre mot de passe.';
export const sessionsLoadError = 'Vos sessions n’ont pas pu être chargées. Veuillez réessayer.';
export const loadingSessions = 'Chargement des sessions';
export const endOthers = 'Terminer toutes les autres';
export const device = 'Appareil';
export const network = 'Réseau';
export const lastUse = 'Dernière utilisation';
export const unknownDevice = 'Appareil inconnu';
export const deviceOn = (browser: string, system: string) => `${browser} sur ${system}`;
export const unknown = 'Inconnu';
export const thisSession = 'Cette session';
export const end = 'Terminer';
export const sessionEnded = 'La session est terminée.';
export const sessionEndFailed = 'La session n’a pas pu être terminée';
export const othersEnded = 'Toutes vos autres sessions sont terminées.';
export const othersEndFailed = 'Les sessions n’ont pas pu être terminées';
export const addAppTitle = 'Ajouter une application d’authentification';
export const aboutAddingApp =
  'Scannez ceci avec votre application d’authentification, ou saisissez-y la clé. Saisissez ensuite le code qu’elle affiche.';
export const beginFailed = 'Impossible de commencer. Veuillez réessayer.';
export const makingSecret = 'Création d’une clé…';
export const addAppFailed = 'L’application n’a pas pu être ajoutée';
export const pictureFailed =
  'L’image à scanner n’a pas pu être chargée. La clé ci-dessous dit la même chose.';
export const secret = 'Clé';
export const openApp = 'Ouvrir l’application sur cet appareil';
export const appCode = 'Code affiché par l’application';
export const adding = 'Ajout…';
export const add = 'Ajouter';
export const appAdded = 'Application d’authentification ajoutée';
export const passkeyAdded = 'Clé d’accès ajoutée';
export const codesMade = 'Nouveaux codes de secours créés';
export const removeAppTitle = 'Retirer l’application d’authentification';
export const aboutRemovingApp = 'Ses codes ne vous donneront plus accès.';
export const removing = 'Retrait…';
export const remove = 'Retirer';
export const appRemoved = 'Application d’authentification retirée';
export const makeCodesTitle = 'Créer de nouveaux codes de secours';
export const aboutMakingCodes = 'Les codes que vous avez maintenant ne seront plus valables.';
export const making = 'Création…';
export const makeCodes = 'Créer de nouveaux codes';
export const aboutPasskeys =
  'Votre empreinte, votre visage ou votre code PIN sur l’un de vos appareils, ou une clé de sécurité.';
export const addPasskey = 'Ajouter une clé d’accès';
export const aboutApp =
  'Une application sur votre téléphone qui affiche un nouveau code toutes les 30 secondes.';
export const removeApp = 'Retirer l’application';
export const addApp = 'Ajouter l’application';
export const fewCodes =
  'Il vous reste peu de codes de secours. Créez-en de nouveaux avant d’en avoir besoin.';
export const renamePasskeyNamed = (name: string) => `Renommer ${name}`;
export const rename = 'Renommer';
export const removePasskeyNamed = (name: string) => `Retirer ${name}`;
export const addPasskeyTitle = 'Ajouter une clé d’accès';
export const aboutAddingPasskey =
  'Votre navigateur vous demandera votre empreinte, votre visage, votre code PIN ou une clé de sécurité.';
export const passkey = 'Clé d’accès';
export const waiting = 'En attente…';
export const addPasskeyFailed = 'La clé d’accès n’a pas pu être ajoutée';
export const renamePasskey = 'Renommer la clé d’accès';
export const save = 'Enregistrer';
export const removePasskey = 'Retirer la clé d’accès';
export const passkeyRemoved = 'Clé d’accès retirée';
export const nameHint = 'Pour la reconnaître.';
export const qrCode = 'Code QR pour une application d’authentification';
export const codesCopied = 'Codes de secours copiés';
export const codesNotCopied =
  'Les codes n’ont pas pu être copiés. Veuillez les sélectionner, ou les télécharger.';
export const codesFile = (siteName: string, text: string) =>
  `Codes de secours pour ${siteName}\nChacun sert une seule fois.\n\n${text}`;
export const codesTitle = 'Vos codes de secours';
export const recoveryCodes = 'Codes de secours';
export const copy = 'Copier';
export const download = 'Télécharger';
export const print = 'Imprimer';
export const codesKept = 'Je les ai gardés';
export const secondFactor = 'Second facteur';
export const aboutSecondFactor =
  'Avec un second facteur, une personne qui apprend votre mot de passe ne peut toujours pas se connecter à votre place. Les sessions déjà ouvertes le restent.';
export const secondFactorLoadError =
  'Votre second facteur n’a pas pu être chargé. Veuillez réessayer.';
export const loadingSecondFactor = 'Chargement de votre second facteur';
export const hasPasskey = 'Cet appareil a déjà une clé d’accès pour votre compte.';
export const noPasskeyHere = 'Aucune clé d’accès ne peut être créée à cette adresse.';
export const noPasskeyMade = 'Aucune clé d’accès n’a été créée. Veuillez réessayer.';
export const passkeysNeedAddress =
  'Les clés d’accès demandent un site qui a sa propre adresse https. La personne qui gère ce site peut définir PUBLIC_URL. Une application d’authentification fonctionne aussi ici.';
export const passkeysWorkAt = (passkeyOrigin: string) =>
  `Les clés d’accès ne fonctionnent qu’à l’adresse ${passkeyOrigin}. Ouvrez-y le tableau de bord pour en ajouter une.`;
export const browserWithoutPasskeys =
  'Ce navigateur ne connaît pas les clés d’accès. Une application d’authentification fonctionne avec tous les navigateurs.';
export const removeAppFailed = 'L’application d’authentification n’a pas pu être retirée';
export const renamePasskeyFailed = 'La clé d’accès n’a pas pu être renommée';
export const removePasskeyFailed = 'La clé d’accès n’a pas pu être retirée';
export const makeCodesFailed = 'Les nouveaux codes de secours n’ont pas pu être créés';
export const passkeys = 'Clés d’accès';
export const app = 'Application d’authentification';
export const appAddedAt = <Part>(added: Part): SentenceParts<Part> => ['Ajoutée\u00a0: ', added];
export const passkeyDetails = <Part>(
  synced: boolean,
  added: Part,
  lastUsed: Part | null,
  host: string | null,
): SentenceParts<Part> => [
  `${synced ? 'Clé d’accès, sur tous vos appareils synchronisés' : 'Clé d’accès, sur un seul appareil'}. Ajoutée\u00a0: `,
  added,
  ...(lastUsed === null ? [] : ['\u00a0; dernière utilisation\u00a0: ', lastUsed]),
  host === null ? '.' : `. Elle ne fonctionne qu’à l’adresse ${host}.`,
];
export const removePasskeyQuestion = <Part>(name: Part): SentenceParts<Part> => [
  name,
  ' ne vous donnera plus accès. Cette clé peut rester sur votre appareil\u00a0; vous pouvez l’y supprimer.',
];
export const codesLeft = (count: number) =>
  plural(count, {
    one: `${number(count)} code restant, si vous perdez tout ce qui précède.`,
    other: `${number(count)} codes restants, si vous perdez tout ce qui précède.`,
  });
export const aboutCodes = <Part>(siteName: Part): SentenceParts<Part> => [
  'Si vous perdez votre second facteur, l’un de ces codes vous donne accès à ',
  siteName,
  '. Chacun sert une seule fois. Ils ne sont affichés que maintenant\u00a0: gardez-les là où vous rangez vos papiers importants.',
];
export const endSession = (device: string, network: string) =>
  `Terminer la session\u00a0: ${device || 'appareil inconnu'}, ${network}`;
export const language = 'Langue';
export const aboutLanguage =
  'Celle dans laquelle vous lisez le tableau de bord. Ce que des personnes ont saisi reste tel quel.';
export const communityLanguage = (ownName: string) => `Celle de la communauté (${ownName})`;
export const languageFailed = 'La langue n’a pas pu être enregistrée';
