import type { NotificationTexts } from '../../texts.ts';

export const notifications: NotificationTexts = {
  title: 'Benachrichtigungen',
  description: (siteName) =>
    `Das Zitat des Tages und Erinnerungen von ${siteName}, auf diesem Gerät.`,
  intro:
    'Das Zitat des Tages und Erinnerungen erscheinen auf diesem Gerät, ohne Konto und ohne Adresse. Sie können sie hier jederzeit beenden.',
  withoutScript: 'Diese Seite braucht JavaScript, das hier ausgeschaltet ist.',

  cannot: {
    insecure:
      'Benachrichtigungen kommen nur über eine sichere Verbindung. Öffnen Sie diese Website unter ihrer Adresse mit https.',
    install:
      'Legen Sie diese Website auf einem iPhone oder iPad zuerst auf den Home-Bildschirm: Tippen Sie auf „Teilen“, dann auf „Zum Home-Bildschirm“. Öffnen Sie sie von dort und kommen Sie auf diese Seite zurück.',
    unsupported:
      'Dieser Browser kann hier keine Benachrichtigungen von Websites zeigen. Versuchen Sie es mit einem anderen Browser, oder verlassen Sie das private Fenster.',
    denied:
      'Dieser Browser lässt diese Website keine Benachrichtigungen zeigen. Erlauben Sie sie in den Einstellungen des Browsers für diese Website und laden Sie diese Seite neu.',
  },

  form: {
    language: 'Sprache der Benachrichtigungen',
    discreet: 'Diskret',
    aboutDiscreet:
      'Auf dem Sperrbildschirm steht nur, dass es etwas Neues gibt: kein Zitat, kein Name, kein religiöses Wort.',
    turnOn: 'Benachrichtigungen einschalten',
    save: 'Speichern',
    end: 'Benachrichtigungen beenden',
    stored:
      'Gespeichert werden die Adresse, unter der Ihr Browser Nachrichten erhält, verschlüsselt, Ihre Sprache und Ihre Auswahl, bis Sie die Benachrichtigungen beenden. Der Hersteller Ihres Browsers erfährt, dass dieser Browser Nachrichten von dieser Website erhält, und wann; lesen kann er sie nicht.',
  },

  said: {
    on: 'Die Benachrichtigungen sind eingeschaltet.',
    saved: 'Ihre Auswahl ist gespeichert.',
    ended: 'Die Benachrichtigungen sind beendet, und was gespeichert war, ist gelöscht.',
  },

  wrong: {
    notAllowed: 'Der Browser durfte keine Benachrichtigungen zeigen. Es wurde nichts gespeichert.',
    failed: 'Das hat nicht geklappt. Bitte versuchen Sie es später noch einmal.',
  },

  privacy: {
    whatText:
      'Die Adresse, die der Push-Dienst Ihres Browsers für diese Website vergeben hat, die Schlüssel, mit denen Nachrichten für Ihren Browser verschlüsselt werden, Ihre Sprache, Ihre Auswahl und wann Sie sie getroffen haben. Adresse und Schlüssel sind mit einem Schlüssel verschlüsselt, der nicht in der Datenbank liegt; auch Sicherungen haben ihn nicht.',
    whyText:
      'Um Ihnen die Benachrichtigungen zu senden, um die Sie gebeten haben, und für nichts anderes.',
    howLongText:
      'Bis Sie die Benachrichtigungen beenden oder Ihr Browser es tut. Danach bleibt ein Jahr lang ein Code, aus dem niemand die Adresse lesen kann: Er verhindert, dass eine alte Sicherung die Benachrichtigungen wieder beginnen lässt.',
    whoText:
      'Der Hersteller Ihres Browsers, etwa Google, Mozilla, Apple oder Microsoft: Er befördert die Nachrichten und erfährt, dass dieser Browser Nachrichten von dieser Website erhält, und wann. Die Nachrichten sind verschlüsselt: Lesen kann er sie nicht. Keinem Ehrenamtlichen wird etwas davon gezeigt.',
    endingText:
      'Auf der Seite über Benachrichtigungen im selben Browser, oder in den Einstellungen des Browsers für diese Website.',
  },

  discreet: {
    title: 'Etwas Neues',
    body: 'Es gibt etwas Neues zu lesen.',
  },
};
