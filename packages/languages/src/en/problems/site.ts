import { formatDay } from '../../format-day.ts';

/** Problems of holy days, links, pictures and backups. */
export const site = {
  'holy-day-listed': ({ name, date }: { readonly name: string; readonly date: string }) =>
    `${name} is already listed on ${formatDay(date)}`,
  'holy-day-gone': () => 'This holy day no longer exists',
  'link-listed': ({ platform }: { readonly platform: string }) =>
    `This ${platform} link is already listed`,
  'link-gone': () => 'This social link no longer exists',

  'gathering-gone': () => 'This gathering no longer exists',
  'no-such-occurrence': () => 'There is no gathering on this day',

  'feature-needs-public-url': () =>
    'This needs the site’s own address with https. Whoever looks after the server sets it as PUBLIC_URL',
  'feature-needs-contact': () =>
    'This needs a contact, so that people know whom to ask. Fill in “Contact” first',
  'feature-needs-mail': () => 'This needs a mail account. Set one up for sending first',
  'feature-needs-offline-pages': () =>
    'This needs the script that shows pages without a network. Whoever looks after the server has switched it off (OFFLINE_PAGES)',
  'needed-by-feature': () =>
    'Something that is switched on needs this. Switch that off first, or leave this as it is',

  'not-a-push-endpoint': () =>
    'endpoint must be an https address of a push service that browsers use',
  'not-a-push-key': ({ key }: { readonly key: string }) =>
    `${key} is not a key of a subscription: take both as the browser gives them`,
  'push-subscription-gone': () => 'These notifications have ended',
  'too-many-subscriptions': () =>
    'Too many subscriptions have come within an hour. Please try again later.',

  'too-many-pictures': () =>
    'Too many pictures are being made at this moment. Please try again soon.',
  'too-many-pages': () => 'Too many pages are being read at this moment. Please try again soon.',
  'backup-under-way': () =>
    'A backup is being downloaded at this moment. Please try again when it is through.',
  'backup-failed': ({ reason }: { readonly reason: string }) => reason,
};
