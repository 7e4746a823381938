export const forgot = '¿Olvidó su contraseña?';
export const aboutForgot =
  'Escriba su nombre de usuario. Si la cuenta tiene una dirección de correo confirmada, llegará allí un enlace con el que elegir una nueva contraseña.';
export const sendLink = 'Enviar el enlace';
export const sendingLink = 'Enviando…';
export const sent = 'Mire en su correo';
export const linkSent =
  'Si existe esa cuenta y tiene una dirección de correo confirmada, un enlace está en camino. Vale una sola vez y durante 30 minutos.';
export const nothingCame =
  'Si no llega nada, mire entre el correo no deseado. Otro voluntario también puede darle una nueva contraseña.';
export const askFailed = 'No se pudo pedir el enlace. Inténtelo de nuevo.';
export const backToLogin = 'Volver al inicio de sesión';
export const resetTitle = 'Elija una nueva contraseña';
export const aboutReset =
  'Con ella terminan todas sus sesiones. El segundo factor, si lo tiene, se pedirá como hasta ahora.';
export const confirmTitle = 'Confirme su dirección de correo electrónico';
export const aboutConfirm =
  'Pulse el botón y, a partir de ahora, los avisos de su cuenta llegarán a esta dirección.';
export const confirm = 'Confirmar';
export const confirming = 'Confirmando…';
export const confirmed = 'Su dirección de correo electrónico está confirmada.';
export const confirmFailed = 'No se pudo confirmar la dirección. Inténtelo de nuevo.';
export const logInToConfirm = 'Inicie sesión para confirmar la dirección de correo de su cuenta';
export const email = 'Dirección de correo electrónico';
export const aboutEmail =
  'Aquí llegan los avisos de su cuenta: una nueva contraseña, un cambio del segundo factor o de esta dirección, un inicio de sesión desde un navegador desconocido. Y un enlace, si olvida la contraseña.';
export const stored =
  'Se guarda cifrada, no se muestra a nadie y se borra cuando usted la quita o cuando se elimina su cuenta.';
export const isConfirmed = 'Confirmada';
export const isNotConfirmed =
  'Aún sin confirmar: valdrá cuando haya usado el enlace que se envió allí.';
export const lookInInbox =
  'Mire en su correo: la dirección valdrá cuando haya usado el enlace que llegó allí.';
export const give = 'Guardar';
export const remove = 'Quitar la dirección';
export const removing = 'Quitando…';
export const removed = 'La dirección se ha quitado.';
export const giveFailed = 'No se pudo guardar la dirección';
export const removeFailed = 'No se pudo quitar la dirección';
export const loadError =
  'No se pudo cargar su dirección de correo electrónico. Inténtelo de nuevo.';
export const loading = 'Cargando su dirección de correo electrónico';
export const inviteEmail = 'Dirección de correo electrónico (opcional)';
export const aboutInviteEmail = 'El enlace también se envía allí; la dirección no se guarda.';
