export const quotes = 'Citações';
export const socialLinks = 'Redes sociais';
export const badiCalendar = 'Calendário Badíʻ';
export const holyDays = 'Dias Sagrados';
export const users = 'Usuários';
export const title = 'Painel de administração';
export const dashboard = 'Painel';
export const settings = 'Configurações';
export const myAccount = 'Minha conta';
export const viewSite = 'Ver o site';
export const logout = 'Sair';
export const sessionFailed = 'Não foi possível consultar sua sessão';
export const checking = 'Verificando a sessão…';
export const needsScript = 'Ative o JavaScript para usar o painel de administração.';
export const loadingYourAccount = 'Carregando sua conta';
export const accountFailed =
  'Não foi possível carregar sua conta. Verifique sua conexão e tente novamente.';
export const partFailed = 'Não foi possível mostrar esta parte. Tente novamente.';
export const version = (version: string) => `Versão ${version}`;
export const loginRequired = 'É preciso entrar';
export const pleaseLogIn = 'Entre para acessar o painel de administração';
export const general = 'Geral';
export const letters = 'Cartas';
export const notifications = 'Notificações';
export const sending = 'Envio';
export const loadingSettings = 'Carregando as configurações';
export const settingsFailed =
  'Não foi possível carregar as configurações. Verifique sua conexão e tente novamente.';
export const settingsLoadError = 'Não foi possível carregar as configurações. Tente novamente.';
export const loadingChanges = 'Carregando as alterações recentes';
export const changesFailed =
  'Não foi possível carregar as alterações recentes. Verifique sua conexão e tente novamente.';
export const gatherings = 'Encontros';
export const loadingUsers = 'Carregando os usuários';
export const loadingGatherings = 'Carregando os encontros';
export const attentionFailed = 'Não foi possível carregar o que precisa da sua atenção.';
export const year = 'Ano';
export const yearFailed =
  'Não foi possível carregar o ano. Verifique sua conexão e tente novamente.';
