import { number, plural } from '../words.ts';

export const title = 'Precisa da sua atenção';
export const quotesRunOut = (days: number) => {
  if (days === 0) return 'Não há citação para hoje.';
  return days === 1
    ? 'Depois de hoje não há mais citações.'
    : `Há citações para mais ${number(days)} dias, contando hoje.`;
};
export const daysWithoutGathering = (days: number) =>
  plural(days, {
    one: 'Uma Festa de Dezenove Dias ou um Dia Sagrado dos próximos sete dias ainda não tem encontro.',
    other: `${number(days)} Festas de Dezenove Dias ou Dias Sagrados dos próximos sete dias ainda não têm encontro.`,
  });
export const seriesToRenew = (count: number) =>
  plural(count, {
    one: 'Uma série de encontros precisa que alguém confirme que ela continua.',
    other: `${number(count)} séries de encontros precisam que alguém confirme que elas continuam.`,
  });
export const answersAboveCapacity = (count: number) =>
  plural(count, {
    one: 'Para um encontro há mais respostas do que lugares.',
    other: `Para ${number(count)} encontros há mais respostas do que lugares.`,
  });
export const sendingFails = (count: number) => `O envio falhou ${number(count)} vezes seguidas.`;
export const sendingPaused = 'O envio está em pausa até que você o retome.';
export const noBackup = (days: number) => `A última cópia de segurança tem ${number(days)} dias.`;
export const unreadableData = (count: number) =>
  plural(count, {
    one: 'Um texto salvo não pode ser lido: a chave de criptografia falta ou não é a certa.',
    other: `${number(count)} textos salvos não podem ser lidos: a chave de criptografia falta ou não é a certa.`,
  });
export const notNow = 'Agora não';
export const notNowOf = (what: string) => `Agora não: ${what}`;
export const putOff = 'Não será mostrado a você por sete dias.';
export const notPutOff = 'Não foi possível adiar';
