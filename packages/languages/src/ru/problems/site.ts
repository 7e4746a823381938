import { day } from '../words.ts';

export const site = {
  'holy-day-listed': ({ name, date }: { readonly name: string; readonly date: string }) =>
    `Уже внесено: ${name}, ${day(date)}`,
  'holy-day-gone': () => 'Этого святого дня больше нет',
  'link-listed': ({ platform }: { readonly platform: string }) =>
    `Такая ссылка уже внесена: ${platform}`,
  'link-gone': () => 'Этой ссылки больше нет',

  'gathering-gone': () => 'Этой встречи больше нет',
  'no-such-occurrence': () => 'В этот день встречи нет',

  'feature-needs-public-url': () =>
    'Для этого нужен собственный адрес сайта с https. Его задаёт в PUBLIC_URL тот, кто обслуживает сервер',
  'feature-needs-contact': () =>
    'Для этого нужны контакты, чтобы люди знали, к кому обратиться. Сначала заполните поле «Контакты»',
  'feature-needs-mail': () =>
    'Для этого нужен почтовый ящик. Сначала настройте его в разделе «Отправка»',
  'feature-needs-offline-pages': () =>
    'Для этого нужен скрипт, который показывает страницы без сети. Тот, кто обслуживает сервер, выключил его (OFFLINE_PAGES)',
  'needed-by-feature': () =>
    'Это нужно для того, что включено. Сначала выключите его или оставьте как есть',

  'not-a-push-endpoint': () =>
    'endpoint: нужен адрес https службы уведомлений, которой пользуются браузеры',
  'not-a-push-key': ({ key }: { readonly key: string }) =>
    `${key} не является ключом подписки: возьмите оба так, как их даёт браузер`,
  'push-subscription-gone': () => 'Эти уведомления прекращены',
  'too-many-subscriptions': () => 'За час поступило слишком много подписок. Попробуйте позже.',

  'too-many-pictures': () => 'Сейчас создаётся слишком много изображений. Попробуйте чуть позже.',
  'too-many-pages': () => 'Сейчас читается слишком много страниц. Попробуйте чуть позже.',
  'backup-under-way': () =>
    'Сейчас скачивается другая резервная копия. Попробуйте, когда она будет готова.',
  'backup-failed': ({ reason }: { readonly reason: string }) => reason,
};
