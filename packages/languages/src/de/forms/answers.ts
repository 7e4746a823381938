import type { AnswerTexts } from '../../texts.ts';

export const answers: AnswerTexts = {
  title: 'Kommen Sie?',
  intro: 'Dann wissen wir, für wie viele wir vorbereiten.',
  name: 'Ihr Name',
  people: 'Zu wie vielen Sie kommen (1 bis 20)',
  send: 'Antwort senden',
  stored:
    'Gespeichert werden Ihr Name, verschlüsselt, und zu wie vielen Sie kommen, bis 14 Tage nach der Zusammenkunft. Nur die Ehrenamtlichen dieser Gemeinde sehen es.',
  storedNameless:
    'Gespeichert wird, zu wie vielen Sie kommen, ohne Namen, bis 14 Tage nach der Zusammenkunft. Nur die Ehrenamtlichen dieser Gemeinde sehen es.',
  full: 'Es ist kein Platz mehr frei.',
  closed: 'Antworten werden nicht mehr angenommen.',
  wrong: {
    sent: 'Dieses Formular wurde schon gesendet, und seine Antwort ist gespeichert. Bitte senden Sie es nur für andere noch einmal.',
    name: 'Bitte geben Sie Ihren Namen ein, in einer Zeile mit höchstens 60 Zeichen.',
    people: 'Bitte geben Sie eine Zahl von 1 bis 20 ein.',
    places: 'So viele Plätze sind nicht mehr frei.',
  },
  yours: {
    title: 'Ihre Antwort',
    keep: 'Danke. Bewahren Sie die Adresse dieser Seite auf: Mit ihr können Sie Ihre Antwort ändern oder zurückziehen. Niemand sonst hat sie.',
    save: 'Änderung speichern',
    saved: 'Ihre Antwort ist gespeichert.',
    withdraw: 'Antwort zurückziehen',
    begun: 'Die Zusammenkunft hat begonnen: Die Antwort kann nur noch zurückgezogen werden.',
    cancelled: 'Die Zusammenkunft ist abgesagt.',
    lost: 'Dieser Tag ist nicht mehr vorgesehen.',
    off: 'Antworten werden nicht mehr angenommen: Diese kann nur noch zurückgezogen werden.',
  },
  withdrawn: {
    title: 'Die Antwort ist zurückgezogen',
    text: 'Von ihr ist nichts mehr gespeichert.',
  },
  gone: 'Antworten, die zurückgezogen wurden oder deren Zusammenkunft mehr als 14 Tage zurückliegt, sind gelöscht.',
  privacy: {
    title: 'Antworten zu Zusammenkünften',
    whatText:
      'Ihr Name, zu wie vielen Sie kommen und wann Sie geantwortet haben. Der Name ist mit einem Schlüssel verschlüsselt, der nicht in der Datenbank steht; auch Sicherungen haben ihn nicht. Zu einem Neunzehntagefest wird kein Name gespeichert.',
    whyText:
      'Damit alle, die die Zusammenkunft vorbereiten, wissen, für wie viele, und für nichts anderes.',
    howLongText: 'Bis 14 Tage nach der Zusammenkunft oder bis Sie die Antwort zurückziehen.',
    whoText:
      'Die Ehrenamtlichen dieser Gemeinde. Wie viele kommen, und wer, wird sonst niemandem gezeigt.',
    endingText:
      'Nach dem Antworten bekommen Sie eine eigene Seite, auf der Sie die Antwort ändern oder zurückziehen, ohne Passwort.',
    ending: 'Wie man sie zurückzieht',
  },
  readers: {
    title: 'Vorlesende bei Zusammenkünften',
    whatText:
      'Die Namen, die Ehrenamtliche zu dem schreiben, was bei einer Zusammenkunft gelesen wird. Sie sind mit einem Schlüssel verschlüsselt, der nicht in der Datenbank steht; auch Sicherungen haben ihn nicht.',
    whyText: 'Damit alle, die kommen, wissen, wer was liest, und für nichts anderes.',
    howLongText:
      'Bis 14 Tage nach der Zusammenkunft oder bis Ehrenamtliche den Namen herausnehmen.',
    whoText:
      'Die Ehrenamtlichen dieser Gemeinde und alle, die den Link der Zusammenkunft haben. Seiten für alle zeigen keine Namen.',
    endingText: 'Bitten Sie Ehrenamtliche dieser Gemeinde, Ihren Namen aus dem Programm zu nehmen.',
    ending: 'Wie man ihn herausnehmen lässt',
  },
};
