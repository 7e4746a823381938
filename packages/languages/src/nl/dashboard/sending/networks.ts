export const title = 'Berichten en webhooks';
export const about =
  'Elke dag op de tijd hierboven gaat het citaat van de dag er vanzelf heen: volledig en met bron, of als afbeelding als het te lang is. Wat na die tijd wordt ingesteld, begint de volgende dag.';
export const postTo = (network: string) => `Plaatsen op ${network}`;
export const chat = 'Kanaal of groep';
export const chatHint = 'De naam, zoals @vrienden, of het nummer. De bot moet er beheerder zijn.';
export const token = 'Token';
export const telegramTokenHint = 'Zoals @BotFather het op Telegram voor uw bot toont.';
export const mastodonTokenHint =
  'Van Mastodon, onder ‘Voorkeuren’, ‘Ontwikkelaars’, met de rechten read:accounts, write:media en write:statuses.';
export const tokenStored = 'Er is een token opgeslagen. Laat het veld leeg om het te behouden.';
export const server = 'Server';
export const serverHint = 'Het adres, zoals https://social.example';
export const tokenOfOther =
  'Het opgeslagen token is dat van een andere server en wordt gewist. Vul dat van deze server in.';
export const language = 'Taal van de berichten';
export const communityLanguage = 'Die van de gemeenschap';
export const link = 'Het adres van de pagina van de dag toevoegen';
export const webhooks = 'Webhooks';
export const aboutWebhooks =
  'Uw eigen programma’s ontvangen het citaat van elke dag en, zolang bijeenkomsten zijn ingeschakeld, bericht van elke bijeenkomst voor iedereen die wordt aangekondigd of gewijzigd. Ondertekend volgens ‘Standard Webhooks’.';
export const address = 'Adres';
export const secret = 'Geheim';
export const secretHint =
  'whsec_ en 24 tot 64 bytes in base64. Het ontvangende programma controleert er de handtekening mee.';
export const secretStored = 'Er is een geheim opgeslagen. Laat het veld leeg om het te behouden.';
export const addWebhook = 'Webhook toevoegen';
export const removeWebhook = (number: string) => `Webhook ${number} verwijderen`;
export const webhookName = (number: string) => `Webhook ${number}`;
export const tryIt = 'Uitproberen';
export const trying = 'Wordt uitgeprobeerd…';
export const aboutTrying = 'Uitgeprobeerd wordt wat is opgeslagen. Er wordt niets geplaatst.';
export const aboutTryingWebhook =
  'Uitgeprobeerd wordt wat is opgeslagen. Het programma ontvangt een testbericht.';
export const works = 'Het werkt';
export const doesNotWork = 'Het werkt niet';
export const notAnswered = 'Er kwam binnen 15 seconden geen antwoord.';
export const noAccount = 'Er is geen token of geheim dat gelezen kan worden.';
export const tryFailed = 'Het uitproberen is mislukt';
