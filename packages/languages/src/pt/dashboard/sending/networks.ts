export const title = 'Publicações e webhooks';
export const about =
  'Todos os dias, na hora indicada acima, a citação do dia é publicada sozinha: inteira e com a fonte, ou como imagem quando é longa demais. O que é configurado depois dessa hora começa no dia seguinte.';
export const postTo = (network: string) => `Publicar no ${network}`;
export const chat = 'Canal ou grupo';
export const chatHint = 'O nome, como @amigos, ou o número. O bot deve ser administrador.';
export const token = 'Token';
export const telegramTokenHint = 'Como o @BotFather o mostra no Telegram para o seu bot.';
export const mastodonTokenHint =
  'Do Mastodon, em “Preferências”, “Desenvolvimento”, com as permissões read:accounts, write:media e write:statuses.';
export const tokenStored = 'Há um token guardado. Deixe o campo vazio para mantê-lo.';
export const server = 'Servidor';
export const serverHint = 'O endereço, como https://social.example';
export const tokenOfOther =
  'O token guardado é de outro servidor e será apagado. Digite o deste servidor.';
export const language = 'Idioma das publicações';
export const communityLanguage = 'O da comunidade';
export const link = 'Acrescentar o endereço da página do dia';
export const webhooks = 'Webhooks';
export const aboutWebhooks =
  'Os seus próprios programas recebem a citação de cada dia e, enquanto os encontros estiverem ativados, aviso de cada encontro para todos que for anunciado ou alterado. A assinatura segue “Standard Webhooks”.';
export const address = 'Endereço';
export const secret = 'Segredo';
export const secretHint =
  'whsec_ e 24 a 64 bytes em base64. O programa que recebe verifica a assinatura com ele.';
export const secretStored = 'Há um segredo guardado. Deixe o campo vazio para mantê-lo.';
export const addWebhook = 'Adicionar um webhook';
export const removeWebhook = (number: string) => `Remover o webhook ${number}`;
export const webhookName = (number: string) => `Webhook ${number}`;
export const tryIt = 'Testar';
export const trying = 'Testando…';
export const aboutTrying = 'O teste usa o que está salvo. Nada é publicado.';
export const aboutTryingWebhook =
  'O teste usa o que está salvo. O programa recebe uma mensagem de teste.';
export const works = 'Funciona';
export const doesNotWork = 'Não funciona';
export const notAnswered = 'Não houve resposta em 15 segundos.';
export const noAccount = 'Não há token nem segredo que se possa ler.';
export const tryFailed = 'Não foi possível testar';
