import type { SentenceParts } from '../../sentence-parts.ts';
import { number, plural } from '../words.ts';

export const passwordChanged = 'Ditt lösenord är ändrat. Dina andra sessioner är avslutade.';
export const changePassword = 'Ändra lösenord';
export const changing = 'Ändrar …';
export const mySessions = 'Mina sessioner';
export const aboutSessions =
  'Där du är inloggad. Om du inte känner igen en session, avsluta den och ändra ditt lösenord.';
export const sessionsLoadError = 'Dina sessioner kunde inte hämtas. Försök igen.';
export const loadingSessions = 'Hämtar sessioner';
export const endOthers = 'Avsluta alla andra';
export const device = 'Enhet';
export const network = 'Nätverk';
export const lastUse = 'Senast använd';
export const unknownDevice = 'Okänd enhet';
export const deviceOn = (browser: string, system: string) => `${browser} på ${system}`;
export const unknown = 'Okänt';
export const thisSession = 'Den här sessionen';
export const end = 'Avsluta';
export const sessionEnded = 'Sessionen är avslutad.';
export const sessionEndFailed = 'Sessionen kunde inte avslutas';
export const othersEnded = 'Alla dina andra sessioner är avslutade.';
export const othersEndFailed = 'Sessionerna kunde inte avslutas';
export const addAppTitle = 'Lägg till en autentiseringsapp';
export const aboutAddingApp =
  'Skanna detta med din autentiseringsapp, eller skriv in nyckeln i den. Skriv sedan koden som den visar.';
export const beginFailed = 'Det gick inte att börja. Försök igen.';
export const makingSecret = 'Skapar en nyckel …';
export const addAppFailed = 'Appen kunde inte läggas till';
export const pictureFailed = 'Bilden att skanna kunde inte hämtas. Nyckeln nedan säger samma sak.';
export const secret = 'Nyckel';
export const openApp = 'Öppna appen på den här enheten';
export const appCode = 'Kod som appen visar';
export const adding = 'Lägger till …';
export const add = 'Lägg till';
export const appAdded = 'Autentiseringsappen är tillagd';
export const passkeyAdded = 'Lösennyckeln är tillagd';
export const codesMade = 'Nya återställningskoder har skapats';
export const removeAppTitle = 'Ta bort autentiseringsappen';
export const aboutRemovingApp = 'Dess koder släpper då inte längre in dig.';
export const removing = 'Tar bort …';
export const remove = 'Ta bort';
export const appRemoved = 'Autentiseringsappen är borttagen';
export const makeCodesTitle = 'Skapa nya återställningskoder';
export const aboutMakingCodes = 'Koderna som du har nu gäller då inte längre.';
export const making = 'Skapar …';
export const makeCodes = 'Skapa nya koder';
export const aboutPasskeys =
  'Ditt fingeravtryck, ansikte eller din PIN-kod på en egen enhet, eller en säkerhetsnyckel.';
export const addPasskey = 'Lägg till lösennyckel';
export const aboutApp = 'En app på din telefon som visar en ny kod var 30:e sekund.';
export const removeApp = 'Ta bort appen';
export const addApp = 'Lägg till app';
export const fewCodes = 'Du har få återställningskoder kvar. Skapa nya innan du behöver dem.';
export const renamePasskeyNamed = (name: string) => `Byt namn på ${name}`;
export const rename = 'Byt namn';
export const removePasskeyNamed = (name: string) => `Ta bort ${name}`;
export const addPasskeyTitle = 'Lägg till en lösennyckel';
export const aboutAddingPasskey =
  'Din webbläsare frågar efter ditt fingeravtryck, ansikte, din PIN-kod eller säkerhetsnyckel.';
export const passkey = 'Lösennyckel';
export const waiting = 'Väntar …';
export const addPasskeyFailed = 'Lösennyckeln kunde inte läggas till';
export const renamePasskey = 'Byt namn på lösennyckeln';
export const save = 'Spara';
export const removePasskey = 'Ta bort lösennyckeln';
export const passkeyRemoved = 'Lösennyckeln är borttagen';
export const nameHint = 'Så att du känner igen den.';
export const qrCode = 'QR-kod för en autentiseringsapp';
export const codesCopied = 'Återställningskoderna är kopierade';
export const codesNotCopied = 'Koderna kunde inte kopieras. Markera dem, eller ladda ner dem.';
export const codesFile = (siteName: string, text: string) =>
  `Återställningskoder för ${siteName}\nVar och en gäller en gång.\n\n${text}`;
export const codesTitle = 'Dina återställningskoder';
export const recoveryCodes = 'Återställningskoder';
export const copy = 'Kopiera';
export const download = 'Ladda ner';
export const print = 'Skriv ut';
export const codesKept = 'Jag har sparat dem';
export const secondFactor = 'Andra faktor';
export const aboutSecondFactor =
  'Med en andra faktor kan den som får reda på ditt lösenord ändå inte logga in som du. Sessioner som redan är öppna förblir öppna.';
export const secondFactorLoadError = 'Din andra faktor kunde inte hämtas. Försök igen.';
export const loadingSecondFactor = 'Hämtar din andra faktor';
export const hasPasskey = 'Den här enheten har redan en lösennyckel för ditt konto.';
export const noPasskeyHere = 'Lösennycklar kan inte skapas på den här adressen.';
export const noPasskeyMade = 'Ingen lösennyckel skapades. Försök igen.';
export const passkeysNeedAddress =
  'Lösennycklar kräver en webbplats med en egen https-adress. Den som driver webbplatsen kan ställa in PUBLIC_URL. En autentiseringsapp fungerar också här.';
export const passkeysWorkAt = (passkeyOrigin: string) =>
  `Lösennycklar fungerar bara på ${passkeyOrigin}. Öppna administrationen där för att lägga till en.`;
export const browserWithoutPasskeys =
  'Den här webbläsaren känner inte till lösennycklar. En autentiseringsapp fungerar med alla webbläsare.';
export const removeAppFailed = 'Autentiseringsappen kunde inte tas bort';
export const renamePasskeyFailed = 'Det gick inte att byta namn på lösennyckeln';
export const removePasskeyFailed = 'Lösennyckeln kunde inte tas bort';
export const makeCodesFailed = 'De nya återställningskoderna kunde inte skapas';
export const passkeys = 'Lösennycklar';
export const app = 'Autentiseringsapp';
export const appAddedAt = <Part>(added: Part): SentenceParts<Part> => ['Tillagd: ', added];
export const passkeyDetails = <Part>(
  synced: boolean,
  added: Part,
  lastUsed: Part | null,
  host: string | null,
): SentenceParts<Part> => [
  `${synced ? 'Lösennyckel, på alla dina synkroniserade enheter' : 'Lösennyckel, på en enhet'}. Tillagd: `,
  added,
  ...(lastUsed === null ? [] : ['; senast använd: ', lastUsed]),
  host === null ? '.' : `. Den fungerar bara på ${host}.`,
];
export const removePasskeyQuestion = <Part>(name: Part): SentenceParts<Part> => [
  name,
  ' släpper då inte längre in dig. Nyckeln kan finnas kvar på din enhet; du kan ta bort den där.',
];
export const codesLeft = (count: number) =>
  plural(count, {
    one: `${number(count)} kod kvar, ifall du förlorar allt ovan.`,
    other: `${number(count)} koder kvar, ifall du förlorar allt ovan.`,
  });
export const aboutCodes = <Part>(siteName: Part): SentenceParts<Part> => [
  'Om du förlorar din andra faktor släpper en av dessa koder in dig på ',
  siteName,
  '. Var och en gäller en gång. De visas bara nu: förvara dem där du har viktiga papper.',
];
export const endSession = (device: string, network: string) =>
  `Avsluta sessionen: ${device || 'okänd enhet'}, ${network}`;
export const language = 'Språk';
export const aboutLanguage =
  'Det som du läser administrationen på. Det som människor har skrivit förblir som det är.';
export const communityLanguage = (ownName: string) => `Samfundets (${ownName})`;
export const languageFailed = 'Språket kunde inte sparas';
