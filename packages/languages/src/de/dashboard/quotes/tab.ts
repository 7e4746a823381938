import { number, plural } from '../../words.ts';

export const uploadQuotes = 'Zitate hochladen';
export const manageQuotes = 'Zitate verwalten';
export const loading = 'Zitate werden geladen';
export const loadErrorTitle = 'Fehler beim Laden der Zitate';
export const loadError =
  'Die Zitate konnten nicht geladen werden. Bitte versuchen Sie es noch einmal';
export const unknownError = 'Ein unbekannter Fehler ist aufgetreten';
export const dateConflict = 'Datum schon vergeben';
export const conflictCheckFailed = 'Es konnte nicht geprüft werden, ob Daten schon vergeben sind';
export const added = 'Das Zitat wurde hinzugefügt!';
export const updated = 'Das Zitat wurde geändert';
export const updateFailed = 'Das Zitat konnte nicht geändert werden';
export const deleted = 'Das Zitat wurde gelöscht';
export const deleteFailed = 'Das Zitat konnte nicht gelöscht werden';
export const deletedSeveral = (count: number) =>
  plural(count, {
    one: `${number(count)} Zitat wurde gelöscht`,
    other: `${number(count)} Zitate wurden gelöscht`,
  });
export const deleteSeveralFailed = 'Die Zitate konnten nicht gelöscht werden';

export const recentBatches = 'Letzte Uploads und Änderungen';
export const undoFailed = 'Es konnte nicht rückgängig gemacht werden';
export const undoLater =
  'Rückgängig machen können Sie es unter „Letzte Uploads und Änderungen“ im Bereich „Zitate“';

interface Undone {
  readonly deleted: number;
  readonly restored: number;
  readonly kept: number;
}

export const undone = ({ deleted, restored, kept }: Undone) => {
  const parts = [
    restored > 0 &&
      plural(restored, {
        one: `${number(restored)} Zitat wiederhergestellt`,
        other: `${number(restored)} Zitate wiederhergestellt`,
      }),
    deleted > 0 &&
      plural(deleted, {
        one: `${number(deleted)} hinzugefügtes Zitat gelöscht`,
        other: `${number(deleted)} hinzugefügte Zitate gelöscht`,
      }),
    kept > 0 &&
      plural(kept, {
        one: `${number(kept)} gelassen, wie es ist, da es inzwischen geändert oder sein Datum vergeben wurde`,
        other: `${number(kept)} gelassen, wie sie sind, da sie inzwischen geändert oder ihre Daten vergeben wurden`,
      }),
  ].filter(Boolean);
  return parts.length === 0 ? 'Es war nichts mehr rückgängig zu machen.' : `${parts.join(', ')}.`;
};
