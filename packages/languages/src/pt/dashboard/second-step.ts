export const code = 'Código do seu aplicativo autenticador';
export const codeHint = 'Seis dígitos, novos a cada 30 segundos.';
export const recoveryCode = 'Código de recuperação';
export const recoveryCodeHint =
  'Um dos códigos que você guardou quando adicionou seu segundo fator. Cada um vale uma única vez.';
export const about = 'Sua senha está certa. Agora confirme que é você.';
export const usePasskey = 'Usar uma chave de acesso';
export const or = 'ou';
export const useAnotherWay = 'Usar outro meio';
export const useRecoveryCode = 'Usar um código de recuperação';
export const startAgain = 'Começar de novo';
export const loggingIn = 'Entrando…';
export const logIn = 'Entrar';
export const loginFailed = 'Não foi possível entrar';
export const noPasskeyUsed =
  'Nenhuma chave de acesso foi usada. Tente novamente ou use outro meio.';
