import type { SentenceParts } from '../../sentence-parts.ts';
import { number, plural } from '../words.ts';

export const title = 'Senaste ändringarna';

export const show = 'Visa';
export const who = 'Vem';
export const all = 'Alla';
export const changes = 'Ändringar';
export const quotes = 'Citat';
export const socialLinks = 'Sociala medier';
export const holyDays = 'Heliga dagar';
export const gatherings = 'Sammankomster';
export const users = 'Användare';
export const settings = 'Inställningar';
export const security = 'Inloggning och säkerhet';

type Kind = 'entries' | 'changes' | 'events';

const NOUNS = {
  entries: { one: 'post', other: 'poster', all: 'posterna', latest: 'Den senaste posten' },
  changes: {
    one: 'ändring',
    other: 'ändringar',
    all: 'ändringarna',
    latest: 'Den senaste ändringen',
  },
  events: {
    one: 'säkerhetshändelse',
    other: 'säkerhetshändelser',
    all: 'säkerhetshändelserna',
    latest: 'Den senaste säkerhetshändelsen',
  },
};

export const counting = (kind: Kind, count: number) =>
  `${number(count)} ${plural(count, NOUNS[kind])}`;
export const latest = (kind: Kind, count: number) =>
  plural(count, {
    one: NOUNS[kind].latest,
    other: `De senaste ${number(count)} ${NOUNS[kind].all}`,
  });
export const none = (kind: Kind) => `Inga ${NOUNS[kind].other} ännu`;
export const noneMatch = (kind: Kind) => `Inga ${NOUNS[kind].other} stämmer med filtren`;
export const loading = (kind: Kind) => `Hämtar ${NOUNS[kind].all}`;
export const loadError = (kind: Kind) => `Det gick inte att hämta ${NOUNS[kind].all}. Försök igen.`;
export const olderLoadError = (kind: Kind) =>
  `Det gick inte att hämta äldre ${NOUNS[kind].other}. Försök igen.`;
export const showOlder = 'Visa äldre';
export const loadingOlder = 'Hämtar …';

export const when = 'När';
export const what = 'Vad';
export const commandLine = 'Kommandoraden';

export const showLess = 'Visa mindre';
export const showAll = 'Visa allt';
export const labelled = (field: string) => `${field}: `;
export const changedTo = 'ändrat till';
export const noValue = 'inget';

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
  login: 'Loggade in',
  'login failed': 'Misslyckades med att logga in',
  logout: 'Loggade ut',
  'password asked for': 'Ombads att skriva lösenordet igen',
  'password confirmed': 'Skrev lösenordet igen',
  'password not confirmed': 'Skrev fel lösenord när det begärdes igen',
  'session ended': 'Avslutade en av sina sessioner',
  'other sessions ended': 'Avslutade alla sina andra sessioner',
  refused: 'Nekades ett anrop',
  'refused without CSRF token': 'Nekades ett anrop från en annan webbplats eller en gammal sida',
  throttled: 'Fick vänta efter för många försök',
};

export const securityEvent = (event: SecurityEvent, count: number) =>
  count > 1 ? `${EVENTS[event]}, ${number(count)} gånger inom en timme` : EVENTS[event];
export const several = 'Flera';
export const unknown = 'Okänd';
export const manyNetworks = 'Från många nätverk';
export const fromNetwork = <Part>(network: Part): SentenceParts<Part> => ['Från ', network];
