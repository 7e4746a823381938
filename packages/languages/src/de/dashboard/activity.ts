import type { SentenceParts } from '../../sentence-parts.ts';
import { number, plural } from '../words.ts';

export const title = 'Letzte Änderungen';

export const show = 'Zeigen';
export const who = 'Wer';
export const all = 'Alle';
export const changes = 'Änderungen';
export const quotes = 'Zitate';
export const socialLinks = 'Soziale Medien';
export const holyDays = 'Heilige Tage';
export const gatherings = 'Zusammenkünfte';
export const users = 'Benutzer';
export const settings = 'Einstellungen';
export const security = 'Anmeldungen und Sicherheit';

type Kind = 'entries' | 'changes' | 'events';

const NOUNS = {
  entries: { one: 'Eintrag', other: 'Einträge' },
  changes: { one: 'Änderung', other: 'Änderungen' },
  events: { one: 'Sicherheitsereignis', other: 'Sicherheitsereignisse' },
};

export const counting = (kind: Kind, count: number) =>
  `${number(count)} ${plural(count, NOUNS[kind])}`;
const LATEST = { entries: 'Der letzte', changes: 'Die letzte', events: 'Das letzte' };
export const latest = (kind: Kind, count: number) =>
  plural(count, {
    one: `${LATEST[kind]} ${NOUNS[kind].one}`,
    other: `Die letzten ${number(count)} ${NOUNS[kind].other}`,
  });
export const none = (kind: Kind) => `Noch keine ${NOUNS[kind].other}`;
export const noneMatch = (kind: Kind) => `Keine ${NOUNS[kind].other} passen zu den Filtern`;
export const loading = (kind: Kind) => `${NOUNS[kind].other} werden geladen`;
export const loadError = (kind: Kind) =>
  `Die ${NOUNS[kind].other} konnten nicht geladen werden. Bitte versuchen Sie es noch einmal.`;
export const olderLoadError = (kind: Kind) =>
  `Ältere ${NOUNS[kind].other} konnten nicht geladen werden. Bitte versuchen Sie es noch einmal.`;
export const showOlder = 'Ältere zeigen';
export const loadingOlder = 'Wird geladen …';

export const when = 'Wann';
export const what = 'Was';
export const commandLine = 'Befehlszeile';

export const showLess = 'Weniger zeigen';
export const showAll = 'Alles zeigen';
export const labelled = (field: string) => `${field}: `;
export const changedTo = 'geändert zu';
export const noValue = 'nichts';

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
  login: 'Angemeldet',
  'login failed': 'Anmeldung fehlgeschlagen',
  logout: 'Abgemeldet',
  'password asked for': 'Wurde noch einmal nach dem Passwort gefragt',
  'password confirmed': 'Hat das Passwort noch einmal eingegeben',
  'password not confirmed': 'Hat auf Nachfrage ein falsches Passwort eingegeben',
  'session ended': 'Hat eine eigene Sitzung beendet',
  'other sessions ended': 'Hat alle anderen eigenen Sitzungen beendet',
  refused: 'Ein Aufruf wurde abgewiesen',
  'refused without CSRF token':
    'Ein Aufruf von einer anderen Website oder einer alten Seite wurde abgewiesen',
  throttled: 'Musste nach zu vielen Versuchen warten',
};

export const securityEvent = (event: SecurityEvent, count: number) =>
  count > 1 ? `${EVENTS[event]}, ${number(count)}-mal innerhalb einer Stunde` : EVENTS[event];
export const several = 'Mehrere';
export const unknown = 'Unbekannt';
export const manyNetworks = 'Aus vielen Netzen';
export const fromNetwork = <Part>(network: Part): SentenceParts<Part> => ['Aus ', network];
