import { number } from '../../words.ts';

export const asks = 'Perguntar quem vem';
export const asksHint =
  'A página de cada dia tem um formulário. Os nomes são criptografados, não são pedidos em uma Festa de Dezenove Dias e são apagados 14 dias depois da data. Não podem responder mais pessoas do que há lugares.';
export const whoComes = 'Quem vem';
export const coming = (people: number) => `Virão: ${number(people)}`;
export const comingOf = (people: number, places: number) =>
  `Virão: ${number(people)}, lugares: ${number(places)}`;
export const aboveCapacity = 'Há mais respostas do que lugares.';
export const none = 'Ninguém respondeu ainda.';
export const loading = 'Carregando as respostas';
export const loadError = 'Não foi possível carregar as respostas. Tente novamente.';
export const name = 'Nome';
export const howMany = 'Quantos';
export const answeredAt = 'Respondido';
export const nameless = 'Sem nome';
export const lostTitle = 'Dias que não estão mais previstos';
export const lostAbout =
  'Há pessoas que disseram que viriam nestes dias, em que já não há encontro. As respostas são apagadas 14 dias depois da data.';
export const lostError = 'Não foi possível carregar os dias que já não estão previstos.';
