import type { SentenceParts } from '../../sentence-parts.ts';

export const title = 'Envio';
export const about =
  'O que o site envia passa por aqui. Enquanto você não configurar nada, ele não se conecta a nada. Senhas e chaves são guardadas criptografadas e nunca mais são mostradas.';
export const loading = 'Carregando as configurações de envio';
export const loadError = 'Não foi possível carregar as configurações de envio. Tente novamente.';

export const mailAccount = 'Conta de e-mail';
export const noMail = 'Nenhuma conta de e-mail está configurada: o site não envia e-mails.';
export const setUpMail = 'Configurar uma conta de e-mail';
export const aboutMail =
  'O seu provedor de e-mail diz o que preencher aqui, geralmente em “SMTP” ou “e-mail de saída”.';
export const host = 'Servidor';
export const port = 'Porta';
export const encryption = 'Criptografia';
export const tls = 'TLS desde o início (em geral 465)';
export const starttls = 'STARTTLS (em geral 587)';
export const noEncryption = 'Nenhuma (só para um servidor de e-mail desta máquina)';
export const usernameHint = 'Deixe vazio se o servidor não pede login.';
export const passwordStored = 'Há uma senha guardada. Deixe o campo vazio para mantê-la.';
export const passwordOfOther =
  'A senha guardada é de outro servidor e será excluída. Digite a deste servidor.';
export const removePassword = 'Excluir a senha guardada';
export const fromName = 'Nome do remetente';
export const fromNameHint = 'De quem vêm os e-mails; por exemplo, o nome da sua comunidade.';
export const fromAddress = 'Endereço do remetente';
export const replyTo = 'Endereço de resposta';
export const replyToHint =
  'Para onde vão as respostas. Deixe vazio se vão para o endereço do remetente.';
export const perHour = 'E-mails por hora';
export const perHourHint = 'Quantos o seu provedor permite. Vazio significa sem limite.';
export const signs = 'Assinar os e-mails (DKIM)';
export const signsHint =
  'Pela assinatura, outros serviços de e-mail sabem que uma mensagem vem mesmo de vocês. Muitos provedores já assinam: nesse caso, deixe desativado.';
export const domain = 'Domínio';
export const selector = 'Seletor';
export const publicKeyAt = <Part>(name: Part): SentenceParts<Part> => [
  'A chave pública fica no DNS, em ',
  name,
  '.',
];
export const privateKey = 'Chave privada';
export const privateKeyHint =
  'Uma chave RSA de 2.048 bits ou mais. Cole-a inteira, de “-----BEGIN” até “-----END”.';
export const privateKeyStored = 'Há uma chave guardada. Deixe o campo vazio para mantê-la.';
export const removeMail = 'Remover a conta de e-mail';
export const removeMailTitle = 'Remover a conta de e-mail?';
export const aboutRemovingMail =
  'Nenhum e-mail será mais enviado, os que esperam serão descartados, e a senha e a chave guardadas serão excluídas.';
export const mailRemoved = 'A conta de e-mail foi removida.';

export const times = 'Quando é enviado';
export const sendAt = 'Hora';
export const sendAtHint = (timeZone: string) =>
  `O que é de um dia é enviado a partir desta hora, no fuso horário ${timeZone}.`;
export const weeklyOn = 'Dia da semana';
export const weeklyOnHint = 'Nesse dia é enviada a carta semanal.';
export const saved = 'As configurações de envio foram salvas.';
export const saveFailed = 'Não foi possível salvar as configurações de envio';

export const state = 'Andamento do envio';
export const loadingState = 'Carregando o andamento do envio';
export const stateLoadError = 'Não foi possível carregar o andamento do envio. Tente novamente.';
export const notRefreshed =
  'Não foi possível atualizar. Uma nova tentativa é feita automaticamente.';
export const mail = 'E-mail';
export const waiting = 'Em espera';
export const sent = 'Enviados';
export const failed = 'Com falha';
export const dropped = 'Descartados';
export const perhapsSent = 'Talvez enviados';
export const lastSent = 'Último envio';
export const nothingYet = 'Nada ainda';
export const lastError = 'Último erro';
export const aboutDropped =
  'O que falha é abandonado após seis tentativas em 15 horas. É descartado o que perdeu o sentido antes de chegar a sua vez.';

export const testTitle = 'E-mail de teste';
export const testTo = 'Endereço';
export const aboutTest = 'Ele vai pela conta que está salva.';
export const sendTest = 'Enviar um e-mail de teste';
export const sendingTest = 'Enviando…';
export const testTaken = 'O servidor aceitou o e-mail de teste';
export const lookIntoInbox =
  'Veja na caixa de entrada e também entre os e-mails indesejados. O servidor disse:';
export const testFailed = 'O e-mail de teste não foi enviado';
export const reasonGiven = 'O motivo informado:';
export const senderNotRunning =
  'O programa que envia não está em execução. Avise quem cuida do servidor.';
export const notAnswered =
  'O servidor de e-mail não respondeu em 15 segundos. O e-mail ainda pode chegar.';
export const testNotPossible = 'Não foi possível enviar o e-mail de teste';

export const pausedTitle = 'O envio está em pausa';
export const aboutPause =
  'Uma cópia de segurança foi restaurada, e não foi possível saber quem encerrou suas cartas desde essa cópia. Nada é enviado até que você retome. Quem as encerrou desde então volta a recebê-las: antes, remova em “Cartas” os endereços que conhecer.';
export const resume = 'Retomar o envio';
export const resuming = 'Retomando…';
export const resumed = 'O envio continua. O que era devido durante a pausa não é enviado.';
export const resumeFailed = 'Não foi possível retomar o envio';

export const keyMissing = 'Falta a chave de criptografia';
export const keyUnfit = 'A chave de criptografia não é a certa';
export const aboutKey =
  'Com esta chave são criptografadas as senhas das contas e os endereços dos visitantes. Sem a certa, nada é enviado e nada desse tipo pode ser salvo. Todo o resto funciona.';
export const putBack = <Part>(file: Part, variable: Part, command: Part): SentenceParts<Part> => [
  'Peça a quem cuida do servidor que a coloque de volta, como arquivo ',
  file,
  ' na pasta de dados do site ou como ',
  variable,
  '. Se alguém a guardou em papel, foi o comando ',
  command,
  ' que a mostrou.',
];
export const ifKeyIsLost = 'Se a chave se perdeu de vez, você pode recomeçar.';
export const beginAnew = 'Recomeçar';
export const beginAnewTitle = 'Recomeçar sem a chave?';
export const aboutBeginningAnew =
  'Tudo o que ninguém consegue ler sem a chave é excluído: a senha e a chave privada da conta de e-mail e todas as assinaturas das cartas. As pessoas terão de assinar de novo, e ninguém poderá escrever a elas sobre isso. Isto não pode ser desfeito, mesmo que a chave seja encontrada.';
export const beginningAnew = 'Excluindo…';
export const begunAnew =
  'Recomeço feito. Se a conta de e-mail tem senha, digite-a novamente agora.';
export const beginAnewFailed = 'Não foi possível recomeçar';
