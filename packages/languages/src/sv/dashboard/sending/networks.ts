export const title = 'Inlägg och webhookar';
export const about =
  'Varje dag vid klockslaget ovan går dagens citat dit av sig självt: helt och med källa, eller som bild när det är för långt. Det som ställs in efter det klockslaget börjar nästa dag.';
export const postTo = (network: string) => `Publicera på ${network}`;
export const chat = 'Kanal eller grupp';
export const chatHint =
  'Dess namn, till exempel @vanner, eller dess nummer. Boten måste vara administratör där.';
export const token = 'Token';
export const telegramTokenHint = 'Som @BotFather på Telegram visar den för din bot.';
export const mastodonTokenHint =
  'Från Mastodon, under ”Inställningar”, ”Utveckling”, med behörigheterna read:accounts, write:media och write:statuses.';
export const tokenStored = 'En token är sparad. Lämna fältet tomt för att behålla den.';
export const server = 'Server';
export const serverHint = 'Dess adress, till exempel https://social.example';
export const tokenOfOther =
  'Den sparade tokenen hör till en annan server och raderas. Ange den för den här servern.';
export const language = 'Inläggens språk';
export const communityLanguage = 'Gemenskapens språk';
export const link = 'Lägg till adressen till dagens sida';
export const webhooks = 'Webhookar';
export const aboutWebhooks =
  'Dina egna program tar emot varje dags citat och, så länge sammankomster är på, besked om varje sammankomst för alla som tillkännages eller ändras. Signeringen följer ”Standard Webhooks”.';
export const address = 'Adress';
export const secret = 'Hemlighet';
export const secretHint =
  'whsec_ och 24 till 64 byte i base64. Det mottagande programmet kontrollerar signaturen med den.';
export const secretStored = 'En hemlighet är sparad. Lämna fältet tomt för att behålla den.';
export const addWebhook = 'Lägg till en webhook';
export const removeWebhook = (number: string) => `Ta bort webhook ${number}`;
export const webhookName = (number: string) => `Webhook ${number}`;
export const tryIt = 'Prova';
export const trying = 'Provar…';
export const aboutTrying = 'Det som är sparat provas. Inget publiceras.';
export const aboutTryingWebhook = 'Det som är sparat provas. Programmet får ett testmeddelande.';
export const works = 'Det fungerar';
export const doesNotWork = 'Det fungerar inte';
export const notAnswered = 'Det kom inget svar inom 15 sekunder.';
export const noAccount = 'Det finns ingen token eller hemlighet som går att läsa.';
export const tryFailed = 'Det gick inte att prova';
