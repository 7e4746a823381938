import { number, plural } from '../../words.ts';

export const uploadQuotes = 'Importer des citations';
export const manageQuotes = 'Gérer les citations';
export const loading = 'Chargement des citations';
export const loadErrorTitle = 'Erreur de chargement des citations';
export const loadError = 'Les citations n’ont pas pu être chargées. Veuillez réessayer';
export const unknownError = 'Une erreur inconnue est survenue';
export const dateConflict = 'Date déjà prise';
export const conflictCheckFailed = 'Impossible de vérifier si des dates sont déjà prises';
export const added = 'La citation a bien été ajoutée\u00a0!';
export const updated = 'La citation a bien été modifiée';
export const updateFailed = 'La citation n’a pas pu être modifiée';
export const deleted = 'La citation a bien été supprimée';
export const deleteFailed = 'La citation n’a pas pu être supprimée';
export const deletedSeveral = (count: number) =>
  plural(count, {
    one: `${number(count)} citation a bien été supprimée`,
    other: `${number(count)} citations ont bien été supprimées`,
  });
export const deleteSeveralFailed = 'Les citations n’ont pas pu être supprimées';

export const recentBatches = 'Imports et modifications récents';
export const undoFailed = 'Impossible de défaire';
export const undoLater =
  'Vous pouvez le défaire sous «\u00a0Imports et modifications récents\u00a0» dans l’onglet «\u00a0Citations\u00a0»';

interface Undone {
  readonly deleted: number;
  readonly restored: number;
  readonly kept: number;
}

export const undone = ({ deleted, restored, kept }: Undone) => {
  const parts = [
    restored > 0 &&
      plural(restored, {
        one: `${number(restored)} citation rétablie`,
        other: `${number(restored)} citations rétablies`,
      }),
    deleted > 0 &&
      plural(deleted, {
        one: `${number(deleted)} citation ajoutée supprimée`,
        other: `${number(deleted)} citations ajoutées supprimées`,
      }),
    kept > 0 &&
      plural(kept, {
        one: `${number(kept)} laissée telle quelle, car elle a été modifiée ou sa date a été prise entre-temps`,
        other: `${number(kept)} laissées telles quelles, car elles ont été modifiées ou leurs dates ont été prises entre-temps`,
      }),
  ].filter(Boolean);
  return parts.length === 0 ? 'Il n’y avait plus rien à défaire.' : `${parts.join(', ')}.`;
};
