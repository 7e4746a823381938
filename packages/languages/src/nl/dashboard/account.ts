import type { SentenceParts } from '../../sentence-parts.ts';
import { number, plural } from '../words.ts';

export const passwordChanged = 'Uw wachtwoord is gewijzigd. Uw andere sessies zijn beëindigd.';
export const changePassword = 'Wachtwoord wijzigen';
export const changing = 'Bezig met wijzigen…';
export const mySessions = 'Mijn sessies';
export const aboutSessions =
  'Waar u bent ingelogd. Kent u een sessie niet, beëindig die dan en wijzig uw wachtwoord.';
export const sessionsLoadError = 'Uw sessies konden niet worden geladen. Probeer het opnieuw.';
export const loadingSessions = 'De sessies worden geladen';
export const endOthers = 'Alle andere beëindigen';
export const device = 'Apparaat';
export const network = 'Netwerk';
export const lastUse = 'Laatst gebruikt';
export const unknownDevice = 'Onbekend apparaat';
export const deviceOn = (browser: string, system: string) => `${browser} op ${system}`;
export const unknown = 'Onbekend';
export const thisSession = 'Deze sessie';
export const end = 'Beëindigen';
export const sessionEnded = 'De sessie is beëindigd.';
export const sessionEndFailed = 'De sessie kon niet worden beëindigd';
export const othersEnded = 'Al uw andere sessies zijn beëindigd.';
export const othersEndFailed = 'De sessies konden niet worden beëindigd';
export const addAppTitle = 'Authenticator-app toevoegen';
export const aboutAddingApp =
  'Scan dit met uw authenticator-app, of typ de sleutel daarin over. Vul daarna de code in die de app toont.';
export const beginFailed = 'Beginnen is niet gelukt. Probeer het opnieuw.';
export const makingSecret = 'Er wordt een sleutel gemaakt…';
export const addAppFailed = 'De app kon niet worden toegevoegd';
export const pictureFailed =
  'De afbeelding om te scannen kon niet worden geladen. De sleutel hieronder zegt hetzelfde.';
export const secret = 'Sleutel';
export const openApp = 'De app op dit apparaat openen';
export const appCode = 'Code die de app toont';
export const adding = 'Bezig met toevoegen…';
export const add = 'Toevoegen';
export const appAdded = 'Authenticator-app toegevoegd';
export const passkeyAdded = 'Passkey toegevoegd';
export const codesMade = 'Nieuwe herstelcodes gemaakt';
export const removeAppTitle = 'Authenticator-app verwijderen';
export const aboutRemovingApp = 'Met de codes ervan kunt u dan niet meer inloggen.';
export const removing = 'Bezig met verwijderen…';
export const remove = 'Verwijderen';
export const appRemoved = 'Authenticator-app verwijderd';
export const makeCodesTitle = 'Nieuwe herstelcodes maken';
export const aboutMakingCodes = 'De codes die u nu hebt, werken dan niet meer.';
export const making = 'Bezig met maken…';
export const makeCodes = 'Nieuwe codes maken';
export const aboutPasskeys =
  'Uw vingerafdruk, gezicht of pincode op een apparaat van u, of een beveiligingssleutel.';
export const addPasskey = 'Passkey toevoegen';
export const aboutApp = 'Een app op uw telefoon die elke 30 seconden een nieuwe code toont.';
export const removeApp = 'App verwijderen';
export const addApp = 'App toevoegen';
export const fewCodes = 'U hebt nog maar weinig herstelcodes. Maak nieuwe voordat u ze nodig hebt.';
export const renamePasskeyNamed = (name: string) => `Naam van ${name} wijzigen`;
export const rename = 'Naam wijzigen';
export const removePasskeyNamed = (name: string) => `${name} verwijderen`;
export const addPasskeyTitle = 'Passkey toevoegen';
export const aboutAddingPasskey =
  'Uw browser vraagt om uw vingerafdruk, gezicht, pincode of beveiligingssleutel.';
export const passkey = 'Passkey';
export const waiting = 'Even wachten…';
export const addPasskeyFailed = 'De passkey kon niet worden toegevoegd';
export const renamePasskey = 'Naam van de passkey wijzigen';
export const save = 'Opslaan';
export const removePasskey = 'Passkey verwijderen';
export const passkeyRemoved = 'Passkey verwijderd';
export const nameHint = 'Zodat u hem herkent.';
export const qrCode = 'QR-code voor een authenticator-app';
export const codesCopied = 'Herstelcodes gekopieerd';
export const codesNotCopied =
  'De codes konden niet worden gekopieerd. Selecteer ze, of download ze.';
export const codesFile = (siteName: string, text: string) =>
  `Herstelcodes voor ${siteName}\nElke code werkt één keer.\n\n${text}`;
export const codesTitle = 'Uw herstelcodes';
export const recoveryCodes = 'Herstelcodes';
export const copy = 'Kopiëren';
export const download = 'Downloaden';
export const print = 'Afdrukken';
export const codesKept = 'Ik heb ze bewaard';
export const secondFactor = 'Tweede factor';
export const aboutSecondFactor =
  'Met een tweede factor kan iemand die uw wachtwoord te weten komt, nog steeds niet als u inloggen. Sessies die al open zijn, blijven open.';
export const secondFactorLoadError =
  'Uw tweede factor kon niet worden geladen. Probeer het opnieuw.';
export const loadingSecondFactor = 'Uw tweede factor wordt geladen';
export const hasPasskey = 'Dit apparaat heeft al een passkey voor uw account.';
export const noPasskeyHere = 'Op dit adres kunnen geen passkeys worden gemaakt.';
export const noPasskeyMade = 'Er is geen passkey gemaakt. Probeer het opnieuw.';
export const passkeysNeedAddress =
  'Passkeys hebben een website met een eigen https-adres nodig. Wie deze website draait, kan PUBLIC_URL instellen. Een authenticator-app werkt hier ook.';
export const passkeysWorkAt = (passkeyOrigin: string) =>
  `Passkeys werken alleen op ${passkeyOrigin}. Open het beheer daar om er een toe te voegen.`;
export const browserWithoutPasskeys =
  'Deze browser kent geen passkeys. Een authenticator-app werkt met elke browser.';
export const removeAppFailed = 'De authenticator-app kon niet worden verwijderd';
export const renamePasskeyFailed = 'De naam van de passkey kon niet worden gewijzigd';
export const removePasskeyFailed = 'De passkey kon niet worden verwijderd';
export const makeCodesFailed = 'De nieuwe herstelcodes konden niet worden gemaakt';
export const passkeys = 'Passkeys';
export const app = 'Authenticator-app';
export const appAddedAt = <Part>(added: Part): SentenceParts<Part> => ['Toegevoegd: ', added];
export const passkeyDetails = <Part>(
  synced: boolean,
  added: Part,
  lastUsed: Part | null,
  host: string | null,
): SentenceParts<Part> => [
  `${synced ? 'Passkey, op al uw gesynchroniseerde apparaten' : 'Passkey, op één apparaat'}. Toegevoegd: `,
  added,
  ...(lastUsed === null ? [] : ['; laatst gebruikt: ', lastUsed]),
  host === null ? '.' : `. Hij werkt alleen op ${host}.`,
];
export const removePasskeyQuestion = <Part>(name: Part): SentenceParts<Part> => [
  'Met ',
  name,
  ' kunt u dan niet meer inloggen. De passkey kan op uw apparaat blijven staan; daar kunt u hem verwijderen.',
];
export const codesLeft = (count: number) =>
  plural(count, {
    one: `Nog ${number(count)} code, voor als u alles hierboven kwijt bent.`,
    other: `Nog ${number(count)} codes, voor als u alles hierboven kwijt bent.`,
  });
export const aboutCodes = <Part>(siteName: Part): SentenceParts<Part> => [
  'Raakt u uw tweede factor kwijt, dan laat een van deze codes u binnen bij ',
  siteName,
  '. Elke code werkt één keer. Ze worden alleen nu getoond: bewaar ze waar u belangrijke papieren bewaart.',
];
export const endSession = (device: string, network: string) =>
  `Sessie beëindigen: ${device || 'onbekend apparaat'}, ${network}`;
export const language = 'Taal';
export const aboutLanguage =
  'Waarin u het beheer leest. Wat mensen hebben ingevuld, blijft zoals het is.';
export const communityLanguage = (ownName: string) => `Die van de gemeenschap (${ownName})`;
export const languageFailed = 'De taal kon niet worden opgeslagen';
