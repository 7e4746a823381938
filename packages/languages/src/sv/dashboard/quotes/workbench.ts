import type { SentenceParts } from '../../../sentence-parts.ts';
import { day as dayName, languageName, listed, number, plural } from '../../words.ts';

export const reading = 'Läser filen …';
export const downloadList = 'Ladda ner listan';
export const notRead = 'Filen kunde inte läsas';
export const notReadAgain = 'Filen kunde inte läsas igen';
export const tooManyCells = (max: number) =>
  `Högst ${number(max)} celler i en fil kan rättas här. Rätta de andra i själva filen`;

export const columnIn = (column: string, language: string): string =>
  `${column} (${languageName(language)})`;
export const day = (text: string) => dayName(text);

type Status = 'new' | 'same' | 'changed' | 'outdated' | 'conflict' | 'problem' | 'left out';

const STATUSES: Readonly<Record<Status, string>> = {
  new: 'Nytt',
  same: 'Inget nytt',
  changed: 'Ändrat',
  outdated: 'Föråldrat',
  conflict: 'Datum upptaget',
  problem: 'Problem',
  'left out': 'Överhoppat',
};

export const statusOf = (status: Status): string => STATUSES[status];
export const rowsToShow = 'Rader att visa';
export const problems = (count: number) => `Rader med problem (${number(count)})`;
export const allRows = (count: number) => `Alla rader (${number(count)})`;
export const rowsOf = (status: Status, count: number) => `${STATUSES[status]} (${number(count)})`;

type Counts = Readonly<Record<Status, number>>;

export const summary = (counts: Counts) => {
  const { problem, same, changed, outdated, conflict } = counts;
  const leftOut = counts['left out'];
  const parts = [
    `${number(counts.new + conflict)} citat läggs till`,
    conflict > 0 &&
      plural(conflict, {
        one: `varav ${number(conflict)} på ett datum med ett annat citat`,
        other: `varav ${number(conflict)} på datum med ett annat citat`,
      }),
    problem > 0 &&
      plural(problem, {
        one: `${number(problem)} rad har problem`,
        other: `${number(problem)} rader har problem`,
      }),
    same > 0 &&
      plural(same, {
        one: `${number(same)} rad är redan sparad eller upprepar en annan`,
        other: `${number(same)} rader är redan sparade eller upprepar en annan`,
      }),
    changed > 0 &&
      plural(changed, {
        one: `${number(changed)} sparat citat ändras`,
        other: `${number(changed)} sparade citat ändras`,
      }),
    outdated > 0 &&
      plural(outdated, {
        one: `${number(outdated)} rad är äldre än det sparade citatet`,
        other: `${number(outdated)} rader är äldre än de sparade citaten`,
      }),
    leftOut > 0 &&
      plural(leftOut, {
        one: `${number(leftOut)} rad är överhoppad`,
        other: `${number(leftOut)} rader är överhoppade`,
      }),
  ];
  return `${parts.filter(Boolean).join(', ')}.`;
};

export const firstChooseColumns = 'Välj först vilken kolumn som innehåller vad.';
export const firstAnswer = 'Svara först på frågan ovan.';
export const firstCorrect = (rows: number) =>
  plural(rows, {
    one: 'Rätta först raden med problem, eller hoppa över den.',
    other: `Rätta först de ${number(rows)} raderna med problem, eller hoppa över dem.`,
  });
export const firstDecide = (rows: number) =>
  plural(rows, {
    one: `Välj först vad som händer med ${number(rows)} sparat citat som ändrades efter att den här filen skapades.`,
    other: `Välj först vad som händer med ${number(rows)} sparade citat som ändrades efter att den här filen skapades.`,
  });

export const leaveOutAll = (count: number) =>
  `Hoppa över alla rader med problem (${number(count)})`;
export const putAllBack = (count: number) => `Ta med alla igen (${number(count)})`;
export const changeAll = (count: number) => `Ändra alla föråldrade (${number(count)})`;
export const keepAll = (count: number) => `Behåll alla nyare sparade (${number(count)})`;

export const noRows = 'Inga rader att visa';
export const rowsHelp =
  'Tryck på en cell för att rätta den. Med tangentbordet: piltangenterna flyttar, Retur redigerar och behåller, Escape återställer.';
export const rowsOfFile = 'Filens rader';
export const row = 'Rad';
export const leaveOut = 'Hoppa över';
export const putBack = 'Ta med igen';
export const leaveOutRow = (row: number) => `Hoppa över rad ${number(row)}`;
export const putBackRow = (row: number) => `Ta med rad ${number(row)} igen`;

type Decision = 'change' | 'keep';

const DECISIONS: Readonly<Record<Decision, string>> = {
  change: 'Ändra det',
  keep: 'Behåll det sparade',
};

export const decision = (decision: Decision): string => DECISIONS[decision];
export const decisionOf = (decision: Decision, row: number) =>
  `${DECISIONS[decision]}: rad ${number(row)}`;
export const empty = 'Tom';
export const stored = 'Sparat:';
export const translations = (languages: readonly string[]) =>
  languages.length === 0 ? 'Inga översättningar' : `Översättningar: ${listed(languages)}`;
export const cellOf = (column: string, row: number) => `${column}, rad ${number(row)}`;
export const valueInFile = <Part>(value: Part): SentenceParts<Part> => ['I filen: ', value];
export const notKnown = 'Okänt';

export const problemLine = (row: number, column: string, message: string) =>
  `Rad ${number(row)}${column && `, ${column}`}: ${message}`;
