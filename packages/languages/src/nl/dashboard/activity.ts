import type { SentenceParts } from '../../sentence-parts.ts';
import { number, plural } from '../words.ts';

export const title = 'Laatste wijzigingen';

export const show = 'Tonen';
export const who = 'Wie';
export const all = 'Alles';
export const changes = 'Wijzigingen';
export const quotes = 'Citaten';
export const socialLinks = 'Sociale media';
export const holyDays = 'Heilige dagen';
export const gatherings = 'Bijeenkomsten';
export const users = 'Gebruikers';
export const settings = 'Instellingen';
export const security = 'Inloggen en beveiliging';

type Kind = 'entries' | 'changes' | 'events';

const NOUNS = {
  entries: { one: 'vermelding', other: 'vermeldingen' },
  changes: { one: 'wijziging', other: 'wijzigingen' },
  events: { one: 'beveiligingsgebeurtenis', other: 'beveiligingsgebeurtenissen' },
};

export const counting = (kind: Kind, count: number) =>
  `${number(count)} ${plural(count, NOUNS[kind])}`;
export const latest = (kind: Kind, count: number) =>
  plural(count, {
    one: `De laatste ${NOUNS[kind].one}`,
    other: `De laatste ${number(count)} ${NOUNS[kind].other}`,
  });
export const none = (kind: Kind) => `Nog geen ${NOUNS[kind].other}`;
export const noneMatch = (kind: Kind) => `Geen ${NOUNS[kind].other} die bij de filters passen`;
export const loading = (kind: Kind) => `De ${NOUNS[kind].other} worden geladen`;
export const loadError = (kind: Kind) =>
  `De ${NOUNS[kind].other} konden niet worden geladen. Probeer het opnieuw.`;
export const olderLoadError = (kind: Kind) =>
  `Oudere ${NOUNS[kind].other} konden niet worden geladen. Probeer het opnieuw.`;
export const showOlder = 'Oudere tonen';
export const loadingOlder = 'Bezig met laden…';

export const when = 'Wanneer';
export const what = 'Wat';
export const commandLine = 'Opdrachtregel';

export const showLess = 'Minder tonen';
export const showAll = 'Alles tonen';
export const labelled = (field: string) => `${field}: `;
export const changedTo = 'gewijzigd in';
export const noValue = 'niets';

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
  login: 'Ingelogd',
  'login failed': 'Inloggen niet gelukt',
  logout: 'Uitgelogd',
  'password asked for': 'Het wachtwoord werd opnieuw gevraagd',
  'password confirmed': 'Vulde het wachtwoord opnieuw in',
  'password not confirmed': 'Vulde bij de nieuwe vraag een onjuist wachtwoord in',
  'session ended': 'Beëindigde een eigen sessie',
  'other sessions ended': 'Beëindigde alle andere eigen sessies',
  refused: 'Een aanroep werd geweigerd',
  'refused without CSRF token':
    'Een aanroep van een andere website of een oude pagina werd geweigerd',
  throttled: 'Moest wachten na te veel pogingen',
};

export const securityEvent = (event: SecurityEvent, count: number) =>
  count > 1 ? `${EVENTS[event]}, ${number(count)} keer binnen een uur` : EVENTS[event];
export const several = 'Meerdere';
export const unknown = 'Onbekend';
export const manyNetworks = 'Vanuit veel netwerken';
export const fromNetwork = <Part>(network: Part): SentenceParts<Part> => ['Vanuit ', network];
