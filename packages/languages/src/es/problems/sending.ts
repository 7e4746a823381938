export const sending = {
  'sealing-key-not-there': () =>
    'Esto no se puede guardar en este momento: no está la clave que lo protege de ser leído. Avise a quien se ocupa del sitio.',
  'sealing-key-not-kept': () =>
    'No se guardó nada: el sitio no pudo escribir la clave para ello en su carpeta (DATA_DIR). Avise a quien se ocupa del servidor.',

  'target-is-local': () =>
    'Esta es una dirección de este equipo o de su red. Solo el correo puede ir por este equipo, como localhost, salvo que el operador defina ALLOW_LOCAL_TARGETS',
  'target-needs-https': () => 'La dirección debe empezar por https://',
  'mail-needs-tls': () =>
    'Sin cifrado solo se puede usar un servidor de correo de este equipo (localhost)',
  'dkim-key-unreadable': () =>
    'Esta no es una clave privada. Péguela entera, de «-----BEGIN» a «-----END», sin contraseña',
  'dkim-key-weak': () => 'La clave debe ser una clave RSA de 2048 bits o más',
  'dkim-key-needed': () => 'Hace falta la clave privada',
  'channel-not-set-up': () => 'Esto no está configurado',
};
