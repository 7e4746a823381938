export const offTitle = 'Die Benachrichtigungen sind ausgeschaltet';
export const onTitle = 'Die Benachrichtigungen sind eingeschaltet';
export const about =
  'Wer die Website besucht, kann sich das Zitat des Tages und Erinnerungen an besondere Tage unter /notifications auf Telefon oder Computer anzeigen lassen. Solange die Benachrichtigungen ausgeschaltet sind, gibt es dafür keine Seite, und nichts wird gespeichert.';
export const whatText =
  'Von jedem Browser: die Adresse, die sein Push-Dienst für diese Website vergeben hat, seine Schlüssel, die Sprache, die Auswahl und wann sie getroffen wurde. Adresse und Schlüssel sind mit einem Schlüssel verschlüsselt, der weder in der Datenbank noch in Sicherungen steht.';
export const whyText =
  'Um die Benachrichtigungen zu senden, um die Menschen gebeten haben, und für nichts anderes.';
export const howLongText =
  'Bis jemand die Benachrichtigungen beendet oder der Browser es tut. Danach bleibt ein Jahr lang ein Code, aus dem niemand die Adresse lesen kann: Er verhindert, dass eine alte Sicherung die Benachrichtigungen wieder beginnen lässt.';
export const whoText =
  'Die Hersteller der Browser, etwa Google, Mozilla, Apple oder Microsoft: Sie erfahren, dass ein Browser Nachrichten von dieser Website erhält, und wann, können sie aber nicht lesen. Keinem Ehrenamtlichen wird etwas davon gezeigt.';
export const neededText =
  'Einen Kontakt unter „Allgemein“, eine Adresse der Website mit https (PUBLIC_URL) und Seiten ohne Netz (OFFLINE_PAGES); beides setzt, wer sich um den Server kümmert.';
export const switchOn = 'Benachrichtigungen einschalten';
export const switchOff = 'Benachrichtigungen ausschalten';
export const switchedOn =
  'Die Benachrichtigungen sind eingeschaltet. Unter /notifications kann man sie ab jetzt wählen.';
export const switchedOff = 'Die Benachrichtigungen sind ausgeschaltet.';
export const notSwitched = 'Die Benachrichtigungen konnten nicht umgeschaltet werden';
export const offQuestion =
  'Es werden keine Benachrichtigungen mehr verschickt, wartende werden verworfen. Was von Browsern gespeichert ist, wird nach 30 Tagen gelöscht. Schalten Sie die Benachrichtigungen vorher wieder ein, laufen sie weiter.';
