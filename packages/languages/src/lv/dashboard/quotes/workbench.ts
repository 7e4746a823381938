import type { SentenceParts } from '../../../sentence-parts.ts';
import { latvian } from '../../latvian.ts';

const { number, day: dayName, listed, plural, languageName } = latvian;

export const reading = 'Fails tiek lasīts…';
export const downloadList = 'Lejupielādēt sarakstu';
export const notRead = 'Failu neizdevās nolasīt';
export const notReadAgain = 'Failu neizdevās nolasīt vēlreiz';
export const tooManyCells = (max: number) =>
  `Šeit var izlabot ne vairāk kā ${number(max)} faila šūnas. Pārējās izlabojiet pašā failā`;

export const columnIn = (column: string, language: string): string =>
  `${column} (${languageName(language)})`;
export const day = (text: string) => dayName(text);

type Status = 'new' | 'same' | 'changed' | 'outdated' | 'conflict' | 'problem' | 'left out';

const STATUSES: Readonly<Record<Status, string>> = {
  new: 'Jauna',
  same: 'Nekā jauna',
  changed: 'Mainīta',
  outdated: 'Novecojusi',
  conflict: 'Datums aizņemts',
  problem: 'Problēma',
  'left out': 'Izlaista',
};

export const statusOf = (status: Status): string => STATUSES[status];
export const rowsToShow = 'Rādāmās rindas';
export const problems = (count: number) => `Rindas ar problēmām (${number(count)})`;
export const allRows = (count: number) => `Visas rindas (${number(count)})`;
export const rowsOf = (status: Status, count: number) => `${STATUSES[status]} (${number(count)})`;

type Counts = Readonly<Record<Status, number>>;

export const summary = (counts: Counts) => {
  const { problem, same, changed, outdated, conflict } = counts;
  const added = counts.new + conflict;
  const leftOut = counts['left out'];
  const parts = [
    plural(added, {
      one: `Tiks pievienots ${number(added)} citāts`,
      other: `Tiks pievienoti ${number(added)} citāti`,
    }),
    conflict > 0 &&
      plural(conflict, {
        one: `no tiem ${number(conflict)} datumā ar citu citātu`,
        other: `no tiem ${number(conflict)} datumos ar citiem citātiem`,
      }),
    problem > 0 &&
      plural(problem, {
        one: `${number(problem)} rindai ir problēmas`,
        other: `${number(problem)} rindām ir problēmas`,
      }),
    same > 0 &&
      plural(same, {
        one: `${number(same)} rinda jau ir saglabāta vai atkārto citu`,
        other: `${number(same)} rindas jau ir saglabātas vai atkārto citas`,
      }),
    changed > 0 &&
      plural(changed, {
        one: `tiks mainīts ${number(changed)} saglabāts citāts`,
        other: `tiks mainīti ${number(changed)} saglabāti citāti`,
      }),
    outdated > 0 &&
      plural(outdated, {
        one: `${number(outdated)} rinda ir vecāka par saglabāto citātu`,
        other: `${number(outdated)} rindas ir vecākas par saglabātajiem citātiem`,
      }),
    leftOut > 0 &&
      plural(leftOut, {
        one: `${number(leftOut)} rinda ir izlaista`,
        other: `${number(leftOut)} rindas ir izlaistas`,
      }),
  ];
  return `${parts.filter(Boolean).join(', ')}.`;
};

export const firstChooseColumns = 'Vispirms izvēlieties, kas ir katrā kolonnā.';
export const firstAnswer = 'Vispirms atbildiet uz jautājumu augstāk.';
export const firstCorrect = (rows: number) =>
  `Vispirms izlabojiet vai izlaidiet rindas ar problēmām (${number(rows)}).`;
export const firstDecide = (rows: number) =>
  plural(rows, {
    one: `Vispirms izvēlieties, kas notiek ar ${number(rows)} saglabātu citātu, kurš mainīts pēc šī faila izveides.`,
    other: `Vispirms izvēlieties, kas notiek ar ${number(rows)} saglabātiem citātiem, kuri mainīti pēc šī faila izveides.`,
  });

export const leaveOutAll = (count: number) =>
  `Izlaist visas rindas ar problēmām (${number(count)})`;
export const putAllBack = (count: number) => `Iekļaut visas atpakaļ (${number(count)})`;
export const changeAll = (count: number) => `Mainīt visus novecojušos (${number(count)})`;
export const keepAll = (count: number) => `Paturēt visus jaunākos saglabātos (${number(count)})`;

export const noRows = 'Nav rindu, ko rādīt';
export const rowsHelp =
  'Nospiediet šūnu, lai to izlabotu. Ar tastatūru: bultiņas pārvieto, Enter rediģē un patur, Esc atmet.';
export const rowsOfFile = 'Faila rindas';
export const row = 'Rinda';
export const leaveOut = 'Izlaist';
export const putBack = 'Iekļaut atpakaļ';
export const leaveOutRow = (row: number) => `Izlaist ${number(row)}. rindu`;
export const putBackRow = (row: number) => `Iekļaut atpakaļ ${number(row)}. rindu`;

type Decision = 'change' | 'keep';

const DECISIONS: Readonly<Record<Decision, string>> = {
  change: 'Mainīt',
  keep: 'Paturēt saglabāto',
};

export const decision = (decision: Decision): string => DECISIONS[decision];
export const decisionOf = (decision: Decision, row: number) =>
  `${DECISIONS[decision]}: ${number(row)}. rinda`;
export const empty = 'Tukša';
export const stored = 'Saglabāts:';
export const translations = (languages: readonly string[]) =>
  languages.length === 0 ? 'Tulkojumu nav' : `Tulkojumi: ${listed(languages)}`;
export const cellOf = (column: string, row: number) => `${column}, ${number(row)}. rinda`;
export const valueInFile = <Part>(value: Part): SentenceParts<Part> => ['Failā: ', value];
export const notKnown = 'Nav zināms';

export const problemLine = (row: number, column: string, message: string) =>
  `${number(row)}. rinda${column && `, ${column}`}: ${message}`;
