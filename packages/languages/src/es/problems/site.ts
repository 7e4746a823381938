import { day } from '../words.ts';

export const site = {
  'holy-day-listed': ({ name, date }: { readonly name: string; readonly date: string }) =>
    `${name} ya está anotado el ${day(date)}`,
  'holy-day-gone': () => 'Este Día Sagrado ya no existe',
  'link-listed': ({ platform }: { readonly platform: string }) =>
    `Este enlace a ${platform} ya está anotado`,
  'link-gone': () => 'Este enlace ya no existe',

  'gathering-gone': () => 'Este encuentro ya no existe',
  'no-such-occurrence': () => 'En este día no hay ningún encuentro',

  'feature-needs-public-url': () =>
    'Para esto hace falta la dirección propia del sitio con https. Quien se ocupa del servidor la define como PUBLIC_URL',
  'feature-needs-contact': () =>
    'Para esto hace falta un contacto, para que se sepa a quién preguntar. Rellene antes «Contacto»',
  'feature-needs-mail': () =>
    'Para esto hace falta una cuenta de correo. Configure antes una para los envíos',
  'feature-needs-offline-pages': () =>
    'Esto necesita el script que muestra páginas sin red. Quien se ocupa del servidor lo ha desactivado (OFFLINE_PAGES)',
  'needed-by-feature': () =>
    'Algo que está activado necesita esto. Desactívelo antes o deje esto como está',

  'not-a-push-endpoint': () =>
    'endpoint debe ser una dirección https de un servicio de notificaciones que usen los navegadores',
  'not-a-push-key': ({ key }: { readonly key: string }) =>
    `${key} no es una clave de suscripción: tome las dos tal como las da el navegador`,
  'push-subscription-gone': () => 'Estas notificaciones han terminado',
  'too-many-subscriptions': () =>
    'Han llegado demasiadas suscripciones en una hora. Inténtelo de nuevo más tarde.',

  'too-many-pictures': () =>
    'Se están haciendo demasiadas imágenes en este momento. Inténtelo de nuevo pronto.',
  'too-many-pages': () =>
    'Se están leyendo demasiadas páginas en este momento. Inténtelo de nuevo pronto.',
  'backup-under-way': () =>
    'Se está descargando una copia de seguridad en este momento. Inténtelo de nuevo cuando termine.',
  'backup-failed': ({ reason }: { readonly reason: string }) => reason,
};
