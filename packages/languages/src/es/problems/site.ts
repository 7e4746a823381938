import { day } from '../words.ts';

export const site = {
  'holy-day-listed': ({ name, date }: { readonly name: string; readonly date: string }) =>
    `${name} ya está anotado el ${day(date)}`,
  'holy-day-gone': () => 'Este Día Sagrado ya no existe',
  'link-listed': ({ platform }: { readonly platform: string }) =>
    `Este enlace a ${platform} ya está anotado`,
  'link-gone': () => 'Este enlace ya no existe',

  'feature-not-there': ({ feature }: { readonly feature: string }) =>
    `Esta versión del sitio todavía no tiene ${feature}`,

  'too-many-pictures': () =>
    'Se están haciendo demasiadas imágenes en este momento. Inténtelo de nuevo pronto.',
  'too-many-pages': () =>
    'Se están leyendo demasiadas páginas en este momento. Inténtelo de nuevo pronto.',
  'backup-under-way': () =>
    'Se está descargando una copia de seguridad en este momento. Inténtelo de nuevo cuando termine.',
  'backup-failed': ({ reason }: { readonly reason: string }) => reason,
};
