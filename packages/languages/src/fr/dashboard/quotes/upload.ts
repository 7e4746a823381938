import { day as dayName, listed, number, plural } from '../../words.ts';

const quotes = (count: number) =>
  plural(count, { one: `${number(count)} citation`, other: `${number(count)} citations` });
const rowsInFile = (count: number) =>
  plural(count, {
    one: `${number(count)} ligne dans le fichier`,
    other: `${number(count)} lignes dans le fichier`,
  });

export const uploadFile = 'Importer un fichier';
export const ownSheet =
  'Votre propre tableau convient, tel quel\u00a0: ce qui n’est pas clair vous est demandé, et ce qui est faux se corrige ici.';
export const hint = (needed: readonly string[], optional: readonly string[]) =>
  `Importez un fichier CSV ou Excel avec les colonnes ${needed.join(', ')} et, si vous voulez, ${listed(optional)}.`;
export const chooseFile = 'Choisir un fichier';
export const noFile = 'Aucun fichier choisi. Vous pouvez en déposer un ici.';
export const oneFile = 'Veuillez choisir un seul fichier à la fois';
export const upload = 'Importer';
export const checking = 'Vérification…';
export const uploading = 'Import…';
export const readingFile = 'Lecture du fichier…';
export const sending = (percent: number) => `Envoi du fichier\u00a0: ${number(percent)}\u00a0%`;

export const downloadTemplate = 'Télécharger un modèle';
export const loadingTemplates = 'Chargement des modèles…';
export const noTemplates = 'Aucun modèle disponible';
export const templateName = (format: 'csv' | 'xlsx') =>
  format === 'csv' ? 'CSV (.csv)' : 'Excel (.xlsx)';

export const processFailed = 'Le fichier n’a pas pu être traité';
export const checkFailed = 'La vérification a échoué';
export const uploadFailed = 'L’import a échoué';
export const downloadError = 'Erreur de téléchargement';
export const downloadFailed = 'Le téléchargement a échoué';
export const templateNotDownloaded = 'Le modèle n’a pas pu être téléchargé.';
export const quotesNotDownloaded = 'Les citations n’ont pas pu être téléchargées.';

export const someDatesConflict = 'Certaines dates ont plusieurs citations';
export const completeWithWarnings = 'Import terminé, avec des remarques';
export const dateConflicts = 'Dates avec plusieurs citations';
export const dayWithQuotes = (day: string, count: number) =>
  `${dayName(day)}\u00a0: ${quotes(count)}`;
export const dayWithRows = (day: string, count: number) =>
  `${dayName(day)}\u00a0: ${rowsInFile(count)}`;
export const aboutShownQuote =
  'Pour les dates qui ont plusieurs citations, c’est la dernière modifiée qui est affichée.';
export const undo = 'Défaire';
export const undoing = 'En cours…';
export const undone = 'Défait';
export const undoLater = (days: number, part: string) =>
  plural(days, {
    one: `Plus tard, pendant ${number(days)} jour, sous «\u00a0${part}\u00a0» ci-dessous.`,
    other: `Plus tard, pendant ${number(days)} jours, sous «\u00a0${part}\u00a0» ci-dessous.`,
  });

export const checkFile = 'Vérifier le fichier';
export const loadingFile = 'Lecture du fichier';
export const workbenchFailed =
  'Le tableau du fichier n’a pas pu être chargé. Vérifiez votre connexion et réessayez.';

export const conflictsDetected = 'Certaines dates sont déjà prises';
export const cancelUpload = 'Annuler l’import';
export const proceed = 'Continuer l’import';
export const forAllDates = (dates: number) =>
  plural(dates, {
    one: `Pour ${number(dates)} date avec des citations enregistrées`,
    other: `Pour les ${number(dates)} dates avec des citations enregistrées`,
  });
export const differentChoices = 'Choix différents';
export const add = 'Ajouter';
export const keep = (stored: number) =>
  plural(stored, {
    one: 'Garder celle qui est enregistrée',
    other: 'Garder celles qui sont enregistrées',
  });
export const replace = (deleted: number) =>
  deleted === 0
    ? 'Remplacer (ne supprime aucune citation enregistrée)'
    : plural(deleted, {
        one: `Remplacer (supprime ${number(deleted)} citation enregistrée)`,
        other: `Remplacer (supprime ${number(deleted)} citations enregistrées)`,
      });
export const datesOfFile = (dates: number) =>
  plural(dates, { one: `${number(dates)} date`, other: `${number(dates)} dates` });
export const loadingDates = 'Chargement des dates';
export const datesFailed =
  'La liste des dates n’a pas pu être chargée. Vérifiez votre connexion et réessayez.';
export const takenDates = (count: number) => `Dates qui ont déjà des citations (${number(count)})`;
export const repeatedDates = (count: number) =>
  `Dates qui figurent plus d’une fois dans le fichier (${number(count)})`;

export const conflictingDate = (day: string, stored: number, rows: number) => {
  const parts = [
    stored > 0 &&
      plural(stored, {
        one: `${number(stored)} citation déjà prévue`,
        other: `${number(stored)} citations déjà prévues`,
      }),
    (stored === 0 || rows > 1) && rowsInFile(rows),
  ].filter(Boolean);
  return `${dayName(day)}\u00a0: ${parts.join(', ')}`;
};
export const inFile = 'Dans le fichier';
export const stored = 'Enregistré';
export const rowLead = (row: number) => `Ligne ${number(row)}\u00a0: `;
export const storedAlready = ' (déjà enregistrée)';
export const changesStored = ' (modifie une citation enregistrée)';
export const andMore = (count: number) =>
  plural(count, { one: `… et ${number(count)} autre`, other: `… et ${number(count)} autres` });

interface Effect {
  readonly dates: number;
  readonly added: number;
  readonly deleted: number;
  readonly leftOut: number;
}

export const effect = ({ dates, added, deleted, leftOut }: Effect) => {
  const where = plural(dates, {
    one: 'À cette date',
    other: `À ces ${number(dates)} dates`,
  });
  const parts = [
    added === 0
      ? 'aucune citation ajoutée'
      : plural(added, {
          one: `${number(added)} citation ajoutée`,
          other: `${number(added)} citations ajoutées`,
        }),
    deleted > 0 &&
      plural(deleted, {
        one: `${number(deleted)} citation enregistrée supprimée`,
        other: `${number(deleted)} citations enregistrées supprimées`,
      }),
    leftOut > 0 &&
      plural(leftOut, {
        one: `${number(leftOut)} ligne laissée de côté`,
        other: `${number(leftOut)} lignes laissées de côté`,
      }),
  ].filter((part) => part !== false);
  return `${where}\u00a0: ${listed(parts)}.`;
};

interface Saved {
  readonly rows: number;
  readonly same: number;
  readonly changed: number;
  readonly repeated: number;
}

const EQUAL = 'avec les mêmes texte, source, date et lien';
const NOTHING = 'Importer le fichier n’ajoute rien et ne modifie rien.';

export const alreadySaved = ({ rows, same, changed, repeated }: Saved) => {
  const added = rows - same - changed - repeated;
  if (added === 0 && changed === 0) {
    return plural(rows, {
      one: `La citation de ce fichier est déjà enregistrée, ${EQUAL}. ${NOTHING}`,
      other: `Les ${number(rows)} citations de ce fichier sont toutes déjà enregistrées, ${EQUAL}. ${NOTHING}`,
    });
  }
  const sentences = [
    plural(same, {
      one: `${number(same)} des ${number(rows)} citations de ce fichier est déjà enregistrée, ${EQUAL}. Elle ne sera pas ajoutée à nouveau.`,
      other: `${number(same)} des ${number(rows)} citations de ce fichier sont déjà enregistrées, ${EQUAL}. Elles ne seront pas ajoutées à nouveau.`,
    }),
    added === 0
      ? 'Aucune des autres ne sera ajoutée.'
      : plural(added, {
          one: 'L’autre sera ajoutée.',
          other: `Les ${number(added)} autres seront ajoutées.`,
        }),
    changed > 0 &&
      plural(changed, {
        one: `${number(changed)} citation enregistrée sera modifiée.`,
        other: `${number(changed)} citations enregistrées seront modifiées.`,
      }),
    repeated > 0 &&
      plural(repeated, {
        one: `${number(repeated)} ligne en répète une précédente.`,
        other: `${number(repeated)} lignes en répètent une précédente.`,
      }),
  ];
  return sentences.filter(Boolean).join(' ');
};
