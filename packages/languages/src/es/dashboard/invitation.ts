export const accepted = (username: string) =>
  `Ya puede iniciar sesión. Su nombre de usuario es ${username}.`;
export const acceptedTitle = 'Contraseña elegida';
export const title = 'Elija su contraseña';
export const about =
  'Le damos la bienvenida. Se le invita a cuidar de este sitio. Elija la contraseña con la que iniciará sesión.';
export const saveFailed = 'No se pudo guardar la contraseña. Inténtelo de nuevo.';
export const savePassword = 'Guardar la contraseña';
