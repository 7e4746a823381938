import { day } from '../words.ts';

export const site = {
  'holy-day-listed': ({ name, date }: { readonly name: string; readonly date: string }) =>
    `${name} ist schon am ${day(date)} eingetragen`,
  'holy-day-gone': () => 'Diesen Heiligen Tag gibt es nicht mehr',
  'link-listed': ({ platform }: { readonly platform: string }) =>
    `Dieser Link zu ${platform} ist schon eingetragen`,
  'link-gone': () => 'Diesen Link gibt es nicht mehr',

  'gathering-gone': () => 'Diese Zusammenkunft gibt es nicht mehr',
  'no-such-occurrence': () => 'An diesem Tag ist keine Zusammenkunft',

  'feature-needs-public-url': () =>
    'Dafür braucht die Website ihre eigene Adresse mit https. Wer sich um den Server kümmert, setzt sie als PUBLIC_URL',
  'feature-needs-contact': () =>
    'Dafür braucht es einen Kontakt, damit man weiß, wen man fragen kann. Bitte füllen Sie zuerst „Kontakt“ aus',
  'feature-needs-mail': () =>
    'Dafür braucht es ein Mailkonto. Bitte richten Sie zuerst eines für den Versand ein',
  'feature-needs-offline-pages': () =>
    'Dafür braucht es das Skript, das Seiten ohne Netz zeigt. Wer den Server betreut, hat es ausgeschaltet (OFFLINE_PAGES)',
  'needed-by-feature': () =>
    'Etwas, das eingeschaltet ist, braucht das. Schalten Sie es zuerst aus, oder lassen Sie dies, wie es ist',

  'not-a-push-endpoint': () =>
    'endpoint muss eine https-Adresse eines Push-Dienstes sein, den Browser verwenden',
  'not-a-push-key': ({ key }: { readonly key: string }) =>
    `${key} ist kein Schlüssel eines Abonnements: Nehmen Sie beide so, wie der Browser sie angibt`,
  'push-subscription-gone': () => 'Diese Benachrichtigungen sind beendet',
  'too-many-subscriptions': () =>
    'Innerhalb einer Stunde sind zu viele Anmeldungen eingegangen. Bitte versuchen Sie es später noch einmal.',

  'too-many-pictures': () =>
    'Es werden gerade zu viele Bilder erstellt. Bitte versuchen Sie es bald noch einmal.',
  'too-many-pages': () =>
    'Es werden gerade zu viele Seiten gelesen. Bitte versuchen Sie es bald noch einmal.',
  'backup-under-way': () =>
    'Es wird gerade eine Sicherung heruntergeladen. Bitte versuchen Sie es noch einmal, wenn sie fertig ist.',
  'backup-failed': ({ reason }: { readonly reason: string }) => reason,
};
