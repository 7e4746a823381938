export const enterYourPassword = 'Digite sua senha';
export const aboutPassword =
  'Isto muda a forma como você entra. Para termos certeza de que é você, digite sua senha mais uma vez.';
export const goOn = 'Continuar';
export const checking = 'Verificando…';
export const loadingSecondStep = 'Carregando a segunda etapa…';
export const secondStepFailed =
  'Não foi possível carregar a segunda etapa. Verifique sua conexão e tente novamente.';
export const logInAgain = 'Entre novamente';
export const aboutLoggingInAgain =
  'Sua sessão terminou. Nada se perde: depois de entrar, o que você fazia continua.';
export const logIn = 'Entrar';
export const loggingIn = 'Entrando…';
export const loggedIn = 'Você entrou com sucesso!';
export const login = 'Entrar';
export const needsScript = 'Ative o JavaScript para entrar.';
export const title = 'Acesso de administração';
export const home = 'Voltar ao início';
export const pleaseLogInAgain = 'Entre novamente';
export const about = 'Digite seus dados de acesso para entrar no painel de administração';
export const wrongCredentials = 'Nome de usuário ou senha incorretos';
export const errorTitle = 'Ocorreu um erro ao entrar';
export const loginFailed = 'Não foi possível entrar';
export const wrongPassword = 'Senha incorreta';
export const passwordNotChecked = 'Não foi possível verificar a senha';
export const loadingInvitation = 'Carregando o convite…';
export const invitationFailed =
  'Não foi possível carregar o convite. Verifique sua conexão e tente novamente.';
