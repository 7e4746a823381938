import { day } from '../words.ts';

export const site = {
  'holy-day-listed': ({ name, date }: { readonly name: string; readonly date: string }) =>
    `${name} já está registrado em ${day(date)}`,
  'holy-day-gone': () => 'Este Dia Sagrado não existe mais',
  'link-listed': ({ platform }: { readonly platform: string }) =>
    `Este link (${platform}) já está registrado`,
  'link-gone': () => 'Este link não existe mais',

  'feature-not-there': ({ feature }: { readonly feature: string }) =>
    `Esta versão do site ainda não tem este recurso: ${feature}`,

  'too-many-pictures': () =>
    'Imagens demais estão sendo feitas no momento. Tente novamente em breve.',
  'too-many-pages': () => 'Páginas demais estão sendo lidas no momento. Tente novamente em breve.',
  'backup-under-way': () =>
    'Uma cópia de segurança está sendo baixada no momento. Tente novamente quando terminar.',
  'backup-failed': ({ reason }: { readonly reason: string }) => reason,
};
