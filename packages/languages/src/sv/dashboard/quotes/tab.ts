import { number, plural } from '../../words.ts';

export const uploadQuotes = 'Ladda upp citat';
export const manageQuotes = 'Hantera citat';
export const loading = 'Hämtar citaten';
export const loadErrorTitle = 'Fel när citaten hämtades';
export const loadError = 'Citaten kunde inte hämtas. Försök igen';
export const unknownError = 'Ett okänt fel uppstod';
export const dateConflict = 'Datumet är upptaget';
export const conflictCheckFailed = 'Det gick inte att kontrollera om datum är upptagna';
export const added = 'Citatet har lagts till!';
export const updated = 'Citatet har ändrats';
export const updateFailed = 'Citatet kunde inte ändras';
export const deleted = 'Citatet har tagits bort';
export const deleteFailed = 'Citatet kunde inte tas bort';
export const deletedSeveral = (count: number) => `${number(count)} citat har tagits bort`;
export const deleteSeveralFailed = 'Citaten kunde inte tas bort';

export const recentBatches = 'Senaste uppladdningar och ändringar';
export const undoFailed = 'Det gick inte att ångra';
export const undoLater = 'Ångra det under ”Senaste uppladdningar och ändringar” på fliken ”Citat”';

interface Undone {
  readonly deleted: number;
  readonly restored: number;
  readonly kept: number;
}

export const undone = ({ deleted, restored, kept }: Undone) => {
  const parts = [
    restored > 0 &&
      plural(restored, {
        one: `${number(restored)} citat återställt`,
        other: `${number(restored)} citat återställda`,
      }),
    deleted > 0 &&
      plural(deleted, {
        one: `${number(deleted)} tillagt citat borttaget`,
        other: `${number(deleted)} tillagda citat borttagna`,
      }),
    kept > 0 &&
      plural(kept, {
        one: `${number(kept)} lämnat som det är, eftersom det har ändrats eller dess datum har blivit upptaget under tiden`,
        other: `${number(kept)} lämnade som de är, eftersom de har ändrats eller deras datum har blivit upptagna under tiden`,
      }),
  ].filter(Boolean);
  return parts.length === 0 ? 'Det fanns inget kvar att ångra.' : `${parts.join(', ')}.`;
};
