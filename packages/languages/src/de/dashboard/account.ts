import type { SentenceParts } from '../../sentence-parts.ts';
import { number, plural } from '../words.ts';

export const passwordChanged = 'Ihr Passwort ist geändert. Ihre anderen Sitzungen sind beendet.';
export const changePassword = 'Passwort ändern';
export const changing = 'Wird geändert …';
export const mySessions = 'Meine Sitzungen';
export const aboutSessions =
  'Wo Sie angemeldet sind. Wenn Sie eine Sitzung nicht kennen, beenden Sie sie und ändern Sie Ihr Passwort.';
export const sessionsLoadError =
  'Ihre Sitzungen konnten nicht geladen werden. Bitte versuchen Sie es noch einmal.';
export const loadingSessions = 'Sitzungen werden geladen';
export const endOthers = 'Alle anderen beenden';
export const device = 'Gerät';
export const network = 'Netzwerk';
export const lastUse = 'Zuletzt benutzt';
export const unknownDevice = 'Unbekanntes Gerät';
export const deviceOn = (browser: string, system: string) => `${browser} auf ${system}`;
export const unknown = 'Unbekannt';
export const thisSession = 'Diese Sitzung';
export const end = 'Beenden';
export const sessionEnded = 'Die Sitzung ist beendet.';
export const sessionEndFailed = 'Die Sitzung konnte nicht beendet werden';
export const othersEnded = 'Alle Ihre anderen Sitzungen sind beendet.';
export const othersEndFailed = 'Die Sitzungen konnten nicht beendet werden';
export const addAppTitle = 'Authenticator-App hinzufügen';
export const aboutAddingApp =
  'Scannen Sie dies mit Ihrer Authenticator-App, oder geben Sie dort den Schlüssel ein. Tragen Sie dann den Code ein, den sie zeigt.';
export const beginFailed =
  'Das Einrichten konnte nicht beginnen. Bitte versuchen Sie es noch einmal.';
export const makingSecret = 'Ein Schlüssel wird erzeugt …';
export const addAppFailed = 'Die App konnte nicht hinzugefügt werden';
export const pictureFailed =
  'Das Bild zum Scannen konnte nicht geladen werden. Der Schlüssel darunter sagt dasselbe.';
export const secret = 'Schlüssel';
export const openApp = 'App auf diesem Gerät öffnen';
export const appCode = 'Code, den die App zeigt';
export const adding = 'Wird hinzugefügt …';
export const add = 'Hinzufügen';
export const appAdded = 'Authenticator-App hinzugefügt';
export const passkeyAdded = 'Passkey hinzugefügt';
export const codesMade = 'Neue Wiederherstellungscodes erstellt';
export const removeAppTitle = 'Authenticator-App entfernen';
export const aboutRemovingApp = 'Mit ihren Codes können Sie sich dann nicht mehr anmelden.';
export const removing = 'Wird entfernt …';
export const remove = 'Entfernen';
export const appRemoved = 'Authenticator-App entfernt';
/** A phone's line has no room for the whole word. */
export const makeCodesTitle = 'Neue Wiederherstellungs\u00adcodes erstellen';
export const aboutMakingCodes = 'Die Codes, die Sie jetzt haben, gelten dann nicht mehr.';
export const making = 'Werden erstellt …';
export const makeCodes = 'Neue Codes erstellen';
export const aboutPasskeys =
  'Ihr Fingerabdruck, Ihr Gesicht oder Ihre PIN auf einem Ihrer Geräte, oder ein Sicherheitsschlüssel.';
export const addPasskey = 'Passkey hinzufügen';
export const aboutApp = 'Eine App auf Ihrem Telefon, die alle 30 Sekunden einen neuen Code zeigt.';
export const removeApp = 'App entfernen';
export const addApp = 'App hinzufügen';
export const fewCodes =
  'Sie haben nur noch wenige Wiederherstellungscodes. Erstellen Sie neue, bevor Sie sie brauchen.';
export const renamePasskeyNamed = (name: string) => `${name} umbenennen`;
export const rename = 'Umbenennen';
export const removePasskeyNamed = (name: string) => `${name} entfernen`;
export const addPasskeyTitle = 'Passkey hinzufügen';
export const aboutAddingPasskey =
  'Ihr Browser wird nach Ihrem Fingerabdruck, Ihrem Gesicht, Ihrer PIN oder einem Sicherheitsschlüssel fragen.';
export const passkey = 'Passkey';
export const waiting = 'Bitte warten …';
export const addPasskeyFailed = 'Der Passkey konnte nicht hinzugefügt werden';
export const renamePasskey = 'Passkey umbenennen';
export const save = 'Speichern';
export const removePasskey = 'Passkey entfernen';
export const passkeyRemoved = 'Passkey entfernt';
export const nameHint = 'Damit Sie ihn wiedererkennen.';
export const qrCode = 'QR-Code für eine Authenticator-App';
export const codesCopied = 'Wiederherstellungscodes kopiert';
export const codesNotCopied =
  'Die Codes konnten nicht kopiert werden. Bitte markieren Sie sie, oder laden Sie sie herunter.';
export const codesFile = (siteName: string, text: string) =>
  `Wiederherstellungscodes für ${siteName}\nJeder gilt einmal.\n\n${text}`;
export const codesTitle = 'Ihre Wiederherstellungs\u00adcodes';
export const recoveryCodes = 'Wiederherstellungscodes';
export const copy = 'Kopieren';
export const download = 'Herunterladen';
export const print = 'Drucken';
export const codesKept = 'Ich habe sie aufbewahrt';
export const secondFactor = 'Zweiter Faktor';
export const aboutSecondFactor =
  'Mit einem zweiten Faktor kann sich niemand als Sie anmelden, der nur Ihr Passwort erfährt. Sitzungen, die schon offen sind, bleiben offen.';
export const secondFactorLoadError =
  'Ihr zweiter Faktor konnte nicht geladen werden. Bitte versuchen Sie es noch einmal.';
export const loadingSecondFactor = 'Ihr zweiter Faktor wird geladen';
export const hasPasskey = 'Dieses Gerät hat schon einen Passkey für Ihr Konto.';
export const noPasskeyHere = 'Unter dieser Adresse können keine Passkeys erstellt werden.';
export const noPasskeyMade = 'Es wurde kein Passkey erstellt. Bitte versuchen Sie es noch einmal.';
export const passkeysNeedAddress =
  'Passkeys brauchen eine Website mit einer eigenen https-Adresse. Wer diese Website betreibt, kann PUBLIC_URL setzen. Eine Authenticator-App funktioniert auch hier.';
export const passkeysWorkAt = (passkeyOrigin: string) =>
  `Passkeys funktionieren nur unter ${passkeyOrigin}. Öffnen Sie die Verwaltung dort, um einen hinzuzufügen.`;
export const browserWithoutPasskeys =
  'Dieser Browser kennt keine Passkeys. Eine Authenticator-App funktioniert mit jedem Browser.';
export const removeAppFailed = 'Die Authenticator-App konnte nicht entfernt werden';
export const renamePasskeyFailed = 'Der Passkey konnte nicht umbenannt werden';
export const removePasskeyFailed = 'Der Passkey konnte nicht entfernt werden';
export const makeCodesFailed = 'Die neuen Wiederherstellungscodes konnten nicht erstellt werden';
export const passkeys = 'Passkeys';
export const app = 'Authenticator-App';
export const appAddedAt = <Part>(added: Part): SentenceParts<Part> => ['Hinzugefügt: ', added];
export const passkeyDetails = <Part>(
  synced: boolean,
  added: Part,
  lastUsed: Part | null,
  host: string | null,
): SentenceParts<Part> => [
  `${synced ? 'Passkey, auf allen Ihren abgeglichenen Geräten' : 'Passkey, auf einem Gerät'}. Hinzugefügt: `,
  added,
  ...(lastUsed === null ? [] : ['; zuletzt benutzt: ', lastUsed]),
  host === null ? '.' : `. Er funktioniert nur unter ${host}.`,
];
export const removePasskeyQuestion = <Part>(name: Part): SentenceParts<Part> => [
  'Mit ',
  name,
  ' können Sie sich dann nicht mehr anmelden. Vielleicht bleibt der Passkey auf Ihrem Gerät; dort können Sie ihn löschen.',
];
export const codesLeft = (count: number) =>
  plural(count, {
    one: `Noch ${number(count)} Code, falls alles oben Genannte verloren geht.`,
    other: `Noch ${number(count)} Codes, falls alles oben Genannte verloren geht.`,
  });
export const aboutCodes = <Part>(siteName: Part): SentenceParts<Part> => [
  'Wenn Sie Ihren zweiten Faktor verlieren, können Sie sich mit einem davon bei ',
  siteName,
  ' anmelden. Jeder gilt einmal. Sie werden nur jetzt gezeigt: Bewahren Sie sie dort auf, wo Sie wichtige Papiere haben.',
];
export const endSession = (device: string, network: string) =>
  `Sitzung beenden: ${device || 'unbekanntes Gerät'}, ${network}`;
export const language = 'Sprache';
export const aboutLanguage =
  'In der Sie die Verwaltung lesen. Was Menschen eingegeben haben, bleibt, wie es ist.';
export const communityLanguage = (ownName: string) => `Die der Gemeinde (${ownName})`;
export const languageFailed = 'Die Sprache konnte nicht gespeichert werden';
