import type { SentenceParts } from '../../sentence-parts.ts';
import { number, plural } from '../words.ts';

export const passwordChanged = 'Sua senha foi alterada. Suas outras sessões foram encerradas.';
export const changePassword = 'Alterar a senha';
export const changing = 'Alterando…';
export const mySessions = 'Minhas sessões';
export const aboutSessions =
  'Onde você está conectado. Se não reconhecer uma sessão, encerre-a e altere sua senha.';
export const sessionsLoadError = 'Não foi possível carregar suas sessões. Tente novamente.';
export const loadingSessions = 'Carregando as sessões';
export const endOthers = 'Encerrar todas as outras';
export const device = 'Dispositivo';
export const network = 'Rede';
export const lastUse = 'Último uso';
export const unknownDevice = 'Dispositivo desconhecido';
export const deviceOn = (browser: string, system: string) => `${browser} em ${system}`;
export const unknown = 'Desconhecida';
export const thisSession = 'Esta sessão';
export const end = 'Encerrar';
export const sessionEnded = 'A sessão foi encerrada.';
export const sessionEndFailed = 'Não foi possível encerrar a sessão';
export const othersEnded = 'Todas as suas outras sessões foram encerradas.';
export const othersEndFailed = 'Não foi possível encerrar as sessões';
export const addAppTitle = 'Adicionar um aplicativo autenticador';
export const aboutAddingApp =
  'Escaneie isto com seu aplicativo autenticador ou digite nele a chave. Depois digite o código que ele mostrar.';
export const beginFailed = 'Não foi possível começar. Tente novamente.';
export const makingSecret = 'Criando uma chave…';
export const addAppFailed = 'Não foi possível adicionar o aplicativo';
export const pictureFailed =
  'Não foi possível carregar a imagem para escanear. A chave abaixo diz a mesma coisa.';
export const secret = 'Chave';
export const openApp = 'Abrir o aplicativo neste dispositivo';
export const appCode = 'Código que o aplicativo mostra';
export const adding = 'Adicionando…';
export const add = 'Adicionar';
export const appAdded = 'Aplicativo autenticador adicionado';
export const passkeyAdded = 'Chave de acesso adicionada';
export const codesMade = 'Novos códigos de recuperação criados';
export const removeAppTitle = 'Remover o aplicativo autenticador';
export const aboutRemovingApp = 'Os códigos dele não darão mais acesso a você.';
export const removing = 'Removendo…';
export const remove = 'Remover';
export const appRemoved = 'Aplicativo autenticador removido';
export const makeCodesTitle = 'Criar novos códigos de recuperação';
export const aboutMakingCodes = 'Os códigos que você tem agora deixarão de valer.';
export const making = 'Criando…';
export const makeCodes = 'Criar novos códigos';
export const aboutPasskeys =
  'Sua impressão digital, seu rosto ou seu PIN em um dispositivo seu, ou uma chave de segurança.';
export const addPasskey = 'Adicionar chave de acesso';
export const aboutApp =
  'Um aplicativo no seu celular que mostra um código novo a cada 30 segundos.';
export const removeApp = 'Remover o aplicativo';
export const addApp = 'Adicionar o aplicativo';
export const fewCodes =
  'Restam poucos códigos de recuperação. Crie outros antes de precisar deles.';
export const renamePasskeyNamed = (name: string) => `Renomear ${name}`;
export const rename = 'Renomear';
export const removePasskeyNamed = (name: string) => `Remover ${name}`;
export const addPasskeyTitle = 'Adicionar uma chave de acesso';
export const aboutAddingPasskey =
  'Seu navegador vai pedir sua impressão digital, seu rosto, seu PIN ou uma chave de segurança.';
export const passkey = 'Chave de acesso';
export const waiting = 'Aguardando…';
export const addPasskeyFailed = 'Não foi possível adicionar a chave de acesso';
export const renamePasskey = 'Renomear a chave de acesso';
export const save = 'Salvar';
export const removePasskey = 'Remover a chave de acesso';
export const passkeyRemoved = 'Chave de acesso removida';
export const nameHint = 'Para que você a reconheça.';
export const qrCode = 'Código QR para um aplicativo autenticador';
export const codesCopied = 'Códigos de recuperação copiados';
export const codesNotCopied = 'Não foi possível copiar os códigos. Selecione-os ou baixe-os.';
export const codesFile = (siteName: string, text: string) =>
  `Códigos de recuperação de ${siteName}\nCada um vale uma única vez.\n\n${text}`;
export const codesTitle = 'Seus códigos de recuperação';
export const recoveryCodes = 'Códigos de recuperação';
export const copy = 'Copiar';
export const download = 'Baixar';
export const print = 'Imprimir';
export const codesKept = 'Já os guardei';
export const secondFactor = 'Segundo fator';
export const aboutSecondFactor =
  'Com um segundo fator, quem descobrir sua senha continua sem conseguir entrar em seu nome. As sessões já abertas continuam abertas.';
export const secondFactorLoadError =
  'Não foi possível carregar seu segundo fator. Tente novamente.';
export const loadingSecondFactor = 'Carregando seu segundo fator';
export const hasPasskey = 'Este dispositivo já tem uma chave de acesso para sua conta.';
export const noPasskeyHere = 'Não é possível criar chaves de acesso neste endereço.';
export const noPasskeyMade = 'Nenhuma chave de acesso foi criada. Tente novamente.';
export const passkeysNeedAddress =
  'As chaves de acesso precisam de um site com um endereço https próprio. Quem administra este site pode definir PUBLIC_URL. Um aplicativo autenticador também funciona aqui.';
export const passkeysWorkAt = (passkeyOrigin: string) =>
  `As chaves de acesso só funcionam em ${passkeyOrigin}. Abra o painel lá para adicionar uma.`;
export const browserWithoutPasskeys =
  'Este navegador não conhece chaves de acesso. Um aplicativo autenticador funciona com qualquer navegador.';
export const removeAppFailed = 'Não foi possível remover o aplicativo autenticador';
export const renamePasskeyFailed = 'Não foi possível renomear a chave de acesso';
export const removePasskeyFailed = 'Não foi possível remover a chave de acesso';
export const makeCodesFailed = 'Não foi possível criar novos códigos de recuperação';
export const passkeys = 'Chaves de acesso';
export const app = 'Aplicativo autenticador';
export const appAddedAt = <Part>(added: Part): SentenceParts<Part> => ['Adicionado: ', added];
export const passkeyDetails = <Part>(
  synced: boolean,
  added: Part,
  lastUsed: Part | null,
  host: string | null,
): SentenceParts<Part> => [
  `${synced ? 'Chave de acesso, em todos os seus dispositivos sincronizados' : 'Chave de acesso, em um dispositivo'}. Adicionada: `,
  added,
  ...(lastUsed === null ? [] : ['; último uso: ', lastUsed]),
  host === null ? '.' : `. Só funciona em ${host}.`,
];
export const removePasskeyQuestion = <Part>(name: Part): SentenceParts<Part> => [
  name,
  ' não dará mais acesso a você. A chave pode continuar no seu dispositivo; lá você pode excluí-la.',
];
export const codesLeft = (count: number) =>
  plural(count, {
    one: `Resta ${number(count)} código, caso você perca tudo o que está acima.`,
    other: `Restam ${number(count)} códigos, caso você perca tudo o que está acima.`,
  });
export const aboutCodes = <Part>(siteName: Part): SentenceParts<Part> => [
  'Se você perder seu segundo fator, um destes dá acesso a ',
  siteName,
  '. Cada um vale uma única vez. Eles só aparecem agora: guarde-os onde guarda papéis importantes.',
];
export const endSession = (device: string, network: string) =>
  `Encerrar a sessão: ${device || 'dispositivo desconhecido'}, ${network}`;
export const language = 'Idioma';
export const aboutLanguage = 'Em que você lê o painel. O que as pessoas digitaram fica como está.';
export const communityLanguage = (ownName: string) => `O da comunidade (${ownName})`;
export const languageFailed = 'Não foi possível salvar o idioma';
