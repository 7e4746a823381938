import { day as dayName, listed, number, plural } from '../../words.ts';

const quotes = (count: number) =>
  plural(count, { one: `${number(count)} citação`, other: `${number(count)} citações` });
const rowsInFile = (count: number) =>
  plural(count, {
    one: `${number(count)} linha no arquivo`,
    other: `${number(count)} linhas no arquivo`,
  });

export const uploadFile = 'Enviar um arquivo';
export const ownSheet =
  'Sua própria planilha serve como está: o que não estiver claro é perguntado, e o que estiver errado é corrigido aqui.';
export const hint = (needed: readonly string[], optional: readonly string[]) =>
  `Envie um arquivo CSV ou do Excel com as colunas ${needed.join(', ')} e, se quiser, ${listed(optional)}.`;
export const chooseFile = 'Escolher arquivo';
export const noFile = 'Nenhum arquivo escolhido. Você pode arrastar um até aqui.';
export const oneFile = 'Escolha um arquivo de cada vez';
export const upload = 'Enviar';
export const checking = 'Verificando…';
export const uploading = 'Enviando…';
export const readingFile = 'Lendo o arquivo…';
export const sending = (percent: number) => `Enviando o arquivo: ${number(percent)}%`;

export const downloadTemplate = 'Baixar o modelo';
export const loadingTemplates = 'Carregando os modelos…';
export const noTemplates = 'Nenhum modelo disponível';
export const templateName = (format: 'csv' | 'xlsx') =>
  format === 'csv' ? 'CSV (.csv)' : 'Excel (.xlsx)';

export const processFailed = 'Não foi possível processar o arquivo';
export const checkFailed = 'Não foi possível verificar';
export const uploadFailed = 'Não foi possível enviar';
export const downloadError = 'Erro ao baixar';
export const downloadFailed = 'Não foi possível baixar';
export const templateNotDownloaded = 'Não foi possível baixar o modelo.';
export const quotesNotDownloaded = 'Não foi possível baixar as citações.';

export const someDatesConflict = 'Algumas datas têm várias citações';
export const completeWithWarnings = 'Envio concluído, com avisos';
export const dateConflicts = 'Datas com várias citações';
export const dayWithQuotes = (day: string, count: number) => `${dayName(day)}: ${quotes(count)}`;
export const dayWithRows = (day: string, count: number) => `${dayName(day)}: ${rowsInFile(count)}`;
export const aboutShownQuote =
  'Nas datas com várias citações, aparece a que foi atualizada por último.';
export const undo = 'Desfazer';
export const undoing = 'Desfazendo…';
export const undone = 'Desfeito';
export const undoLater = (days: number, part: string) =>
  `Mais tarde, durante ${number(days)} dias, abaixo em “${part}”.`;

export const checkFile = 'Verificar o arquivo';
export const loadingFile = 'Lendo o arquivo';
export const workbenchFailed =
  'Não foi possível carregar a tabela do arquivo. Verifique sua conexão e tente novamente.';

export const conflictsDetected = 'Algumas datas já estão ocupadas';
export const cancelUpload = 'Cancelar o envio';
export const proceed = 'Continuar com o envio';
export const forAllDates = (dates: number) =>
  plural(dates, {
    one: `Para ${number(dates)} data com citações salvas`,
    other: `Para todas as ${number(dates)} datas com citações salvas`,
  });
export const differentChoices = 'Escolhas diferentes';
export const add = 'Adicionar';
export const keep = (stored: number) =>
  plural(stored, { one: 'Manter a que está salva', other: 'Manter as que estão salvas' });
export const replace = (deleted: number) =>
  deleted === 0
    ? 'Substituir (não exclui nenhuma citação salva)'
    : plural(deleted, {
        one: `Substituir (exclui ${number(deleted)} citação salva)`,
        other: `Substituir (exclui ${number(deleted)} citações salvas)`,
      });
export const datesOfFile = (dates: number) =>
  plural(dates, { one: `${number(dates)} data`, other: `${number(dates)} datas` });
export const loadingDates = 'Carregando as datas';
export const datesFailed =
  'Não foi possível carregar a lista de datas. Verifique sua conexão e tente novamente.';
export const takenDates = (count: number) => `Datas que já têm citações (${number(count)})`;
export const repeatedDates = (count: number) =>
  `Datas que aparecem mais de uma vez no arquivo (${number(count)})`;

export const conflictingDate = (day: string, stored: number, rows: number) => {
  const parts = [
    stored > 0 && `${quotes(stored)} já nesta data`,
    (stored === 0 || rows > 1) && rowsInFile(rows),
  ].filter(Boolean);
  return `${dayName(day)}: ${parts.join(', ')}`;
};
export const inFile = 'No arquivo';
export const stored = 'Salva';
export const rowLead = (row: number) => `Linha ${number(row)}: `;
export const storedAlready = ' (já salva)';
export const changesStored = ' (altera uma citação salva)';
export const andMore = (count: number) => `… e mais ${number(count)}`;

interface Effect {
  readonly dates: number;
  readonly added: number;
  readonly deleted: number;
  readonly leftOut: number;
}

export const effect = ({ dates, added, deleted, leftOut }: Effect) => {
  const where = plural(dates, {
    one: 'Nesta data',
    other: `Nestas ${number(dates)} datas`,
  });
  const parts = [
    added === 0 ? 'nenhuma citação a adicionar' : `${quotes(added)} a adicionar`,
    deleted > 0 &&
      plural(deleted, {
        one: `${number(deleted)} citação salva a excluir`,
        other: `${number(deleted)} citações salvas a excluir`,
      }),
    leftOut > 0 &&
      plural(leftOut, {
        one: `${number(leftOut)} linha a deixar de fora`,
        other: `${number(leftOut)} linhas a deixar de fora`,
      }),
  ].filter((part) => part !== false);
  return `${where}: ${listed(parts)}.`;
};

interface Saved {
  readonly rows: number;
  readonly same: number;
  readonly changed: number;
  readonly repeated: number;
}

const NOTHING = 'Enviar o arquivo não adiciona nem altera nada.';

export const alreadySaved = ({ rows, same, changed, repeated }: Saved) => {
  const added = rows - same - changed - repeated;
  if (added === 0 && changed === 0) {
    return plural(rows, {
      one: `A citação deste arquivo já está salva, com o mesmo texto, a mesma fonte, a mesma data e o mesmo link. ${NOTHING}`,
      other: `Todas as ${number(rows)} citações deste arquivo já estão salvas, com o mesmo texto, a mesma fonte, a mesma data e o mesmo link. ${NOTHING}`,
    });
  }
  const sentences = [
    plural(same, {
      one: `${number(same)} das ${number(rows)} citações deste arquivo já está salva, com o mesmo texto, a mesma fonte, a mesma data e o mesmo link. Não será adicionada de novo.`,
      other: `${number(same)} das ${number(rows)} citações deste arquivo já estão salvas, com o mesmo texto, a mesma fonte, a mesma data e o mesmo link. Não serão adicionadas de novo.`,
    }),
    added === 0
      ? 'Nenhuma das outras será adicionada.'
      : plural(added, {
          one: 'A outra será adicionada.',
          other: `As outras ${number(added)} serão adicionadas.`,
        }),
    changed > 0 &&
      plural(changed, {
        one: `${number(changed)} citação salva será alterada.`,
        other: `${number(changed)} citações salvas serão alteradas.`,
      }),
    repeated > 0 &&
      plural(repeated, {
        one: `${number(repeated)} linha repete uma anterior.`,
        other: `${number(repeated)} linhas repetem anteriores.`,
      }),
  ];
  return sentences.filter(Boolean).join(' ');
};
