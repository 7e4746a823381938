import { day } from '../words.ts';

export const site = {
  'holy-day-listed': ({ name, date }: { readonly name: string; readonly date: string }) =>
    `${name} já está registrado em ${day(date)}`,
  'holy-day-gone': () => 'Este Dia Sagrado não existe mais',
  'link-listed': ({ platform }: { readonly platform: string }) =>
    `Este link (${platform}) já está registrado`,
  'link-gone': () => 'Este link não existe mais',

  'gathering-gone': () => 'Este encontro não existe mais',
  'no-such-occurrence': () => 'Não há encontro neste dia',

  'feature-needs-public-url': () =>
    'Isto precisa do endereço próprio do site com https. Quem cuida do servidor o define como PUBLIC_URL',
  'feature-needs-contact': () =>
    'Isto precisa de um contato, para que se saiba a quem perguntar. Preencha antes “Contato”',
  'feature-needs-mail': () =>
    'Isto precisa de uma conta de e-mail. Configure antes uma para os envios',
  'feature-needs-offline-pages': () =>
    'Isto precisa do script que mostra páginas sem rede. Quem cuida do servidor o desativou (OFFLINE_PAGES)',
  'needed-by-feature': () =>
    'Algo que está ativado precisa disto. Desative-o antes ou deixe isto como está',

  'not-a-push-endpoint': () =>
    'endpoint deve ser um endereço https de um serviço de notificações usado por navegadores',
  'not-a-push-key': ({ key }: { readonly key: string }) =>
    `${key} não é uma chave de assinatura: use as duas como o navegador as fornece`,
  'push-subscription-gone': () => 'Estas notificações foram encerradas',
  'too-many-subscriptions': () =>
    'Chegaram inscrições demais em uma hora. Tente novamente mais tarde.',

  'too-many-pictures': () =>
    'Imagens demais estão sendo feitas no momento. Tente novamente em breve.',
  'too-many-pages': () => 'Páginas demais estão sendo lidas no momento. Tente novamente em breve.',
  'backup-under-way': () =>
    'Uma cópia de segurança está sendo baixada no momento. Tente novamente quando terminar.',
  'backup-failed': ({ reason }: { readonly reason: string }) => reason,
};
