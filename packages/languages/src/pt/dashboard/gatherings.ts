import type { SentenceParts } from '../../sentence-parts.ts';
import { gatherings } from '../gatherings.ts';
import { number } from '../words.ts';

export const title = 'Encontros';
export const days = 'Dias avulsos';
export const add = 'Adicionar encontro';
export const edit = 'Editar encontro';
export const search = 'Pesquisar encontros';
export const loading = 'Carregando os encontros';
export const loadError = 'Não foi possível carregar os encontros. Tente novamente.';
export const none = 'Ainda não há encontros. Adicione um com o botão acima.';
export const noneFound = 'Nenhum encontro corresponde à pesquisa.';
export const next = 'Próximo dia';
export const noNext = 'Nada mais';
export const byWeek = 'Por semana';
export const byMonth = 'Por mês';
export const byBadiMonth = 'Cada mês Badíʻ';
export const byHolyDay = 'Cada Dia Sagrado';
export const weekdays = 'Dias da semana';
export const weekday = 'Dia da semana';
export const interval = 'De quantas em quantas semanas (1 a 8)';
export const nth = 'Qual do mês';
export const when = 'Quando';
export const onEve = 'Na véspera';
export const onDay = 'No próprio dia';
export const ownLanguage = 'O da comunidade';
export const onlineHint = 'O endereço de uma reunião costuma conter a sua senha.';
export const audienceHint =
  'As Festas e as aulas de crianças e pré-jovens são para quem tem o link, se você não escolher outra coisa.';
export const endsHint = 'Vazio: sem fim.';
export const capacityHint = 'Vazio: quantos vierem.';
export const added = 'O encontro foi adicionado.';
export const changed = 'O encontro foi alterado.';
export const saveFailed = 'Não foi possível salvar o encontro';
export const deleted = 'O encontro foi excluído. Você pode recuperá-lo abaixo da lista.';
export const deleteFailed = 'Não foi possível excluir o encontro';
export const deletions = 'Excluídos nos últimos 30 dias';
export const noDeletions = 'Nenhum encontro foi excluído.';
export const bringBack = 'Recuperar';
export const broughtBack = 'O encontro está de volta.';
export const bringBackFailed = 'Não foi possível recuperar o encontro';
export const goesOn = 'Continua';
export const stopped = 'Os visitantes não o veem mais, pois ninguém confirmou que continua.';
export const renewed = 'Ele é mostrado de novo por 95 dias.';
export const renewFailed = 'Não foi possível confirmar o encontro';
export const share = 'Compartilhar';

export const link = 'Link';
export const aboutLink =
  'Quem tem este link vê todo o encontro, também o endereço on-line. Compartilhe-o com cuidado.';
export const copy = 'Copiar o link';
export const copied = 'O link foi copiado.';
export const copyFailed = 'Não foi possível copiar o link. Selecione-o e copie-o você mesmo.';
export const newLink = 'Criar um novo link';
export const newLinkQuestion =
  'A partir daí o link atual não levará a lugar nenhum, nem em calendários que o assinaram. Criar um novo?';
export const newLinkMade = 'O encontro tem um novo link.';
export const newLinkFailed = 'Não foi possível criar o novo link';
export const from = 'De';
export const to = 'Até';
export const noDays = 'Não há nada entre estes dias.';
export const loadingDays = 'Carregando os dias';
export const daysError = 'Não foi possível carregar os dias. Tente novamente.';
export const change = 'Alterar';
export const changeDay = 'Alterar este dia';
export const cancelDay = 'Cancelar o encontro';
export const heldAfterAll = 'Vai acontecer, sim';
export const asOthers = 'De novo como os demais';
export const held = 'Acontece em';
export const emptyAsOthers = 'Vazio: como os demais dias.';
export const dayChanged = 'O dia foi alterado.';
export const dayCancelled = 'O encontro desse dia foi cancelado.';
export const dayAsOthers = 'O dia está de novo como os demais.';
export const dayFailed = 'Não foi possível alterar o dia';
export const adding = 'Adicionando…';
export const gathering = 'Encontro';
export const language = 'Idioma';
export const allGatherings = 'Todos os encontros';
export const place = 'Lugar';

export const actionOf = (action: string, name: string) => `${action}: ${name}`;
export const nthName = (nth: number) =>
  ['Primeiro', 'Segundo', 'Terceiro', 'Quarto'][nth - 1] ?? 'Último';
export const deleteQuestion = <Part>(name: Part): SentenceParts<Part> => [
  name,
  ' será excluído com todos os seus dias. Durante 30 dias, pode ser recuperado abaixo da lista.',
];
export const deletedBy = <Part>(name: Part, at: Part): SentenceParts<Part> => [
  at,
  ', excluído por ',
  name,
];
export const shownUntil = (day: string) => `Confirme até ${day} que continua`;
export const dayAndTime = (day: string, time: string) => gatherings.dayAndTime(day, time);
export const dayOf = <Part>(name: Part, day: string): SentenceParts<Part> => [name, `, ${day}`];
export const movedFrom = (day: string) => gatherings.movedFrom(day);
const counted = (count: number) =>
  count === 0 ? 'nenhum encontro' : count === 1 ? 'um encontro' : `${number(count)} encontros`;
export const dayWithCount = (day: string, count: number) => `${day}: ${counted(count)}`;
export const withOne = 'Com um encontro';
export const withSeveral = 'Com vários';
export const withoutAny = 'Sem encontros';
export const gatheringsOfDay = 'Encontros do dia';
export const undoLater = 'Você também pode recuperá-lo abaixo da lista de encontros';
