import type { SentenceParts } from '../../../sentence-parts.ts';
import { day as dayName, languageName, listed, number, plural } from '../../words.ts';

export const reading = 'Die Datei wird gelesen …';
export const downloadList = 'Liste herunterladen';
export const notRead = 'Die Datei konnte nicht gelesen werden';
export const notReadAgain = 'Die Datei konnte nicht noch einmal gelesen werden';
export const tooManyCells = (max: number) =>
  `Hier können höchstens ${number(max)} Zellen einer Datei berichtigt werden. Bitte berichtigen Sie die anderen in der Datei selbst`;

export const columnIn = (column: string, language: string): string =>
  `${column} (${languageName(language)})`;
export const day = (text: string) => dayName(text);

type Status = 'new' | 'same' | 'changed' | 'outdated' | 'conflict' | 'problem' | 'left out';

const STATUSES: Readonly<Record<Status, string>> = {
  new: 'Neu',
  same: 'Nichts Neues',
  changed: 'Geändert',
  outdated: 'Veraltet',
  conflict: 'Datum vergeben',
  problem: 'Problem',
  'left out': 'Ausgelassen',
};

export const statusOf = (status: Status): string => STATUSES[status];
export const rowsToShow = 'Welche Zeilen gezeigt werden';
export const problems = (count: number) => `Zeilen mit Problemen (${number(count)})`;
export const allRows = (count: number) => `Alle Zeilen (${number(count)})`;
export const rowsOf = (status: Status, count: number) => `${STATUSES[status]} (${number(count)})`;

type Counts = Readonly<Record<Status, number>>;

export const summary = (counts: Counts) => {
  const { problem, same, changed, outdated, conflict } = counts;
  const added = counts.new + conflict;
  const leftOut = counts['left out'];
  const parts = [
    plural(added, {
      one: `${number(added)} Zitat wird hinzugefügt`,
      other: `${number(added)} Zitate werden hinzugefügt`,
    }),
    conflict > 0 &&
      plural(conflict, {
        one: `davon ${number(conflict)} an einem Datum mit einem anderen Zitat`,
        other: `davon ${number(conflict)} an Daten mit anderen Zitaten`,
      }),
    problem > 0 &&
      plural(problem, {
        one: `${number(problem)} Zeile hat Probleme`,
        other: `${number(problem)} Zeilen haben Probleme`,
      }),
    same > 0 &&
      plural(same, {
        one: `${number(same)} Zeile ist schon gespeichert oder wiederholt eine andere`,
        other: `${number(same)} Zeilen sind schon gespeichert oder wiederholen andere`,
      }),
    changed > 0 &&
      plural(changed, {
        one: `${number(changed)} gespeichertes Zitat wird geändert`,
        other: `${number(changed)} gespeicherte Zitate werden geändert`,
      }),
    outdated > 0 &&
      plural(outdated, {
        one: `${number(outdated)} Zeile ist älter als das gespeicherte Zitat`,
        other: `${number(outdated)} Zeilen sind älter als die gespeicherten Zitate`,
      }),
    leftOut > 0 &&
      plural(leftOut, {
        one: `${number(leftOut)} Zeile ist ausgelassen`,
        other: `${number(leftOut)} Zeilen sind ausgelassen`,
      }),
  ];
  return `${parts.filter(Boolean).join(', ')}.`;
};

export const firstChooseColumns = 'Wählen Sie zuerst, welche Spalte was enthält.';
export const firstAnswer = 'Beantworten Sie zuerst die Frage oben.';
export const firstCorrect = (rows: number) =>
  plural(rows, {
    one: 'Berichtigen Sie zuerst die Zeile mit Problemen, oder lassen Sie sie aus.',
    other: `Berichtigen Sie zuerst die ${number(rows)} Zeilen mit Problemen, oder lassen Sie sie aus.`,
  });
export const firstDecide = (rows: number) =>
  plural(rows, {
    one: `Wählen Sie zuerst, was mit ${number(rows)} gespeicherten Zitat geschieht, das geändert wurde, nachdem diese Datei entstand.`,
    other: `Wählen Sie zuerst, was mit ${number(rows)} gespeicherten Zitaten geschieht, die geändert wurden, nachdem diese Datei entstand.`,
  });

export const leaveOutAll = (count: number) =>
  `Alle Zeilen mit Problemen auslassen (${number(count)})`;
export const putAllBack = (count: number) => `Alle wieder aufnehmen (${number(count)})`;
export const changeAll = (count: number) => `Alle veralteten ändern (${number(count)})`;
export const keepAll = (count: number) => `Alle neueren gespeicherten behalten (${number(count)})`;

export const noRows = 'Keine Zeilen zu zeigen';
export const rowsHelp =
  'Drücken Sie auf eine Zelle, um sie zu berichtigen. Mit der Tastatur: Pfeiltasten bewegen, Eingabe bearbeitet und übernimmt, Escape verwirft.';
export const rowsOfFile = 'Zeilen der Datei';
export const row = 'Zeile';
export const leaveOut = 'Auslassen';
export const putBack = 'Wieder aufnehmen';
export const leaveOutRow = (row: number) => `Zeile ${number(row)} auslassen`;
export const putBackRow = (row: number) => `Zeile ${number(row)} wieder aufnehmen`;

type Decision = 'change' | 'keep';

const DECISIONS: Readonly<Record<Decision, string>> = {
  change: 'Ändern',
  keep: 'Das gespeicherte behalten',
};

export const decision = (decision: Decision): string => DECISIONS[decision];
export const decisionOf = (decision: Decision, row: number) =>
  `${DECISIONS[decision]}: Zeile ${number(row)}`;
export const empty = 'Leer';
export const stored = 'Gespeichert:';
export const translations = (languages: readonly string[]) =>
  languages.length === 0 ? 'Keine Übersetzungen' : `Übersetzungen: ${listed(languages)}`;
export const cellOf = (column: string, row: number) => `${column}, Zeile ${number(row)}`;
export const valueInFile = <Part>(value: Part): SentenceParts<Part> => ['In der Datei: ', value];
export const notKnown = 'Unbekannt';

export const problemLine = (row: number, column: string, message: string) =>
  `Zeile ${number(row)}${column && `, ${column}`}: ${message}`;
