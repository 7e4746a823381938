/** The services to which the quote of each day is posted. */
export const title = 'Posts and webhooks';
export const about =
  'Each day at the time above, the quote of the day goes there by itself: whole with its source, or as a picture where it is too long. What is set up after that time begins on the next day.';
export const postTo = (network: string) => `Post to ${network}`;
export const chat = 'Channel or group';
export const chatHint =
  'Its name, such as @friends, or its number. The bot must be its administrator.';
export const token = 'Token';
export const telegramTokenHint = 'As @BotFather on Telegram shows it for your bot.';
export const mastodonTokenHint =
  'From Mastodon, under “Preferences”, “Development”, with the permissions read:accounts, write:media and write:statuses.';
export const tokenStored = 'A token is stored. Leave the field empty to keep it.';
export const server = 'Server';
export const serverHint = 'Its address, such as https://social.example';
export const tokenOfOther =
  'The stored token is that of another server and will be deleted. Enter the one for this server.';
export const language = 'Language of the posts';
export const communityLanguage = 'That of the community';
export const link = 'Add the address of the day’s page';
export const webhooks = 'Webhooks';
export const aboutWebhooks =
  'Programs of yours hear of each day’s quote and, while gatherings are on, of every gathering for everyone that is announced or changed. Signed by “Standard Webhooks”.';
export const address = 'Address';
export const secret = 'Secret';
export const secretHint =
  'whsec_ and 24 to 64 bytes in base64. The program that receives checks the signature with it.';
export const secretStored = 'A secret is stored. Leave the field empty to keep it.';
export const addWebhook = 'Add a webhook';
export const removeWebhook = (number: string) => `Remove webhook ${number}`;
export const webhookName = (number: string) => `Webhook ${number}`;
export const tryIt = 'Try it';
export const trying = 'Trying...';
export const aboutTrying = 'What is saved is tried. Nothing is posted.';
export const aboutTryingWebhook = 'What is saved is tried. The program receives a test message.';
export const works = 'It works';
export const doesNotWork = 'It does not work';
export const notAnswered = 'There was no answer within 15 seconds.';
export const noAccount = 'There is no token or secret that can be read.';
export const tryFailed = 'Failed to try it';
