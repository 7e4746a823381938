import { number } from '../words.ts';

export const success = 'Hecho';
export const error = 'Error';
export const retrying = 'Reintentando…';
export const retry = 'Reintentar';
export const cancel = 'Cancelar';
export const close = 'Cerrar';
export const edit = 'Editar';
export const saveChanges = 'Guardar los cambios';
export const saving = 'Guardando…';
export const remove = 'Eliminar';
export const removing = 'Eliminando…';
export const confirmDeletion = 'Confirmar la eliminación';
export const tryAgain = 'Inténtelo de nuevo.';
export const leaveWithoutSaving = '¿Salir sin guardar?';
export const notSaved = 'Lo que escribió no está guardado.';
export const stay = 'Quedarse';
export const leave = 'Salir';
export const unsaved = 'Hay cambios sin guardar.';
export const loadNewerVersion = 'Cargar la versión más reciente';
export const checkFields = (count: number) => `Revise ${count} campos`;
export const corrected = 'corregido';
export const previous = 'Anterior';
export const next = 'Siguiente';
export const pageOf = (page: number, pages: number) => `Página ${page} de ${pages}`;
export const partInEnglish =
  'Una parte de esta página no se pudo cargar en su idioma, por lo que está en inglés. Vuelva a cargar la página para intentarlo de nuevo.';
export const actions = 'Acciones';
export const name = 'Nombre';
export const date = 'Fecha';
export const username = 'Nombre de usuario';
export const password = 'Contraseña';
export const role = 'Función';
const ROLES = { Admin: 'Administrador', 'Master Admin': 'Administrador principal' };
export const roleName = (role: 'Admin' | 'Master Admin') => ROLES[role];
export const showPassword = 'Mostrar la contraseña';
export const hidePassword = 'Ocultar la contraseña';
export const showConfirmedPassword = 'Mostrar la contraseña repetida';
export const hideConfirmedPassword = 'Ocultar la contraseña repetida';
export const fileChanged =
  'No se pudo leer el archivo. Si cambió mientras tanto, elíjalo de nuevo.';
export const givenYears = (first: number, last: number) =>
  `Año de cuatro cifras, de ${first} a ${last}`;
export const numberOf = (count: number) => number(count);
export const undo = 'Deshacer';
export const undoing = 'Deshaciendo…';
export const undoneTitle = 'Deshecho';
