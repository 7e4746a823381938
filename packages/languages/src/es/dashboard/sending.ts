import type { SentenceParts } from '../../sentence-parts.ts';

export const title = 'Envío';
export const about =
  'Por aquí pasa lo que el sitio envía. Mientras no configure nada, no se conecta con nada. Las contraseñas y las claves se guardan cifradas y no vuelven a mostrarse.';
export const loading = 'Cargando los ajustes de envío';
export const loadError = 'No se pudieron cargar los ajustes de envío. Inténtelo de nuevo.';

export const mailAccount = 'Cuenta de correo';
export const noMail = 'No hay ninguna cuenta de correo: el sitio no envía correos.';
export const setUpMail = 'Configurar una cuenta de correo';
export const aboutMail =
  'Su proveedor de correo le dice qué escribir aquí, a menudo bajo «SMTP» o «correo saliente».';
export const host = 'Servidor';
export const port = 'Puerto';
export const encryption = 'Cifrado';
export const tls = 'TLS desde el inicio (suele ser 465)';
export const starttls = 'STARTTLS (suele ser 587)';
export const noEncryption = 'Ninguno (solo para un servidor de correo de este equipo)';
export const usernameHint = 'Déjelo vacío si el servidor no pide iniciar sesión.';
export const passwordStored = 'Hay una contraseña guardada. Deje el campo vacío para conservarla.';
export const passwordOfOther =
  'La contraseña guardada es la de otro servidor y se eliminará. Escriba la de este.';
export const removePassword = 'Eliminar la contraseña guardada';
export const fromName = 'Nombre del remitente';
export const fromNameHint = 'De quién vienen los correos; por ejemplo, el nombre de su comunidad.';
export const fromAddress = 'Dirección del remitente';
export const replyTo = 'Dirección de respuesta';
export const replyToHint =
  'Adónde van las respuestas. Déjelo vacío si van a la dirección del remitente.';
export const perHour = 'Correos por hora';
export const perHourHint = 'Los que permita su proveedor. Vacío significa sin límite.';
export const signs = 'Firmar los correos (DKIM)';
export const signsHint =
  'Por la firma, otros servicios de correo saben que un correo viene realmente de ustedes. Muchos proveedores ya firman: en ese caso, déjelo desactivado.';
export const domain = 'Dominio';
export const selector = 'Selector';
export const publicKeyAt = <Part>(name: Part): SentenceParts<Part> => [
  'La clave pública está en el DNS, en ',
  name,
  '.',
];
export const privateKey = 'Clave privada';
export const privateKeyHint =
  'Una clave RSA de 2048 bits o más. Péguela entera, de «-----BEGIN» a «-----END».';
export const privateKeyStored = 'Hay una clave guardada. Deje el campo vacío para conservarla.';
export const removeMail = 'Quitar la cuenta de correo';
export const removeMailTitle = '¿Quitar la cuenta de correo?';
export const aboutRemovingMail =
  'Ya no se enviarán correos, los que esperan se descartarán y se eliminarán la contraseña y la clave guardadas.';
export const mailRemoved = 'La cuenta de correo se ha quitado.';

export const times = 'Cuándo se envía';
export const sendAt = 'Hora';
export const sendAtHint = (timeZone: string) =>
  `Lo que corresponde a un día se envía a partir de esta hora, en la zona horaria ${timeZone}.`;
export const weeklyOn = 'Día de la semana';
export const weeklyOnHint = 'Ese día se envía la carta semanal.';
export const saved = 'Los ajustes de envío se han guardado.';
export const saveFailed = 'No se pudieron guardar los ajustes de envío';

export const state = 'Cómo va';
export const loadingState = 'Cargando el estado del envío';
export const stateLoadError = 'No se pudo cargar el estado del envío. Inténtelo de nuevo.';
export const notRefreshed = 'No se pudo actualizar. Se vuelve a intentar por sí solo.';
export const mail = 'Correo';
export const waiting = 'En espera';
export const sent = 'Enviados';
export const failed = 'Fallidos';
export const dropped = 'Descartados';
export const perhapsSent = 'Quizá enviados';
export const lastSent = 'Último envío';
export const nothingYet = 'Nada todavía';
export const lastError = 'Último error';
export const aboutDropped =
  'Lo que falla se abandona tras seis intentos en 15 horas. Se descarta lo que dejó de tener sentido antes de que le llegara el turno.';

export const testTitle = 'Correo de prueba';
export const testTo = 'Dirección';
export const aboutTest = 'Va por la cuenta que está guardada.';
export const sendTest = 'Enviar un correo de prueba';
export const sendingTest = 'Enviando…';
export const testTaken = 'El servidor de correo ha aceptado el correo de prueba';
export const lookIntoInbox =
  'Mire en la bandeja de entrada, y también entre el correo no deseado. El servidor dijo:';
export const testFailed = 'El correo de prueba no se envió';
export const reasonGiven = 'El motivo indicado:';
export const senderNotRunning =
  'El programa que envía no está en marcha. Avise a quien se ocupa del servidor.';
export const notAnswered =
  'El servidor de correo no ha respondido en 15 segundos. El correo aún puede llegar.';
export const testNotPossible = 'No se pudo enviar el correo de prueba';

export const pausedTitle = 'El envío está en pausa';
export const aboutPause =
  'Se restauró una copia de seguridad y no se pudo saber quién ha cancelado sus cartas desde esa copia. No se envía nada hasta que usted lo reanude. Quienes las cancelaron desde entonces volverán a recibirlas: quite antes, en «Cartas», las direcciones que conozca.';
export const resume = 'Reanudar el envío';
export const resuming = 'Reanudando…';
export const resumed = 'El envío continúa. Lo que tocaba durante la pausa no se envía.';
export const resumeFailed = 'No se pudo reanudar el envío';

export const keyMissing = 'Falta la clave de cifrado';
export const keyUnfit = 'La clave de cifrado no corresponde';
export const aboutKey =
  'Con esta clave se cifran las contraseñas de las cuentas y las direcciones de los visitantes. Sin la correcta no se envía nada ni se puede guardar nada de eso. Todo lo demás funciona.';
export const putBack = <Part>(file: Part, variable: Part, command: Part): SentenceParts<Part> => [
  'Pida a quien se ocupa del servidor que la vuelva a poner, como archivo ',
  file,
  ' en la carpeta de datos del sitio o como ',
  variable,
  '. Si alguien la guardó en papel, la mostró la orden ',
  command,
  '.',
];
export const ifKeyIsLost = 'Si la clave se ha perdido para siempre, puede empezar de nuevo.';
export const beginAnew = 'Empezar de nuevo';
export const beginAnewTitle = '¿Empezar de nuevo sin la clave?';
export const aboutBeginningAnew =
  'Se elimina todo lo que nadie puede leer sin la clave: la contraseña y la clave privada de la cuenta de correo, y todas las suscripciones a las cartas. Las personas tendrán que suscribirse otra vez, y nadie podrá escribirles para decírselo. Esto no se puede deshacer, aunque la clave aparezca.';
export const beginningAnew = 'Eliminando…';
export const begunAnew =
  'Ha empezado de nuevo. Si la cuenta de correo tiene contraseña, escríbala ahora otra vez.';
export const beginAnewFailed = 'No se pudo empezar de nuevo';
