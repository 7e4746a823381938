import type { SentenceParts } from '../../sentence-parts.ts';
import { gatherings } from '../gatherings.ts';
import { number } from '../words.ts';

export const title = 'Zusammenkünfte';
export const days = 'Einzelne Tage';
export const add = 'Zusammenkunft hinzufügen';
export const edit = 'Zusammenkunft bearbeiten';
export const search = 'Zusammenkünfte durchsuchen';
export const loading = 'Zusammenkünfte werden geladen';
export const loadError =
  'Die Zusammenkünfte konnten nicht geladen werden. Bitte versuchen Sie es noch einmal.';
export const none =
  'Es gibt noch keine Zusammenkünfte. Fügen Sie mit der Schaltfläche oben eine hinzu.';
export const noneFound = 'Keine Zusammenkunft passt zur Suche.';
export const next = 'Nächster Tag';
export const noNext = 'Nichts Weiteres';
export const byWeek = 'Wöchentlich';
export const byMonth = 'Monatlich';
export const byBadiMonth = 'Jeden Badíʻ-Monat';
export const byHolyDay = 'Jeden Heiligen Tag';
export const weekdays = 'Wochentage';
export const weekday = 'Wochentag';
export const interval = 'Alle wie viele Wochen (1 bis 8)';
export const nth = 'Der wievielte im Monat';
export const when = 'Wann';
export const onEve = 'Am Vorabend';
export const onDay = 'Am Tag selbst';
export const ownLanguage = 'Die der Gemeinde';
export const onlineHint = 'In der Adresse eines Treffens steht oft sein Passwort.';
export const audienceHint =
  'Feste und Klassen für Kinder und Juniorjugend sind für alle mit dem Link, wenn Sie nichts anderes wählen.';
export const endsHint = 'Leer: ohne Ende.';
export const capacityHint = 'Leer: so viele, wie kommen.';
export const added = 'Die Zusammenkunft wurde hinzugefügt.';
export const changed = 'Die Zusammenkunft wurde geändert.';
export const saveFailed = 'Die Zusammenkunft konnte nicht gespeichert werden';
export const deleted =
  'Die Zusammenkunft wurde gelöscht. Unter der Liste lässt sie sich zurückholen.';
export const deleteFailed = 'Die Zusammenkunft konnte nicht gelöscht werden';
export const deletions = 'In den letzten 30 Tagen gelöscht';
export const noDeletions = 'Keine Zusammenkunft wurde gelöscht.';
export const bringBack = 'Zurückholen';
export const broughtBack = 'Die Zusammenkunft ist wieder da.';
export const bringBackFailed = 'Die Zusammenkunft konnte nicht zurückgeholt werden';
export const goesOn = 'Sie geht weiter';
export const stopped =
  'Besucher sehen sie nicht mehr, weil niemand bestätigt hat, dass sie weitergeht.';
export const renewed = 'Sie wird wieder 95 Tage lang gezeigt.';
export const renewFailed = 'Die Zusammenkunft konnte nicht bestätigt werden';
export const share = 'Teilen';

export const link = 'Link';
export const aboutLink =
  'Wer diesen Link hat, sieht alles von der Zusammenkunft, auch ihre Online-Adresse. Geben Sie ihn mit Bedacht weiter.';
export const copy = 'Link kopieren';
export const copied = 'Der Link wurde kopiert.';
export const copyFailed =
  'Der Link konnte nicht kopiert werden. Bitte markieren und kopieren Sie ihn selbst.';
export const newLink = 'Neuen Link erstellen';
export const newLinkQuestion =
  'Der jetzige Link führt danach nirgends mehr hin, auch nicht in Kalendern, die ihn abonniert haben. Einen neuen erstellen?';
export const newLinkMade = 'Die Zusammenkunft hat einen neuen Link.';
export const newLinkFailed = 'Der neue Link konnte nicht erstellt werden';
export const from = 'Von';
export const to = 'Bis';
export const noDays = 'Zwischen diesen Tagen findet nichts statt.';
export const loadingDays = 'Die Tage werden geladen';
export const daysError =
  'Die Tage konnten nicht geladen werden. Bitte versuchen Sie es noch einmal.';
export const change = 'Ändern';
export const changeDay = 'Diesen Tag ändern';
export const cancelDay = 'Absagen';
export const heldAfterAll = 'Findet doch statt';
export const asOthers = 'Wieder wie die anderen';
export const held = 'Findet statt am';
export const emptyAsOthers = 'Leer: wie an den anderen Tagen.';
export const dayChanged = 'Der Tag wurde geändert.';
export const dayCancelled = 'Der Tag wurde abgesagt.';
export const dayAsOthers = 'Der Tag ist wieder wie die anderen.';
export const dayFailed = 'Der Tag konnte nicht geändert werden';
export const adding = 'Wird hinzugefügt …';
export const gathering = 'Zusammenkunft';
export const language = 'Sprache';
export const allGatherings = 'Alle Zusammenkünfte';
export const place = 'Ort';

export const actionOf = (action: string, name: string) => `${action}: ${name}`;
export const nthName = (nth: number) =>
  ['Erster', 'Zweiter', 'Dritter', 'Vierter'][nth - 1] ?? 'Letzter';
export const deleteQuestion = <Part>(name: Part): SentenceParts<Part> => [
  name,
  ' wird mit allen Tagen gelöscht. 30 Tage lang lässt sie sich unter der Liste zurückholen.',
];
export const deletedBy = <Part>(name: Part, at: Part): SentenceParts<Part> => [
  at,
  ', gelöscht von ',
  name,
];
export const shownUntil = (day: string) => `Bis zum ${day} bestätigen, dass sie weitergeht`;
export const dayAndTime = (day: string, time: string) => gatherings.dayAndTime(day, time);
export const dayOf = <Part>(name: Part, day: string): SentenceParts<Part> => [name, `, ${day}`];
export const movedFrom = (day: string) => gatherings.movedFrom(day);
const counted = (count: number) =>
  count === 0
    ? 'keine Zusammenkunft'
    : count === 1
      ? 'eine Zusammenkunft'
      : `${number(count)} Zusammenkünfte`;
export const dayWithCount = (day: string, count: number) => `${day}: ${counted(count)}`;
export const withOne = 'Mit einer Zusammenkunft';
export const withSeveral = 'Mit mehreren';
export const withoutAny = 'Ohne Zusammenkunft';
export const gatheringsOfDay = 'Zusammenkünfte des Tages';
export const undoLater = 'Zurückholen lässt sie sich auch unter der Liste der Zusammenkünfte';
