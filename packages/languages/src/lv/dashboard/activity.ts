import type { SentenceParts } from '../../sentence-parts.ts';
import { latvian } from '../latvian.ts';

const { number, plural } = latvian;

export const title = 'Pēdējās izmaiņas';

export const show = 'Rādīt';
export const who = 'Kurš';
export const all = 'Visi';
export const changes = 'Izmaiņas';
export const quotes = 'Citāti';
export const socialLinks = 'Sociālie tīkli';
export const holyDays = 'Svētās dienas';
export const gatherings = 'Tikšanās';
export const users = 'Lietotāji';
export const settings = 'Iestatījumi';
export const security = 'Pierakstīšanās un drošība';

type Kind = 'entries' | 'changes' | 'events';

/** The words of each kind for a count, and for the beginning of a sentence. */
const NOUNS = {
  entries: {
    one: 'ieraksts',
    other: 'ieraksti',
    latest: 'Pēdējie ieraksti',
    ofThem: 'Ierakstu',
    loading: 'Tiek ielādēti ieraksti',
    them: 'Ierakstus',
    older: 'Vecākus ierakstus',
  },
  changes: {
    one: 'izmaiņa',
    other: 'izmaiņas',
    latest: 'Pēdējās izmaiņas',
    ofThem: 'Izmaiņu',
    loading: 'Tiek ielādētas izmaiņas',
    them: 'Izmaiņas',
    older: 'Vecākas izmaiņas',
  },
  events: {
    one: 'drošības notikums',
    other: 'drošības notikumi',
    latest: 'Pēdējie drošības notikumi',
    ofThem: 'Drošības notikumu',
    loading: 'Tiek ielādēti drošības notikumi',
    them: 'Drošības notikumus',
    older: 'Vecākus drošības notikumus',
  },
} satisfies Readonly<Record<Kind, unknown>>;

export const counting = (kind: Kind, count: number) =>
  `${number(count)} ${plural(count, NOUNS[kind])}`;
export const latest = (kind: Kind, count: number) => `${NOUNS[kind].latest} (${number(count)})`;
export const none = (kind: Kind) => `${NOUNS[kind].ofThem} vēl nav`;
export const noneMatch = (kind: Kind) => `${NOUNS[kind].ofThem}, kas atbilst filtriem, nav`;
export const loading = (kind: Kind) => NOUNS[kind].loading;
export const loadError = (kind: Kind) => `${NOUNS[kind].them} neizdevās ielādēt. Mēģiniet vēlreiz.`;
export const olderLoadError = (kind: Kind) =>
  `${NOUNS[kind].older} neizdevās ielādēt. Mēģiniet vēlreiz.`;
export const showOlder = 'Rādīt vecākus';
export const loadingOlder = 'Notiek ielāde…';

export const when = 'Kad';
export const what = 'Kas';
export const commandLine = 'Komandrinda';

export const showLess = 'Rādīt mazāk';
export const showAll = 'Rādīt visu';
export const labelled = (field: string) => `${field}: `;
export const changedTo = 'mainīts uz';
export const noValue = 'nav';

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
  login: 'Pierakstījās',
  'login failed': 'Nevarēja pierakstīties',
  logout: 'Izrakstījās',
  'password asked for': 'Parole tika prasīta vēlreiz',
  'password confirmed': 'Ievadīja paroli vēlreiz',
  'password not confirmed': 'Paroli prasot vēlreiz, ievadīja nepareizu',
  'session ended': 'Beidza vienu no savām sesijām',
  'other sessions ended': 'Beidza visas savas pārējās sesijas',
  refused: 'Izsaukums tika noraidīts',
  'refused without CSRF token': 'Tika noraidīts izsaukums no citas vietnes vai vecas lapas',
  throttled: 'Bija jāgaida pēc pārāk daudziem mēģinājumiem',
};

export const securityEvent = (event: SecurityEvent, count: number) =>
  count > 1
    ? plural(count, {
        one: `${EVENTS[event]}, ${number(count)} reizi stundas laikā`,
        other: `${EVENTS[event]}, ${number(count)} reizes stundas laikā`,
      })
    : EVENTS[event];
export const several = 'Vairāki';
export const unknown = 'Nav zināms';
export const manyNetworks = 'No daudziem tīkliem';
export const fromNetwork = <Part>(network: Part): SentenceParts<Part> => ['No tīkla ', network];
