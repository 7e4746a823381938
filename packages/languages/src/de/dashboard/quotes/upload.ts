import { day as dayName, listed, number, plural } from '../../words.ts';

const quotes = (count: number) =>
  plural(count, { one: `${number(count)} Zitat`, other: `${number(count)} Zitate` });
const rowsInFile = (count: number) =>
  plural(count, {
    one: `${number(count)} Zeile in der Datei`,
    other: `${number(count)} Zeilen in der Datei`,
  });

export const uploadFile = 'Datei hochladen';
export const ownSheet =
  'Eine eigene Tabelle genügt, wie sie ist: Was unklar ist, wird gefragt, und was falsch ist, wird hier berichtigt.';
export const hint = (needed: readonly string[], optional: readonly string[]) =>
  `Laden Sie eine CSV- oder Excel-Datei hoch, mit den Spalten ${needed.join(', ')} und, wenn Sie möchten, ${listed(optional)}.`;
export const chooseFile = 'Datei wählen';
export const noFile = 'Keine Datei gewählt. Sie können eine hierher ziehen.';
export const oneFile = 'Bitte wählen Sie immer nur eine Datei';
export const upload = 'Hochladen';
export const checking = 'Wird geprüft …';
export const uploading = 'Wird hochgeladen …';
export const readingFile = 'Die Datei wird gelesen …';
export const sending = (percent: number) => `Die Datei wird gesendet: ${number(percent)} %`;

export const downloadTemplate = 'Vorlage herunterladen';
export const loadingTemplates = 'Vorlagen werden geladen …';
export const noTemplates = 'Keine Vorlagen vorhanden';
export const templateName = (format: 'csv' | 'xlsx') =>
  format === 'csv' ? 'CSV (.csv)' : 'Excel (.xlsx)';

export const processFailed = 'Die Datei konnte nicht verarbeitet werden';
export const checkFailed = 'Prüfung fehlgeschlagen';
export const uploadFailed = 'Hochladen fehlgeschlagen';
export const downloadError = 'Fehler beim Herunterladen';
export const downloadFailed = 'Herunterladen fehlgeschlagen';
export const templateNotDownloaded = 'Die Vorlage konnte nicht heruntergeladen werden.';
export const quotesNotDownloaded = 'Die Zitate konnten nicht heruntergeladen werden.';

export const someDatesConflict = 'Für einige Daten gibt es mehrere Zitate';
export const completeWithWarnings = 'Hochgeladen, mit Hinweisen';
export const dateConflicts = 'Mehrfach vergebene Daten';
export const dayWithQuotes = (day: string, count: number) => `${dayName(day)}: ${quotes(count)}`;
export const dayWithRows = (day: string, count: number) => `${dayName(day)}: ${rowsInFile(count)}`;
export const aboutShownQuote = 'An Tagen mit mehreren Zitaten wird das zuletzt geänderte gezeigt.';
export const undo = 'Rückgängig';
export const undoing = 'Wird rückgängig gemacht …';
export const undone = 'Rückgängig gemacht';
export const undoLater = (days: number, part: string) =>
  `Auch später noch, ${number(days)} Tage lang, unten unter „${part}“.`;

export const checkFile = 'Datei prüfen';
export const loadingFile = 'Die Datei wird gelesen';
export const workbenchFailed =
  'Die Tabelle der Datei konnte nicht geladen werden. Bitte prüfen Sie Ihre Verbindung und versuchen Sie es noch einmal.';

export const conflictsDetected = 'Einige Daten sind schon vergeben';
export const cancelUpload = 'Upload abbrechen';
export const proceed = 'Mit dem Upload fortfahren';
export const forAllDates = (dates: number) =>
  plural(dates, {
    one: `Für ${number(dates)} Datum mit gespeicherten Zitaten`,
    other: `Für alle ${number(dates)} Daten mit gespeicherten Zitaten`,
  });
export const differentChoices = 'Verschiedene Entscheidungen';
export const add = 'Hinzufügen';
export const keep = (stored: number) =>
  plural(stored, { one: 'Das gespeicherte behalten', other: 'Die gespeicherten behalten' });
export const replace = (deleted: number) =>
  deleted === 0
    ? 'Ersetzen (löscht kein gespeichertes Zitat)'
    : plural(deleted, {
        one: `Ersetzen (löscht ${number(deleted)} gespeichertes Zitat)`,
        other: `Ersetzen (löscht ${number(deleted)} gespeicherte Zitate)`,
      });
export const datesOfFile = (dates: number) =>
  plural(dates, { one: `${number(dates)} Datum`, other: `${number(dates)} Daten` });
export const loadingDates = 'Daten werden geladen';
export const datesFailed =
  'Die Liste der Daten konnte nicht geladen werden. Bitte prüfen Sie Ihre Verbindung und versuchen Sie es noch einmal.';
export const takenDates = (count: number) => `Daten, die schon Zitate haben (${number(count)})`;
export const repeatedDates = (count: number) =>
  `Daten, die in der Datei mehrmals vorkommen (${number(count)})`;

export const conflictingDate = (day: string, stored: number, rows: number) => {
  const parts = [
    stored > 0 && `${quotes(stored)} schon eingeplant`,
    (stored === 0 || rows > 1) && rowsInFile(rows),
  ].filter(Boolean);
  return `${dayName(day)}: ${parts.join(', ')}`;
};
export const inFile = 'In der Datei';
export const stored = 'Gespeichert';
export const rowLead = (row: number) => `Zeile ${number(row)}: `;
export const storedAlready = ' (schon gespeichert)';
export const changesStored = ' (ändert ein gespeichertes Zitat)';
export const andMore = (count: number) => `… und ${number(count)} weitere`;

interface Effect {
  readonly dates: number;
  readonly added: number;
  readonly deleted: number;
  readonly leftOut: number;
}

export const effect = ({ dates, added, deleted, leftOut }: Effect) => {
  const where = plural(dates, {
    one: 'An diesem Tag',
    other: `An diesen ${number(dates)} Tagen`,
  });
  const parts = [
    added === 0 ? 'kein Zitat hinzugefügt' : `${quotes(added)} hinzugefügt`,
    deleted > 0 &&
      plural(deleted, {
        one: `${number(deleted)} gespeichertes Zitat gelöscht`,
        other: `${number(deleted)} gespeicherte Zitate gelöscht`,
      }),
    leftOut > 0 &&
      plural(leftOut, {
        one: `${number(leftOut)} Zeile ausgelassen`,
        other: `${number(leftOut)} Zeilen ausgelassen`,
      }),
  ].filter((part) => part !== false);
  return `${where}: ${listed(parts)}.`;
};

interface Saved {
  readonly rows: number;
  readonly same: number;
  readonly changed: number;
  readonly repeated: number;
}

const NOTHING = 'Die Datei hochzuladen fügt nichts hinzu und ändert nichts.';

export const alreadySaved = ({ rows, same, changed, repeated }: Saved) => {
  const added = rows - same - changed - repeated;
  if (added === 0 && changed === 0) {
    return plural(rows, {
      one: `Das Zitat dieser Datei ist schon gespeichert, mit demselben Text und Datum, derselben Quelle und demselben Link. ${NOTHING}`,
      other: `Alle ${number(rows)} Zitate dieser Datei sind schon gespeichert, mit demselben Text und Datum, derselben Quelle und demselben Link. ${NOTHING}`,
    });
  }
  const sentences = [
    plural(same, {
      one: `${number(same)} der ${number(rows)} Zitate dieser Datei ist schon gespeichert, mit demselben Text und Datum, derselben Quelle und demselben Link. Es wird nicht noch einmal hinzugefügt.`,
      other: `${number(same)} der ${number(rows)} Zitate dieser Datei sind schon gespeichert, mit demselben Text und Datum, derselben Quelle und demselben Link. Sie werden nicht noch einmal hinzugefügt.`,
    }),
    added === 0
      ? 'Von den anderen wird keines hinzugefügt.'
      : plural(added, {
          one: 'Das andere wird hinzugefügt.',
          other: `Die anderen ${number(added)} werden hinzugefügt.`,
        }),
    changed > 0 &&
      plural(changed, {
        one: `${number(changed)} gespeichertes Zitat wird geändert.`,
        other: `${number(changed)} gespeicherte Zitate werden geändert.`,
      }),
    repeated > 0 &&
      plural(repeated, {
        one: `${number(repeated)} Zeile wiederholt eine frühere.`,
        other: `${number(repeated)} Zeilen wiederholen frühere.`,
      }),
  ];
  return sentences.filter(Boolean).join(' ');
};
