import type { AccountMailTexts } from '../texts.ts';
import { deviceOn } from './dashboard/account.ts';

export const accountMail: AccountMailTexts = {
  confirm: {
    subject: (siteName) => `Por favor, confirme: su dirección en ${siteName}`,
    text: (siteName) =>
      `Esta dirección se ha indicado para una cuenta de ${siteName}. Para recibir aquí los avisos de la cuenta, abra esta página, inicie sesión si se le pide y pulse allí el botón:`,
    link: 'Confirmar la dirección',
    notYou: 'Si no fue usted, no tiene que hacer nada: la dirección se borra a los siete días.',
  },
  reset: {
    subject: (siteName) => `Una nueva contraseña para ${siteName}`,
    text: (siteName) =>
      `Se ha pedido una nueva contraseña para ${siteName}. Con este enlace puede elegirla; vale una sola vez y durante 30 minutos:`,
    link: 'Elegir una nueva contraseña',
    notYou: 'Si no fue usted, no tiene que hacer nada: la contraseña sigue siendo la misma.',
  },
  invitation: {
    subject: (siteName) => `Una invitación para cuidar de ${siteName}`,
    text: (siteName) =>
      `Se le invita a cuidar de ${siteName}. Con este enlace puede elegir una contraseña; vale una sola vez y durante siete días:`,
    link: 'Elegir la contraseña',
    notYou: 'Si no sabe de qué se trata, no tiene que hacer nada.',
  },
  news: {
    password: {
      subject: (siteName) => `Su contraseña de ${siteName} se ha cambiado`,
      text: 'Su cuenta tiene una nueva contraseña. Las demás sesiones se han cerrado.',
    },
    'second-factor': {
      subject: (siteName) => `Su segundo factor de ${siteName} se ha cambiado`,
      text: 'Se han cambiado los segundos factores o los códigos de recuperación de su cuenta.',
    },
    'address-added': {
      subject: (siteName) => `Avisos de su cuenta en ${siteName}`,
      text: 'A partir de ahora, los avisos de su cuenta llegan a esta dirección.',
    },
    'address-replaced': {
      subject: (siteName) => `Su dirección en ${siteName} se ha cambiado`,
      text: 'Se ha cambiado la dirección para los avisos de su cuenta. A partir de ahora solo llegan a la nueva.',
    },
    'address-removed': {
      subject: (siteName) => `Su dirección en ${siteName} se ha quitado`,
      text: 'Los avisos de su cuenta ya no llegan a esta dirección.',
    },
    login: {
      subject: (siteName) => `Un nuevo inicio de sesión en ${siteName}`,
      text: 'Alguien ha iniciado sesión en su cuenta desde un navegador en el que su contraseña actual no se había usado antes.',
    },
  },
  username: 'Nombre de usuario',
  when: 'Cuándo',
  browser: 'Navegador',
  network: 'Red',
  unknown: 'Desconocido',
  deviceOn,
  wasYou: 'Si fue usted, no tiene que hacer nada.',
  notYou:
    'Si no fue usted, elija enseguida una nueva contraseña y avise al administrador principal del sitio. La nueva contraseña se pide en la página de inicio de sesión:',
  toLogin: 'Ir al inicio de sesión',
  why: (siteName) =>
    `Recibe este correo porque esta dirección se indicó para una cuenta de ${siteName}.`,
};
