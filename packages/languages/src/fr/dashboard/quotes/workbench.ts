import type { SentenceParts } from '../../../sentence-parts.ts';
import { day as dayName, languageName, listed, number, plural } from '../../words.ts';

export const reading = 'Lecture du fichier…';
export const downloadList = 'Télécharger la liste';
export const notRead = 'Le fichier n’a pas pu être lu';
export const notReadAgain = 'Le fichier n’a pas pu être relu';
export const tooManyCells = (max: number) =>
  `Ici, au plus ${number(max)} cellules d’un fichier peuvent être corrigées. Veuillez corriger les autres dans le fichier lui-même`;

export const columnIn = (column: string, language: string): string =>
  `${column} (${languageName(language)})`;
export const day = (text: string) => dayName(text);

type Status = 'new' | 'same' | 'changed' | 'outdated' | 'conflict' | 'problem' | 'left out';

const STATUSES: Readonly<Record<Status, string>> = {
  new: 'Nouveau',
  same: 'Rien de nouveau',
  changed: 'Modifié',
  outdated: 'Dépassé',
  conflict: 'Date prise',
  problem: 'Problème',
  'left out': 'Laissé de côté',
};

export const statusOf = (status: Status): string => STATUSES[status];
export const rowsToShow = 'Lignes à afficher';
export const problems = (count: number) => `Lignes à problèmes (${number(count)})`;
export const allRows = (count: number) => `Toutes les lignes (${number(count)})`;
export const rowsOf = (status: Status, count: number) => `${STATUSES[status]} (${number(count)})`;

type Counts = Readonly<Record<Status, number>>;

export const summary = (counts: Counts) => {
  const { problem, same, changed, outdated, conflict } = counts;
  const added = counts.new + conflict;
  const leftOut = counts['left out'];
  const parts = [
    plural(added, {
      one: `${number(added)} citation sera ajoutée`,
      other: `${number(added)} citations seront ajoutées`,
    }),
    conflict > 0 &&
      plural(conflict, {
        one: `dont ${number(conflict)} à une date qui a une autre citation`,
        other: `dont ${number(conflict)} à des dates qui ont une autre citation`,
      }),
    problem > 0 &&
      plural(problem, {
        one: `${number(problem)} ligne a des problèmes`,
        other: `${number(problem)} lignes ont des problèmes`,
      }),
    same > 0 &&
      plural(same, {
        one: `${number(same)} ligne est déjà enregistrée ou en répète une autre`,
        other: `${number(same)} lignes sont déjà enregistrées ou en répètent une autre`,
      }),
    changed > 0 &&
      plural(changed, {
        one: `${number(changed)} citation enregistrée sera modifiée`,
        other: `${number(changed)} citations enregistrées seront modifiées`,
      }),
    outdated > 0 &&
      plural(outdated, {
        one: `${number(outdated)} ligne est plus ancienne que la citation enregistrée`,
        other: `${number(outdated)} lignes sont plus anciennes que les citations enregistrées`,
      }),
    leftOut > 0 &&
      plural(leftOut, {
        one: `${number(leftOut)} ligne est laissée de côté`,
        other: `${number(leftOut)} lignes sont laissées de côté`,
      }),
  ];
  return `${parts.filter(Boolean).join(', ')}.`;
};

export const firstChooseColumns = 'Choisissez d’abord quelle colonne contient quoi.';
export const firstAnswer = 'Répondez d’abord à la question ci-dessus.';
export const firstCorrect = (rows: number) =>
  plural(rows, {
    one: 'Corrigez d’abord la ligne qui a des problèmes, ou laissez-la de côté.',
    other: `Corrigez d’abord les ${number(rows)} lignes qui ont des problèmes, ou laissez-les de côté.`,
  });
export const firstDecide = (rows: number) =>
  plural(rows, {
    one: `Choisissez d’abord ce que devient ${number(rows)} citation enregistrée qui a été modifiée après la création de ce fichier.`,
    other: `Choisissez d’abord ce que deviennent ${number(rows)} citations enregistrées qui ont été modifiées après la création de ce fichier.`,
  });

export const leaveOutAll = (count: number) =>
  `Laisser de côté toutes les lignes à problèmes (${number(count)})`;
export const putAllBack = (count: number) => `Toutes les reprendre (${number(count)})`;
export const changeAll = (count: number) =>
  `Modifier toutes celles qui sont dépassées (${number(count)})`;
export const keepAll = (count: number) =>
  `Garder toutes celles qui sont enregistrées et plus récentes (${number(count)})`;

export const noRows = 'Aucune ligne à afficher';
export const rowsHelp =
  'Appuyez sur une cellule pour la corriger. Au clavier, les flèches déplacent, Entrée modifie et garde, Échap rétablit.';
export const rowsOfFile = 'Lignes du fichier';
export const row = 'Ligne';
export const leaveOut = 'Laisser de côté';
export const putBack = 'Reprendre';
export const leaveOutRow = (row: number) => `Laisser de côté la ligne ${number(row)}`;
export const putBackRow = (row: number) => `Reprendre la ligne ${number(row)}`;

type Decision = 'change' | 'keep';

const DECISIONS: Readonly<Record<Decision, string>> = {
  change: 'La modifier',
  keep: 'Garder celle qui est enregistrée',
};

export const decision = (decision: Decision): string => DECISIONS[decision];
export const decisionOf = (decision: Decision, row: number) =>
  `${DECISIONS[decision]}\u00a0: ligne ${number(row)}`;
export const empty = 'Vide';
export const stored = 'Enregistré\u00a0:';
export const translations = (languages: readonly string[]) =>
  languages.length === 0 ? 'Aucune traduction' : `Traductions\u00a0: ${listed(languages)}`;
export const cellOf = (column: string, row: number) => `${column}, ligne ${number(row)}`;
export const valueInFile = <Part>(value: Part): SentenceParts<Part> => [
  'Dans le fichier\u00a0: ',
  value,
];
export const notKnown = 'Inconnue';

export const problemLine = (row: number, column: string, message: string) =>
  `Ligne ${number(row)}${column && `, ${column}`}\u00a0: ${message}`;
