export const title = 'Publicaciones y webhooks';
export const about =
  'Cada día, a la hora indicada arriba, la cita del día se publica por sí sola: entera y con su fuente, o como imagen si es demasiado larga. Lo que se configura después de esa hora empieza al día siguiente.';
export const postTo = (network: string) => `Publicar en ${network}`;
export const chat = 'Canal o grupo';
export const chatHint = 'Su nombre, como @amigos, o su número. El bot debe ser administrador.';
export const token = 'Token';
export const telegramTokenHint = 'Tal como @BotFather lo muestra en Telegram para su bot.';
export const mastodonTokenHint =
  'De Mastodon, en «Preferencias», «Desarrollo», con los permisos read:accounts, write:media y write:statuses.';
export const tokenStored = 'Hay un token guardado. Deje el campo vacío para conservarlo.';
export const server = 'Servidor';
export const serverHint = 'Su dirección, como https://social.example';
export const tokenOfOther =
  'El token guardado es de otro servidor y se borrará. Introduzca el de este servidor.';
export const language = 'Idioma de las publicaciones';
export const communityLanguage = 'El de la comunidad';
export const link = 'Añadir la dirección de la página del día';
export const webhooks = 'Webhooks';
export const aboutWebhooks =
  'Sus propios programas reciben la cita de cada día y, mientras los encuentros estén activados, noticia de cada encuentro para todos que se anuncie o cambie. La firma sigue «Standard Webhooks».';
export const address = 'Dirección';
export const secret = 'Secreto';
export const secretHint =
  'whsec_ y de 24 a 64 bytes en base64. Con él comprueba la firma el programa que recibe.';
export const secretStored = 'Hay un secreto guardado. Deje el campo vacío para conservarlo.';
export const addWebhook = 'Añadir un webhook';
export const removeWebhook = (number: string) => `Quitar el webhook ${number}`;
export const webhookName = (number: string) => `Webhook ${number}`;
export const tryIt = 'Probar';
export const trying = 'Probando…';
export const aboutTrying = 'Se prueba lo que está guardado. No se publica nada.';
export const aboutTryingWebhook =
  'Se prueba lo que está guardado. El programa recibe un mensaje de prueba.';
export const works = 'Funciona';
export const doesNotWork = 'No funciona';
export const notAnswered = 'No hubo respuesta en 15 segundos.';
export const noAccount = 'No hay ningún token ni secreto que se pueda leer.';
export const tryFailed = 'No se pudo probar';
