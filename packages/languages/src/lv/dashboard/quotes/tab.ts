import { latvian } from '../../latvian.ts';

const { number, plural } = latvian;

export const uploadQuotes = 'Augšupielādēt citātus';
export const manageQuotes = 'Pārvaldīt citātus';
export const loading = 'Tiek ielādēti citāti';
export const loadErrorTitle = 'Citātu ielādes kļūda';
export const loadError = 'Citātus neizdevās ielādēt. Mēģiniet vēlreiz';
export const unknownError = 'Radās nezināma kļūda';
export const dateConflict = 'Datums jau aizņemts';
export const conflictCheckFailed = 'Neizdevās pārbaudīt, vai datumi nav aizņemti';
export const added = 'Citāts ir pievienots!';
export const updated = 'Citāts ir atjaunināts';
export const updateFailed = 'Citātu neizdevās atjaunināt';
export const deleted = 'Citāts ir dzēsts';
export const deleteFailed = 'Citātu neizdevās dzēst';
export const deletedSeveral = (count: number) =>
  plural(count, {
    one: `${number(count)} citāts ir dzēsts`,
    other: `${number(count)} citāti ir dzēsti`,
  });
export const deleteSeveralFailed = 'Citātus neizdevās dzēst';

export const recentBatches = 'Pēdējās augšupielādes un izmaiņas';
export const undoFailed = 'Neizdevās atsaukt';
export const undoLater = 'To var atsaukt sadaļā „Pēdējās augšupielādes un izmaiņas” cilnē „Citāti”';

interface Undone {
  readonly deleted: number;
  readonly restored: number;
  readonly kept: number;
}

export const undone = ({ deleted, restored, kept }: Undone) => {
  const parts = [
    restored > 0 &&
      plural(restored, {
        one: `${number(restored)} citāts atjaunots`,
        other: `${number(restored)} citāti atjaunoti`,
      }),
    deleted > 0 &&
      plural(deleted, {
        one: `${number(deleted)} pievienotais citāts dzēsts`,
        other: `${number(deleted)} pievienotie citāti dzēsti`,
      }),
    kept > 0 &&
      plural(kept, {
        one: `${number(kept)} atstāts tāds, kāds ir, jo pa to laiku ir mainīts vai tā datums ir aizņemts`,
        other: `${number(kept)} atstāti tādi, kādi ir, jo pa to laiku ir mainīti vai to datumi ir aizņemti`,
      }),
  ].filter(Boolean);
  return parts.length === 0 ? 'Vairs nebija, ko atsaukt.' : `${parts.join(', ')}.`;
};
