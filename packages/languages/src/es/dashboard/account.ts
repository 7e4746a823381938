import type { SentenceParts } from '../../sentence-parts.ts';
import { number, plural } from '../words.ts';

export const passwordChanged = 'Su contraseña se cambió. Sus otras sesiones terminaron.';
export const changePassword = 'Cambiar la contraseña';
export const changing = 'Cambiando…';
export const mySessions = 'Mis sesiones';
export const aboutSessions =
  'Dónde tiene la sesión iniciada. Si no reconoce una sesión, ciérrela y cambie su contraseña.';
export const sessionsLoadError = 'No se pudieron cargar sus sesiones. Inténtelo de nuevo.';
export const loadingSessions = 'Cargando las sesiones';
export const endOthers = 'Cerrar todas las demás';
export const device = 'Dispositivo';
export const network = 'Red';
export const lastUse = 'Último uso';
export const unknownDevice = 'Dispositivo desconocido';
export const deviceOn = (browser: string, system: string) => `${browser} en ${system}`;
export const unknown = 'Desconocida';
export const thisSession = 'Esta sesión';
export const end = 'Cerrar';
export const sessionEnded = 'La sesión se cerró.';
export const sessionEndFailed = 'No se pudo cerrar la sesión';
export const othersEnded = 'Todas sus otras sesiones se cerraron.';
export const othersEndFailed = 'No se pudieron cerrar las sesiones';
export const addAppTitle = 'Añadir una aplicación de autenticación';
export const aboutAddingApp =
  'Escanee esto con su aplicación de autenticación o escriba en ella la clave. Luego escriba el código que muestre.';
export const beginFailed = 'No se pudo empezar. Inténtelo de nuevo.';
export const makingSecret = 'Creando una clave…';
export const addAppFailed = 'No se pudo añadir la aplicación';
export const pictureFailed =
  'No se pudo cargar la imagen para escanear. La clave de abajo dice lo mismo.';
export const secret = 'Clave';
export const openApp = 'Abrir la aplicación en este dispositivo';
export const appCode = 'Código que muestra la aplicación';
export const adding = 'Añadiendo…';
export const add = 'Añadir';
export const appAdded = 'Aplicación de autenticación añadida';
export const passkeyAdded = 'Llave de acceso añadida';
export const codesMade = 'Nuevos códigos de recuperación creados';
export const removeAppTitle = 'Quitar la aplicación de autenticación';
export const aboutRemovingApp = 'Sus códigos ya no le darán acceso.';
export const removing = 'Quitando…';
export const remove = 'Quitar';
export const appRemoved = 'Aplicación de autenticación quitada';
export const makeCodesTitle = 'Crear nuevos códigos de recuperación';
export const aboutMakingCodes = 'Los códigos que tiene ahora dejarán de servir.';
export const making = 'Creando…';
export const makeCodes = 'Crear nuevos códigos';
export const aboutPasskeys =
  'Su huella, su cara o su PIN en un dispositivo suyo, o una llave de seguridad.';
export const addPasskey = 'Añadir una llave de acceso';
export const aboutApp =
  'Una aplicación en su teléfono que muestra un código nuevo cada 30 segundos.';
export const removeApp = 'Quitar la aplicación';
export const addApp = 'Añadir la aplicación';
export const fewCodes =
  'Le quedan pocos códigos de recuperación. Cree otros antes de necesitarlos.';
export const renamePasskeyNamed = (name: string) => `Cambiar el nombre de ${name}`;
export const rename = 'Cambiar el nombre';
export const removePasskeyNamed = (name: string) => `Quitar ${name}`;
export const addPasskeyTitle = 'Añadir una llave de acceso';
export const aboutAddingPasskey =
  'Su navegador le pedirá la huella, la cara, el PIN o una llave de seguridad.';
export const passkey = 'Llave de acceso';
export const waiting = 'Esperando…';
export const addPasskeyFailed = 'No se pudo añadir la llave de acceso';
export const renamePasskey = 'Cambiar el nombre de la llave de acceso';
export const save = 'Guardar';
export const removePasskey = 'Quitar la llave de acceso';
export const passkeyRemoved = 'Llave de acceso quitada';
export const nameHint = 'Para que la reconozca.';
export const qrCode = 'Código QR para una aplicación de autenticación';
export const codesCopied = 'Códigos de recuperación copiados';
export const codesNotCopied = 'No se pudieron copiar los códigos. Selecciónelos o descárguelos.';
export const codesFile = (siteName: string, text: string) =>
  `Códigos de recuperación de ${siteName}\nCada uno sirve una sola vez.\n\n${text}`;
export const codesTitle = 'Sus códigos de recuperación';
export const recoveryCodes = 'Códigos de recuperación';
export const copy = 'Copiar';
export const download = 'Descargar';
export const print = 'Imprimir';
export const codesKept = 'Los he guardado';
export const secondFactor = 'Segundo factor';
export const aboutSecondFactor =
  'Con un segundo factor, quien averigüe su contraseña sigue sin poder iniciar sesión en su nombre. Las sesiones ya abiertas siguen abiertas.';
export const secondFactorLoadError = 'No se pudo cargar su segundo factor. Inténtelo de nuevo.';
export const loadingSecondFactor = 'Cargando su segundo factor';
export const hasPasskey = 'Este dispositivo ya tiene una llave de acceso para su cuenta.';
export const noPasskeyHere = 'En esta dirección no se pueden crear llaves de acceso.';
export const noPasskeyMade = 'No se creó ninguna llave de acceso. Inténtelo de nuevo.';
export const passkeysNeedAddress =
  'Las llaves de acceso necesitan un sitio con una dirección https propia. Quien administra este sitio puede definir PUBLIC_URL. Una aplicación de autenticación también funciona aquí.';
export const passkeysWorkAt = (passkeyOrigin: string) =>
  `Las llaves de acceso solo funcionan en ${passkeyOrigin}. Abra allí el panel para añadir una.`;
export const browserWithoutPasskeys =
  'Este navegador no conoce las llaves de acceso. Una aplicación de autenticación funciona con cualquier navegador.';
export const removeAppFailed = 'No se pudo quitar la aplicación de autenticación';
export const renamePasskeyFailed = 'No se pudo cambiar el nombre de la llave de acceso';
export const removePasskeyFailed = 'No se pudo quitar la llave de acceso';
export const makeCodesFailed = 'No se pudieron crear nuevos códigos de recuperación';
export const passkeys = 'Llaves de acceso';
export const app = 'Aplicación de autenticación';
export const appAddedAt = <Part>(added: Part): SentenceParts<Part> => ['Añadida: ', added];
export const passkeyDetails = <Part>(
  synced: boolean,
  added: Part,
  lastUsed: Part | null,
  host: string | null,
): SentenceParts<Part> => [
  `${synced ? 'Llave de acceso, en todos sus dispositivos sincronizados' : 'Llave de acceso, en un dispositivo'}. Añadida: `,
  added,
  ...(lastUsed === null ? [] : ['; último uso: ', lastUsed]),
  host === null ? '.' : `. Solo funciona en ${host}.`,
];
export const removePasskeyQuestion = <Part>(name: Part): SentenceParts<Part> => [
  name,
  ' ya no le dará acceso. Puede que siga en su dispositivo; allí puede eliminarla.',
];
export const codesLeft = (count: number) =>
  plural(count, {
    one: `Queda ${number(count)} código, por si pierde todo lo anterior.`,
    other: `Quedan ${number(count)} códigos, por si pierde todo lo anterior.`,
  });
export const aboutCodes = <Part>(siteName: Part): SentenceParts<Part> => [
  'Si pierde su segundo factor, uno de estos le da acceso a ',
  siteName,
  '. Cada uno sirve una sola vez. Solo se muestran ahora: guárdelos donde tenga sus papeles importantes.',
];
export const endSession = (device: string, network: string) =>
  `Cerrar la sesión: ${device || 'dispositivo desconocido'}, ${network}`;
export const language = 'Idioma';
export const aboutLanguage =
  'En el que usted lee el panel. Lo que escribieron las personas queda como está.';
export const communityLanguage = (ownName: string) => `El de la comunidad (${ownName})`;
export const languageFailed = 'No se pudo guardar el idioma';
