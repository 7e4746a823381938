import { number, plural } from '../../words.ts';

export const uploadQuotes = 'Citaten uploaden';
export const manageQuotes = 'Citaten beheren';
export const loading = 'De citaten worden geladen';
export const loadErrorTitle = 'Fout bij het laden van de citaten';
export const loadError = 'De citaten konden niet worden geladen. Probeer het opnieuw';
export const unknownError = 'Er is een onbekende fout opgetreden';
export const dateConflict = 'Datum al bezet';
export const conflictCheckFailed = 'Er kon niet worden gecontroleerd of datums al bezet zijn';
export const added = 'Het citaat is toegevoegd!';
export const updated = 'Het citaat is gewijzigd';
export const updateFailed = 'Het citaat kon niet worden gewijzigd';
export const deleted = 'Het citaat is verwijderd';
export const deleteFailed = 'Het citaat kon niet worden verwijderd';
export const deletedSeveral = (count: number) =>
  plural(count, {
    one: `${number(count)} citaat is verwijderd`,
    other: `${number(count)} citaten zijn verwijderd`,
  });
export const deleteSeveralFailed = 'De citaten konden niet worden verwijderd';

export const recentBatches = 'Laatste uploads en wijzigingen';
export const undoFailed = 'Ongedaan maken is niet gelukt';
export const undoLater =
  'Ongedaan maken kan onder ‘Laatste uploads en wijzigingen’ op het tabblad ‘Citaten’';

interface Undone {
  readonly deleted: number;
  readonly restored: number;
  readonly kept: number;
}

export const undone = ({ deleted, restored, kept }: Undone) => {
  const parts = [
    restored > 0 &&
      plural(restored, {
        one: `${number(restored)} citaat hersteld`,
        other: `${number(restored)} citaten hersteld`,
      }),
    deleted > 0 &&
      plural(deleted, {
        one: `${number(deleted)} toegevoegd citaat verwijderd`,
        other: `${number(deleted)} toegevoegde citaten verwijderd`,
      }),
    kept > 0 &&
      plural(kept, {
        one: `${number(kept)} gelaten zoals het is, omdat het intussen is gewijzigd of zijn datum bezet is`,
        other: `${number(kept)} gelaten zoals ze zijn, omdat ze intussen zijn gewijzigd of hun datum bezet is`,
      }),
  ].filter(Boolean);
  return parts.length === 0 ? 'Er was niets meer ongedaan te maken.' : `${parts.join(', ')}.`;
};
