import { number, plural } from '../../words.ts';

export const uploadQuotes = 'Enviar citações';
export const manageQuotes = 'Gerenciar citações';
export const loading = 'Carregando as citações';
export const loadErrorTitle = 'Erro ao carregar as citações';
export const loadError = 'Não foi possível carregar as citações. Tente novamente';
export const unknownError = 'Ocorreu um erro desconhecido';
export const dateConflict = 'Data já ocupada';
export const conflictCheckFailed = 'Não foi possível verificar se há datas já ocupadas';
export const added = 'A citação foi adicionada com sucesso!';
export const updated = 'A citação foi atualizada com sucesso';
export const updateFailed = 'Não foi possível atualizar a citação';
export const deleted = 'A citação foi excluída com sucesso';
export const deleteFailed = 'Não foi possível excluir a citação';
export const deletedSeveral = (count: number) =>
  plural(count, {
    one: `${number(count)} citação foi excluída`,
    other: `${number(count)} citações foram excluídas`,
  });
export const deleteSeveralFailed = 'Não foi possível excluir as citações';

export const recentBatches = 'Envios e alterações recentes';
export const undoFailed = 'Não foi possível desfazer';
export const undoLater =
  'Você pode desfazer em “Envios e alterações recentes”, na seção “Citações”';

interface Undone {
  readonly deleted: number;
  readonly restored: number;
  readonly kept: number;
}

export const undone = ({ deleted, restored, kept }: Undone) => {
  const parts = [
    restored > 0 &&
      plural(restored, {
        one: `${number(restored)} citação restaurada`,
        other: `${number(restored)} citações restauradas`,
      }),
    deleted > 0 &&
      plural(deleted, {
        one: `${number(deleted)} citação adicionada foi excluída`,
        other: `${number(deleted)} citações adicionadas foram excluídas`,
      }),
    kept > 0 &&
      plural(kept, {
        one: `${number(kept)} fica como está, porque nesse meio-tempo foi alterada ou sua data foi ocupada`,
        other: `${number(kept)} ficam como estão, porque nesse meio-tempo foram alteradas ou suas datas foram ocupadas`,
      }),
  ].filter(Boolean);
  return parts.length === 0 ? 'Não havia mais nada para desfazer.' : `${parts.join(', ')}.`;
};
