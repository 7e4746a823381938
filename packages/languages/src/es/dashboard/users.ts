import type { SentenceParts } from '../../sentence-parts.ts';
import { number, plural } from '../words.ts';

export const isMasterAdmin = (username: string) => `${username} es ahora Administrador principal`;
export const roleTransferredTitle = 'Función de Administrador principal transferida';
export const roleUpdated = 'La función se actualizó correctamente';
export const permissionDenied = 'Permiso denegado';
export const changeRole = 'Cambiar la función';
export const onlyOneMasterAdmin = 'Solo puede haber un Administrador principal a la vez.';
export const created = 'El usuario se creó correctamente';
export const createUser = 'Crear usuario';
export const creating = 'Creando…';
export const deleted = 'El usuario se eliminó correctamente';
export const deleteUser = 'Eliminar usuario';
export const usernameUpdated = 'El nombre de usuario se actualizó correctamente';
export const editUsername = 'Cambiar el nombre de usuario';
export const invite = 'Invitar';
export const aboutInviting = (days: number) =>
  plural(days, {
    one: `Un enlace, válido una sola vez y durante ${number(days)} día, con el que un nuevo Administrador elige su contraseña.`,
    other: `Un enlace, válido una sola vez y durante ${number(days)} días, con el que un nuevo Administrador elige su contraseña.`,
  });
export const inviting = 'Invitando…';
export const makeLink = 'Crear el enlace';
export const linkCopied = 'El enlace está copiado.';
export const linkNotCopied = 'No se pudo copiar el enlace. Está seleccionado: cópielo manualmente.';
export const link = 'Enlace';
export const copyLink = 'Copiar el enlace';
export const confirmPassword = 'Repita la contraseña';
export const met = ' (cumplido)';
export const notMet = ' (no cumplido)';
export const easilyGuessed = 'Esta contraseña es fácil de adivinar.';
export const openInvitations = 'Invitaciones abiertas';
export const withdrawInvitationOf = (username: string) => `Retirar la invitación de ${username}`;
export const withdraw = 'Retirar';
export const passwordReset = 'La contraseña se restableció correctamente';
export const resetPassword = 'Restablecer la contraseña';
export const resetting = 'Restableciendo…';
export const transferTitle = 'Transferir la función de Administrador principal';
export const transferring = 'Transfiriendo…';
export const transferRole = 'Transferir la función';
export const editUser = (username: string) => `Editar ${username}`;
export const title = 'Usuarios';
export const aboutTransfer =
  'Solo puede haber un Administrador principal a la vez. Si otro usuario pasa a serlo, la función se transfiere.';
export const loadError =
  'No se pudieron cargar los usuarios. Vuelva a cargar la página e inténtelo de nuevo.';
export const loading = 'Cargando los usuarios';
export const none = 'No hay usuarios';
export const lastModified = 'Última modificación';
export const you = '(usted)';
export const transferFailed = 'No se pudo transferir la función de Administrador principal';
export const createFailed = 'No se pudo crear el usuario';
export const usernameFailed = 'No se pudo actualizar el nombre de usuario';
export const roleFailed = 'No se pudo actualizar la función';
export const resetFailed = 'No se pudo restablecer la contraseña';
export const deleteFailed = 'No se pudo eliminar el usuario';
export const inviteFailed = 'No se pudo crear la invitación';
export const withdrawn = 'La invitación se retiró.';
export const withdrawFailed = 'No se pudo retirar la invitación';
export const deleteQuestion = <Part>(username: Part): SentenceParts<Part> => [
  username,
  ' ya no podrá iniciar sesión. Esta acción no se puede deshacer.',
];
export const aboutLink = <Part>(username: Part): SentenceParts<Part> => [
  'Envíelo solo a ',
  username,
  '. Solo se muestra ahora; a quien lo pierda se le invita de nuevo.',
];
export const openUntil = <Part>(username: Part, end: Part): SentenceParts<Part> => [
  username,
  ', hasta ',
  end,
];
export const aboutResetting = <Part>(username: Part): SentenceParts<Part> => [
  'Una contraseña nueva para ',
  username,
  '. Quien haya iniciado sesión con la anterior tiene que hacerlo de nuevo.',
];
export const transferQuestion = <Part>(username: Part): SentenceParts<Part> => [
  'Solo puede haber un Administrador principal a la vez. ',
  username,
  ' pasa a ser Administrador principal y usted pasa a ser Administrador.',
];
export const atLeastCharacters = (min: number) => `Al menos ${number(min)} caracteres`;
export const atLeastUppercase = 'Al menos una letra mayúscula';
export const atLeastLowercase = 'Al menos una letra minúscula';
export const atLeastNumber = 'Al menos una cifra';
export const atLeastSpecial = 'Al menos un carácter especial';
