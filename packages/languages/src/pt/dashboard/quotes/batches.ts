import type { SentenceParts } from '../../../sentence-parts.ts';
import { number, plural } from '../../words.ts';

type Kind = 'upload' | 'bulk deletion' | 'schedule';

const KINDS: Readonly<Record<Kind, string>> = {
  upload: 'Envio',
  'bulk deletion': 'Exclusão de várias',
  schedule: 'Programação',
};

export const loading = 'Carregando os envios e as alterações';
export const loadError = 'Não foi possível carregar os envios e as alterações. Tente novamente.';
export const none = 'Nos últimos 30 dias nada foi enviado, excluído em conjunto nem programado.';
export const about =
  'O que foi alterado em conjunto pode ser desfeito em conjunto, durante 30 dias, por qualquer voluntário.';
export const kind = (kind: Kind): string => KINDS[kind];
export const what = 'O quê';
export const quotes = 'Citações';
export const when = 'Quando';
export const by = 'Por';
export const undo = 'Desfazer';
export const undone = 'Desfeito';
export const until = <Part>(moment: Part): SentenceParts<Part> => ['até ', moment];
export const undoOf = (kind: Kind, file: string | null) =>
  `Desfazer: ${KINDS[kind]}${file === null ? '' : ` ${file}`}`;

const TITLES: Readonly<Record<Kind, string>> = {
  upload: 'Desfazer o envio',
  'bulk deletion': 'Desfazer a exclusão',
  schedule: 'Desfazer a programação',
};

const NOT_TAKEN_BACK =
  'As citações que alguém alterou desde então, ou cuja data tem agora outra citação, ficam como estão. O que é desfeito não pode ser refeito.';

export const undoTitle = (kind: Kind): string => TITLES[kind];
export const undoing = 'Desfazendo…';
export const undoQuestion = (kind: Kind, count: number) => {
  const done: Readonly<Record<Kind, { readonly one: string; readonly other: string }>> = {
    upload: {
      one: `Este envio envolveu ${number(count)} citação: o que ele adicionou será excluído; o que ele alterou ou excluiu voltará a ser como antes.`,
      other: `Este envio envolveu ${number(count)} citações: o que ele adicionou será excluído; o que ele alterou ou excluiu voltará a ser como antes.`,
    },
    'bulk deletion': {
      one: `${number(count)} citação voltará como era antes da exclusão.`,
      other: `${number(count)} citações voltarão como eram antes da exclusão.`,
    },
    schedule: {
      one: `${number(count)} citação voltará a ter a data de antes.`,
      other: `${number(count)} citações voltarão a ter as datas de antes.`,
    },
  };
  return `${plural(count, done[kind])} ${NOT_TAKEN_BACK}`;
};
