export const code = 'Código de su aplicación de autenticación';
export const codeHint = 'Seis cifras, nuevas cada 30 segundos.';
export const recoveryCode = 'Código de recuperación';
export const recoveryCodeHint =
  'Uno de los códigos que guardó al añadir su segundo factor. Cada uno sirve una sola vez.';
export const about = 'Su contraseña es correcta. Ahora confirme que es usted.';
export const usePasskey = 'Usar una llave de acceso';
export const or = 'o';
export const useAnotherWay = 'Usar otra forma';
export const useRecoveryCode = 'Usar un código de recuperación';
export const startAgain = 'Empezar de nuevo';
export const loggingIn = 'Iniciando sesión…';
export const logIn = 'Iniciar sesión';
export const loginFailed = 'No se pudo iniciar sesión';
export const noPasskeyUsed =
  'No se usó ninguna llave de acceso. Inténtelo de nuevo o use otra forma.';
