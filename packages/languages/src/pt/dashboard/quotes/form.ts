export const addSingleQuote = 'Adicionar uma só citação';
export const addQuote = 'Adicionar citação';
export const adding = 'Adicionando…';
export const keepSource = 'Manter a fonte';
export const nextFreeDay = 'Próximo dia livre';
export const nextFreeDayFailed = 'Não foi possível procurar um dia livre';
export const clearDisplayDate = 'Limpar a data de exibição';
export const clear = 'Limpar';

export const dateTakenTitle = 'A data já está ocupada';
export const dateTaken = (reason: string) => `A data escolhida já tem uma citação. ${reason}`;
export const oneQuoteADay = 'Não são mais permitidas várias citações para a mesma data.';
