import type { SentenceParts } from '../../../sentence-parts.ts';
import { day as dayName, languageName, listed, number, plural } from '../../words.ts';

export const reading = 'Het bestand wordt gelezen…';
export const downloadList = 'Lijst downloaden';
export const notRead = 'Het bestand kon niet worden gelezen';
export const notReadAgain = 'Het bestand kon niet opnieuw worden gelezen';
export const tooManyCells = (max: number) =>
  `Hier kunnen hoogstens ${number(max)} cellen van een bestand worden verbeterd. Verbeter de andere in het bestand zelf`;

export const columnIn = (column: string, language: string): string =>
  `${column} (${languageName(language)})`;
export const day = (text: string) => dayName(text);

type Status = 'new' | 'same' | 'changed' | 'outdated' | 'conflict' | 'problem' | 'left out';

const STATUSES: Readonly<Record<Status, string>> = {
  new: 'Nieuw',
  same: 'Niets nieuws',
  changed: 'Gewijzigd',
  outdated: 'Verouderd',
  conflict: 'Datum bezet',
  problem: 'Probleem',
  'left out': 'Overgeslagen',
};

export const statusOf = (status: Status): string => STATUSES[status];
export const rowsToShow = 'Welke rijen worden getoond';
export const problems = (count: number) => `Rijen met problemen (${number(count)})`;
export const allRows = (count: number) => `Alle rijen (${number(count)})`;
export const rowsOf = (status: Status, count: number) => `${STATUSES[status]} (${number(count)})`;

type Counts = Readonly<Record<Status, number>>;

export const summary = (counts: Counts) => {
  const { problem, same, changed, outdated, conflict } = counts;
  const added = counts.new + conflict;
  const leftOut = counts['left out'];
  const parts = [
    plural(added, {
      one: `${number(added)} citaat wordt toegevoegd`,
      other: `${number(added)} citaten worden toegevoegd`,
    }),
    conflict > 0 &&
      plural(conflict, {
        one: `waarvan ${number(conflict)} op een datum met een ander citaat`,
        other: `waarvan ${number(conflict)} op datums met een ander citaat`,
      }),
    problem > 0 &&
      plural(problem, {
        one: `${number(problem)} rij heeft problemen`,
        other: `${number(problem)} rijen hebben problemen`,
      }),
    same > 0 &&
      plural(same, {
        one: `${number(same)} rij is al opgeslagen of herhaalt een andere`,
        other: `${number(same)} rijen zijn al opgeslagen of herhalen een andere`,
      }),
    changed > 0 &&
      plural(changed, {
        one: `${number(changed)} opgeslagen citaat wordt gewijzigd`,
        other: `${number(changed)} opgeslagen citaten worden gewijzigd`,
      }),
    outdated > 0 &&
      plural(outdated, {
        one: `${number(outdated)} rij is ouder dan het opgeslagen citaat`,
        other: `${number(outdated)} rijen zijn ouder dan de opgeslagen citaten`,
      }),
    leftOut > 0 &&
      plural(leftOut, {
        one: `${number(leftOut)} rij is overgeslagen`,
        other: `${number(leftOut)} rijen zijn overgeslagen`,
      }),
  ];
  return `${parts.filter(Boolean).join(', ')}.`;
};

export const firstChooseColumns = 'Kies eerst welke kolom wat bevat.';
export const firstAnswer = 'Beantwoord eerst de vraag hierboven.';
export const firstCorrect = (rows: number) =>
  plural(rows, {
    one: 'Verbeter eerst de rij met problemen, of sla haar over.',
    other: `Verbeter eerst de ${number(rows)} rijen met problemen, of sla ze over.`,
  });
export const firstDecide = (rows: number) =>
  plural(rows, {
    one: `Kies eerst wat er gebeurt met ${number(rows)} opgeslagen citaat dat is gewijzigd nadat dit bestand was gemaakt.`,
    other: `Kies eerst wat er gebeurt met ${number(rows)} opgeslagen citaten die zijn gewijzigd nadat dit bestand was gemaakt.`,
  });

export const leaveOutAll = (count: number) =>
  `Alle rijen met problemen overslaan (${number(count)})`;
export const putAllBack = (count: number) => `Alle weer opnemen (${number(count)})`;
export const changeAll = (count: number) => `Alle verouderde wijzigen (${number(count)})`;
export const keepAll = (count: number) => `Alle nieuwere opgeslagen houden (${number(count)})`;

export const noRows = 'Geen rijen om te tonen';
export const rowsHelp =
  'Druk op een cel om die te verbeteren. Met het toetsenbord: pijltoetsen verplaatsen, Enter bewerkt en bewaart, Escape herstelt.';
export const rowsOfFile = 'Rijen van het bestand';
export const row = 'Rij';
export const leaveOut = 'Overslaan';
export const putBack = 'Weer opnemen';
export const leaveOutRow = (row: number) => `Rij ${number(row)} overslaan`;
export const putBackRow = (row: number) => `Rij ${number(row)} weer opnemen`;

type Decision = 'change' | 'keep';

const DECISIONS: Readonly<Record<Decision, string>> = {
  change: 'Wijzigen',
  keep: 'Het opgeslagen citaat houden',
};

export const decision = (decision: Decision): string => DECISIONS[decision];
export const decisionOf = (decision: Decision, row: number) =>
  `${DECISIONS[decision]}: rij ${number(row)}`;
export const empty = 'Leeg';
export const stored = 'Opgeslagen:';
export const translations = (languages: readonly string[]) =>
  languages.length === 0 ? 'Geen vertalingen' : `Vertalingen: ${listed(languages)}`;
export const cellOf = (column: string, row: number) => `${column}, rij ${number(row)}`;
export const valueInFile = <Part>(value: Part): SentenceParts<Part> => ['In het bestand: ', value];
export const notKnown = 'Onbekend';

export const problemLine = (row: number, column: string, message: string) =>
  `Rij ${number(row)}${column && `, ${column}`}: ${message}`;
