import type { SentenceParts } from '../../../sentence-parts.ts';
import { day as dayName, languageName, listed, number, plural } from '../../words.ts';

export const reading = 'Lendo o arquivo…';
export const downloadList = 'Baixar a lista';
export const notRead = 'Não foi possível ler o arquivo';
export const notReadAgain = 'Não foi possível ler o arquivo de novo';
export const tooManyCells = (max: number) =>
  `Aqui podem ser corrigidas no máximo ${number(max)} células de um arquivo. Corrija as outras no próprio arquivo`;

export const columnIn = (column: string, language: string): string =>
  `${column} (${languageName(language)})`;
export const day = (text: string) => dayName(text);

type Status = 'new' | 'same' | 'changed' | 'outdated' | 'conflict' | 'problem' | 'left out';

const STATUSES: Readonly<Record<Status, string>> = {
  new: 'Nova',
  same: 'Nada de novo',
  changed: 'Alterada',
  outdated: 'Desatualizada',
  conflict: 'Data ocupada',
  problem: 'Problema',
  'left out': 'Deixada de fora',
};

export const statusOf = (status: Status): string => STATUSES[status];
export const rowsToShow = 'Linhas a mostrar';
export const problems = (count: number) => `Linhas com problemas (${number(count)})`;
export const allRows = (count: number) => `Todas as linhas (${number(count)})`;
export const rowsOf = (status: Status, count: number) => `${STATUSES[status]} (${number(count)})`;

type Counts = Readonly<Record<Status, number>>;

export const summary = (counts: Counts) => {
  const { problem, same, changed, outdated, conflict } = counts;
  const added = counts.new + conflict;
  const leftOut = counts['left out'];
  const parts = [
    plural(added, {
      one: `${number(added)} citação será adicionada`,
      other: `${number(added)} citações serão adicionadas`,
    }),
    conflict > 0 &&
      plural(conflict, {
        one: `${number(conflict)} delas em uma data com outra citação`,
        other: `${number(conflict)} delas em datas com outras citações`,
      }),
    problem > 0 &&
      plural(problem, {
        one: `${number(problem)} linha tem problemas`,
        other: `${number(problem)} linhas têm problemas`,
      }),
    same > 0 &&
      plural(same, {
        one: `${number(same)} linha já está salva ou repete outra`,
        other: `${number(same)} linhas já estão salvas ou repetem outras`,
      }),
    changed > 0 &&
      plural(changed, {
        one: `${number(changed)} citação salva será alterada`,
        other: `${number(changed)} citações salvas serão alteradas`,
      }),
    outdated > 0 &&
      plural(outdated, {
        one: `${number(outdated)} linha é mais antiga que a citação salva`,
        other: `${number(outdated)} linhas são mais antigas que as citações salvas`,
      }),
    leftOut > 0 &&
      plural(leftOut, {
        one: `${number(leftOut)} linha fica de fora`,
        other: `${number(leftOut)} linhas ficam de fora`,
      }),
  ];
  return `${parts.filter(Boolean).join(', ')}.`;
};

export const firstChooseColumns = 'Primeiro escolha o que cada coluna contém.';
export const firstAnswer = 'Primeiro responda à pergunta acima.';
export const firstCorrect = (rows: number) =>
  plural(rows, {
    one: 'Primeiro corrija ou deixe de fora a linha com problemas.',
    other: `Primeiro corrija ou deixe de fora as ${number(rows)} linhas com problemas.`,
  });
export const firstDecide = (rows: number) =>
  plural(rows, {
    one: `Primeiro escolha o que acontece com ${number(rows)} citação salva que foi alterada depois que este arquivo foi feito.`,
    other: `Primeiro escolha o que acontece com ${number(rows)} citações salvas que foram alteradas depois que este arquivo foi feito.`,
  });

export const leaveOutAll = (count: number) =>
  `Deixar de fora todas as linhas com problemas (${number(count)})`;
export const putAllBack = (count: number) => `Incluir todas de novo (${number(count)})`;
export const changeAll = (count: number) => `Alterar todas as desatualizadas (${number(count)})`;
export const keepAll = (count: number) =>
  `Manter todas as mais recentes que estão salvas (${number(count)})`;

export const noRows = 'Nenhuma linha a mostrar';
export const rowsHelp =
  'Pressione uma célula para corrigi-la. Com o teclado: as setas movem, Enter edita e mantém, Esc descarta.';
export const rowsOfFile = 'Linhas do arquivo';
export const row = 'Linha';
export const leaveOut = 'Deixar de fora';
export const putBack = 'Incluir de novo';
export const leaveOutRow = (row: number) => `Deixar de fora a linha ${number(row)}`;
export const putBackRow = (row: number) => `Incluir de novo a linha ${number(row)}`;

type Decision = 'change' | 'keep';

const DECISIONS: Readonly<Record<Decision, string>> = {
  change: 'Alterar',
  keep: 'Manter a que está salva',
};

export const decision = (decision: Decision): string => DECISIONS[decision];
export const decisionOf = (decision: Decision, row: number) =>
  `${DECISIONS[decision]}: linha ${number(row)}`;
export const empty = 'Vazia';
export const stored = 'Salvo:';
export const translations = (languages: readonly string[]) =>
  languages.length === 0 ? 'Sem traduções' : `Traduções: ${listed(languages)}`;
export const cellOf = (column: string, row: number) => `${column}, linha ${number(row)}`;
export const valueInFile = <Part>(value: Part): SentenceParts<Part> => ['No arquivo: ', value];
export const notKnown = 'Desconhecido';

export const problemLine = (row: number, column: string, message: string) =>
  `Linha ${number(row)}${column && `, ${column}`}: ${message}`;
