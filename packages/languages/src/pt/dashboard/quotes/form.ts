export const addSingleQuote = 'Adicionar uma só citação';
export const addQuote = 'Adicionar citação';
export const adding = 'Adicionando…';
export const keepSource = 'Manter a fonte';
export const nextFreeDay = 'Próximo dia livre';
export const nextFreeDayFailed = 'Não foi possível procurar um dia livre';
export const quoteText = 'Texto da citação';
export const source = 'Fonte';
export const displayDate = 'Data de exibição (opcional)';
export const clearDisplayDate = 'Limpar a data de exibição';
export const clear = 'Limpar';
export const referenceLink = 'URL de referência (opcional)';
export const referenceHint = 'Link para a fonte da citação na Biblioteca de Referência Bahá’í';

export const dateTakenTitle = 'A data já está ocupada';
export const dateTaken = (reason: string) => `A data escolhida já tem uma citação. ${reason}`;
export const oneQuoteADay = 'Não são mais permitidas várias citações para a mesma data.';
