import type { SentenceParts } from '../../sentence-parts.ts';
import { number, plural } from '../words.ts';

export const title = 'Briefe per E-Mail';
export const offTitle = 'Die Briefe sind ausgeschaltet';
export const aboutOff =
  'Besucherinnen und Besucher können sich das Zitat des Tages, die kommende Woche und Erinnerungen an besondere Tage per E-Mail schicken lassen. Solange die Briefe ausgeschaltet sind, gibt es dafür keine Seite, und nichts wird gespeichert.';
export const what = 'Was gespeichert wird';
export const whatText =
  'Von allen, die abonnieren: die E-Mail-Adresse, die Sprache, die gewählten Briefe und wann das war. Die Adresse ist mit einem Schlüssel verschlüsselt, der weder in der Datenbank noch in Sicherungen steht.';
export const why = 'Warum';
export const whyText =
  'Um die Briefe zu senden, um die Menschen gebeten haben, und für nichts anderes.';
export const howLong = 'Wie lange';
export const howLongText =
  'Bis jemand die Briefe abbestellt; ohne Bestätigung sieben Tage. Danach bleibt ein Jahr lang ein Code, aus dem niemand die Adresse lesen kann: Er verhindert, dass eine alte Sicherung die Briefe wieder beginnen lässt.';
export const who = 'Wer davon erfährt';
export const whoText =
  'Der E-Mail-Dienst, der die Briefe befördert. Keinem Ehrenamtlichen wird eine Adresse gezeigt, auch Ihnen nicht: Sie sehen nur, wie viele es sind.';
export const needed = 'Was es dazu braucht';
export const neededText =
  'Einen Kontakt unter „Allgemein“, ein Mailkonto unter „Versand“ und eine Adresse der Website mit https (PUBLIC_URL); die setzt, wer sich um den Server kümmert.';
export const switchOn = 'Briefe einschalten';
export const switchOff = 'Briefe ausschalten';
export const switching = 'Wird umgeschaltet …';
export const onTitle = 'Die Briefe sind eingeschaltet';
export const aboutOn = <Part>(page: Part): SentenceParts<Part> => [
  'Abonniert werden sie unter ',
  page,
  '; jede Seite verweist darauf.',
];
export const opensInNewTab = '(öffnet sich in einem neuen Tab)';
export const switchedOn = 'Die Briefe sind eingeschaltet. Ab jetzt kann man sie abonnieren.';
export const switchedOff = 'Die Briefe sind ausgeschaltet.';
export const notSwitched = 'Die Briefe konnten nicht eingeschaltet werden';
export const notSwitchedOff = 'Die Briefe konnten nicht ausgeschaltet werden';
export const switchOffTitle = 'Die Briefe ausschalten?';
export const aboutSwitchingOff =
  'Es werden keine Briefe mehr verschickt, wartende werden verworfen. Die Links in Briefen führen noch 30 Tage lang ans Ziel, dann werden alle Adressen gelöscht. Schalten Sie die Briefe vorher wieder ein, laufen die Abonnements weiter.';
export const about = 'Was gespeichert wird und wer davon erfährt';

export const subscribers = 'Abonnements';
export const loading = 'Die Briefe werden geladen';
export const loadError =
  'Die Briefe konnten nicht geladen werden. Bitte versuchen Sie es noch einmal.';
export const daily = 'Das Zitat des Tages';
export const weekly = 'Die kommende Woche';
export const reminders = 'Erinnerungen';
export const people = (count: number) =>
  plural(count, { one: `${number(count)} Person`, other: `${number(count)} Personen` });
export const unconfirmed = 'Noch nicht bestätigt';
export const nextAt = 'Nächste Briefe';
export const notNow = 'Zurzeit wird nichts verschickt';

export const note = 'Mitteilung im wöchentlichen Brief';
export const noteHint =
  'Sie steht im nächsten wöchentlichen Brief, wie Sie sie schreiben, in allen Sprachen gleich, und ist danach leer. Bis zu 2.000 Zeichen.';
export const noteLeft = (count: number) => `Noch ${number(count)} Zeichen`;
export const noteTooLong = (count: number) => `${number(count)} Zeichen zu viel`;
export const saveNote = 'Mitteilung speichern';
export const savingNote = 'Mitteilung wird gespeichert …';
export const noteSaved = 'Die Mitteilung ist gespeichert.';
export const noteSaveFailed = 'Die Mitteilung konnte nicht gespeichert werden';
export const noteChanged =
  'Jemand anders hat die Mitteilung inzwischen geändert. Was Sie geschrieben haben, ist noch da; jetzt lautet die Mitteilung:';
export const noteEmptied =
  'Die Mitteilung ist jetzt leer: Sie wurde verschickt, oder jemand hat sie entfernt. Was Sie geschrieben haben, ist noch da.';
export const loadNote = 'Den neuen Text übernehmen';
export const keepTyped = 'Meinen Text behalten';

export const preview = 'Vorschau';
export const aboutPreview =
  'Der heutige Brief, wie er verschickt würde, oder ein Muster, wenn es heute nichts zu sagen gibt. Die Links zum Ändern und Abbestellen führen hier nirgendwohin.';
export const letter = 'Brief';
export const language = 'Sprache';
export const form = 'Format';
export const asHtml = 'Formatiert';
export const asText = 'Als reiner Text';
export const subject = 'Betreff';
export const letterNamed = (subject: string) => `Der Brief „${subject}“`;
export const loadingPreview = 'Der Brief wird geladen';
export const previewFailed =
  'Der Brief konnte nicht gezeigt werden. Bitte versuchen Sie es noch einmal.';
export const nothingToSay =
  'In den nächsten Wochen gibt es nichts zu sagen, also auch keinen Brief dieser Art.';

export const removeTitle = 'Jemandes Briefe abbestellen';
export const aboutRemoval =
  'Für Menschen, die Sie darum bitten. Ob eine Adresse Briefe bekommt, wird dabei nicht verraten, und nirgends wird festgehalten, wessen sie war.';
export const email = 'E-Mail-Adresse';
export const remove = 'Briefe an diese Adresse abbestellen';
export const removing = 'Wird abbestellt …';
export const done = 'Erledigt';
export const removed =
  'Falls diese Adresse Briefe bekam, sind sie abbestellt, und die Adresse ist gelöscht.';
export const removeFailed = 'Die Briefe konnten nicht abbestellt werden';
