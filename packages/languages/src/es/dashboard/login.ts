export const enterYourPassword = 'Escriba su contraseña';
export const aboutPassword =
  'Esto cambia su forma de iniciar sesión. Para estar seguros de que es usted, escriba su contraseña una vez más.';
export const goOn = 'Continuar';
export const checking = 'Comprobando…';
export const loadingSecondStep = 'Cargando el segundo paso…';
export const secondStepFailed =
  'No se pudo cargar el segundo paso. Compruebe su conexión e inténtelo de nuevo.';
export const logInAgain = 'Inicie sesión de nuevo';
export const aboutLoggingInAgain =
  'Su sesión terminó. No se pierde nada: después de iniciar sesión, lo que hacía continúa.';
export const logIn = 'Iniciar sesión';
export const loggingIn = 'Iniciando sesión…';
export const loggedIn = '¡La sesión se inició correctamente!';
export const login = 'Iniciar sesión';
export const needsScript = 'Active JavaScript para iniciar sesión.';
export const title = 'Acceso de administración';
export const home = 'Volver al inicio';
export const pleaseLogInAgain = 'Inicie sesión de nuevo';
export const about = 'Escriba sus datos de acceso para entrar en el panel de administración';
export const wrongCredentials = 'Nombre de usuario o contraseña incorrectos';
export const errorTitle = 'Ocurrió un error al iniciar sesión';
export const loginFailed = 'No se pudo iniciar sesión';
export const wrongPassword = 'Contraseña incorrecta';
export const passwordNotChecked = 'No se pudo comprobar la contraseña';
export const loadingInvitation = 'Cargando la invitación…';
export const invitationFailed =
  'No se pudo cargar la invitación. Compruebe su conexión e inténtelo de nuevo.';
