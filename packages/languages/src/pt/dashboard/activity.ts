import type { SentenceParts } from '../../sentence-parts.ts';
import { number, plural } from '../words.ts';

export const title = 'Alterações recentes';

export const show = 'Mostrar';
export const who = 'Quem';
export const all = 'Todos';
export const changes = 'Alterações';
export const quotes = 'Citações';
export const socialLinks = 'Redes sociais';
export const holyDays = 'Dias Sagrados';
export const gatherings = 'Encontros';
export const users = 'Usuários';
export const settings = 'Configurações';
export const security = 'Acessos e segurança';

type Kind = 'entries' | 'changes' | 'events';

const NOUNS = {
  entries: { one: 'entrada', other: 'entradas' },
  changes: { one: 'alteração', other: 'alterações' },
  events: { one: 'evento de segurança', other: 'eventos de segurança' },
};
const THE = {
  entries: { one: 'A última', other: 'As últimas', these: 'as', older: 'entradas anteriores' },
  changes: { one: 'A última', other: 'As últimas', these: 'as', older: 'alterações anteriores' },
  events: {
    one: 'O último',
    other: 'Os últimos',
    these: 'os',
    older: 'eventos de segurança anteriores',
  },
};

export const counting = (kind: Kind, count: number) =>
  `${number(count)} ${plural(count, NOUNS[kind])}`;
export const latest = (kind: Kind, count: number) =>
  plural(count, {
    one: `${THE[kind].one} ${NOUNS[kind].one}`,
    other: `${THE[kind].other} ${number(count)} ${NOUNS[kind].other}`,
  });
export const none = (kind: Kind) => `Ainda não há ${NOUNS[kind].other}`;
export const noneMatch = (kind: Kind) => `Não há ${NOUNS[kind].other} que atendam aos filtros`;
export const loading = (kind: Kind) => `Carregando ${THE[kind].these} ${NOUNS[kind].other}`;
export const loadError = (kind: Kind) =>
  `Não foi possível carregar ${THE[kind].these} ${NOUNS[kind].other}. Tente novamente.`;
export const olderLoadError = (kind: Kind) =>
  `Não foi possível carregar ${THE[kind].these} ${THE[kind].older}. Tente novamente.`;
export const showOlder = 'Mostrar anteriores';
export const loadingOlder = 'Carregando…';

export const when = 'Quando';
export const what = 'O quê';
export const commandLine = 'Linha de comando';

export const showLess = 'Mostrar menos';
export const showAll = 'Mostrar tudo';
export const labelled = (field: string) => `${field}: `;
export const changedTo = 'alterado para';
export const noValue = 'nada';

type SecurityEvent =
  | 'login'
  | 'login failed'
  | 'logout'
  | 'password asked for'
  | 'password confirmed'
  | 'password not confirmed'
  | 'session ended'
  | 'other sessions ended'
  | 'refused'
  | 'refused without CSRF token'
  | 'throttled';

const EVENTS: Readonly<Record<SecurityEvent, string>> = {
  login: 'Entrou',
  'login failed': 'Não conseguiu entrar',
  logout: 'Saiu',
  'password asked for': 'A senha foi pedida de novo',
  'password confirmed': 'Digitou a senha de novo',
  'password not confirmed': 'Ao confirmar a senha, digitou uma incorreta',
  'session ended': 'Encerrou uma de suas sessões',
  'other sessions ended': 'Encerrou todas as suas outras sessões',
  refused: 'Teve uma chamada recusada',
  'refused without CSRF token': 'Teve recusada uma chamada de outro site ou de uma página antiga',
  throttled: 'Teve de esperar após tentativas demais',
};

export const securityEvent = (event: SecurityEvent, count: number) =>
  count > 1 ? `${EVENTS[event]}, ${number(count)} vezes em uma hora` : EVENTS[event];
export const several = 'Vários';
export const unknown = 'Desconhecido';
export const manyNetworks = 'De muitas redes';
export const fromNetwork = <Part>(network: Part): SentenceParts<Part> => ['De ', network];
