import { number, plural } from '../words.ts';

export const accounts = {
  'not-your-account-to-change': () => 'Solo el Administrador principal puede cambiar esta cuenta',
  'not-yours-to-create': () =>
    'Solo un Administrador principal puede crear a otro Administrador principal',
  'only-master-admin': () =>
    'No se puede quitar la función al único Administrador principal. Antes dé la función a otro usuario.',
  'not-yours-to-promote': () =>
    'Solo un Administrador principal puede dar a un usuario la función de Administrador principal',
  'not-yours-to-change-roles': () => 'Solo un Administrador principal puede cambiar las funciones',
  'own-account': () => 'No puede eliminar su propia cuenta',
  'master-admin-stays': () => 'No se puede eliminar al Administrador principal',
  'not-yours-to-invite': () => 'Solo el Administrador principal puede invitar a voluntarios',
  'not-yours-to-set': () => 'Solo el Administrador principal puede cambiar los ajustes',
  'not-yours-to-see': () => 'Solo el Administrador principal puede ver quién cambió qué',
  'not-yours-to-back-up': () =>
    'Solo el Administrador principal puede descargar copias de seguridad',

  'log-in': () => 'Inicie sesión',
  'log-in-again': () => 'Inicie sesión de nuevo',
  'log-in-first': () => 'Inicie sesión para entrar en el panel de administración',
  'enter-password-again': () => 'Escriba de nuevo su contraseña para continuar.',
  'wrong-password': () => 'Contraseña incorrecta',
  'wrong-credentials': () => 'Nombre de usuario o contraseña incorrectos',
  'too-many-logins': () =>
    'Demasiados intentos de iniciar sesión. Espere un rato e inténtelo de nuevo.',
  'too-many-wrong-passwords': () =>
    'La contraseña fue incorrecta demasiadas veces, por eso esta sesión terminó. Inicie sesión de nuevo.',
  'logins-busy': () =>
    'Demasiadas personas están iniciando sesión. Inténtelo de nuevo en un momento.',
  'session-ended': () => 'Esta sesión ya terminó',
  'login-over': () =>
    'Este inicio de sesión caducó: tardó más de cinco minutos o la cuenta cambió. Escriba de nuevo su nombre de usuario y su contraseña.',

  'user-gone': () => 'Este usuario ya no existe',
  'username-exists': () => 'Este nombre de usuario ya existe',
  'password-checks-busy': () =>
    'Se están comprobando demasiadas contraseñas. Inténtelo de nuevo en un momento.',

  'link-over': () =>
    'Este enlace ya no sirve: se usó, se retiró, se sustituyó o caducó. Pida uno nuevo.',
  'too-many-links': () => 'Se han pedido demasiados enlaces. Inténtelo de nuevo más tarde.',
  'invitation-gone': () => 'Esta invitación ya no está abierta',
  'invited-name-taken': () => 'Este nombre de usuario ya está ocupado. Pida una invitación nueva.',

  'no-second-factor': () => 'Añada primero una llave de acceso o una aplicación de autenticación.',
  'has-authenticator-app': () =>
    'Ya tiene una aplicación de autenticación. Quítela antes de añadir otra.',
  'no-authenticator-app': () => 'Ya no tiene una aplicación de autenticación',
  'wrong-new-code': () =>
    'Este código no es correcto. Escriba el que la aplicación muestra ahora y compruebe que la hora de su dispositivo sea correcta.',
  'wrong-code': () =>
    'Este código no es correcto o ya se usó. Escriba el que la aplicación muestra ahora.',
  'wrong-recovery-code': () => 'Este no es uno de sus códigos de recuperación, o ya se usó.',
  'passkeys-not-possible': () =>
    'Las llaves de acceso necesitan la dirección https del sitio en PUBLIC_URL. Una aplicación de autenticación también funciona aquí.',
  'too-many-passkeys': ({ max }: { readonly max: number }) =>
    plural(max, {
      one: `Una cuenta tiene como máximo ${number(max)} llave de acceso.`,
      other: `Una cuenta tiene como máximo ${number(max)} llaves de acceso.`,
    }),
  'passkey-gone': () => 'Esta llave de acceso ya no existe',
  'passkey-in-use': () => 'Esta llave de acceso ya está en uso.',
  'passkey-not-added': () => 'No se pudo añadir la llave de acceso. Inténtelo de nuevo.',
  'passkey-refused': () => 'Esta llave de acceso no se aceptó. Inténtelo de nuevo.',
  'use-passkey-again': () => 'Use la llave de acceso una vez más.',
  'setup-over': () => 'Esto tardó demasiado o ya estaba hecho. Empiece de nuevo.',
};
