export const title = 'Ieraksti un tīmekļa aizķeres';
export const about =
  'Katru dienu iepriekš norādītajā laikā dienas citāts tur nonāk pats: pilns un ar avotu vai kā attēls, ja tas ir pārāk garš. Tas, ko iestata pēc šī laika, sākas nākamajā dienā.';
export const postTo = (network: string) => `Publicēt tīklā ${network}`;
export const chat = 'Kanāls vai grupa';
export const chatHint =
  'Nosaukums, piemēram, @draugi, vai numurs. Robotam tur jābūt administratoram.';
export const token = 'Pilnvara';
export const telegramTokenHint = 'Tā, kā to jūsu robotam Telegram rāda @BotFather.';
export const mastodonTokenHint =
  'No Mastodon, sadaļā “Iestatījumi”, “Izstrāde”, ar atļaujām read:accounts, write:media un write:statuses.';
export const tokenStored = 'Pilnvara ir saglabāta. Lai to paturētu, atstājiet lauku tukšu.';
export const server = 'Serveris';
export const serverHint = 'Tā adrese, piemēram, https://social.example';
export const tokenOfOther =
  'Saglabātā pilnvara ir citam serverim un tiks dzēsta. Ievadiet šī servera pilnvaru.';
export const language = 'Ierakstu valoda';
export const communityLanguage = 'Kopienas valoda';
export const link = 'Pievienot dienas lapas adresi';
export const webhooks = 'Tīmekļa aizķeres';
export const aboutWebhooks =
  'Jūsu pašu programmas saņem katras dienas citātu un, kamēr tikšanās reizes ir ieslēgtas, ziņu par katru visiem paredzēto tikšanos, kas izziņota vai mainīta. Paraksts atbilst “Standard Webhooks”.';
export const address = 'Adrese';
export const secret = 'Noslēpums';
export const secretHint =
  'whsec_ un 24 līdz 64 baiti base64 kodējumā. Ar to saņēmēja programma pārbauda parakstu.';
export const secretStored = 'Noslēpums ir saglabāts. Lai to paturētu, atstājiet lauku tukšu.';
export const addWebhook = 'Pievienot tīmekļa aizķeri';
export const removeWebhook = (number: string) => `Noņemt ${number}. tīmekļa aizķeri`;
export const webhookName = (number: string) => `${number}. tīmekļa aizķere`;
export const tryIt = 'Izmēģināt';
export const trying = 'Izmēģina…';
export const aboutTrying = 'Izmēģina to, kas ir saglabāts. Nekas netiek publicēts.';
export const aboutTryingWebhook =
  'Izmēģina to, kas ir saglabāts. Programma saņem izmēģinājuma ziņu.';
export const works = 'Tas darbojas';
export const doesNotWork = 'Tas nedarbojas';
export const notAnswered = '15 sekunžu laikā atbildes nebija.';
export const noAccount = 'Nav pilnvaras vai noslēpuma, ko varētu izlasīt.';
export const tryFailed = 'Neizdevās izmēģināt';
