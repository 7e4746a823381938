import type { SentenceParts } from '../../sentence-parts.ts';
import { counted } from '../plural.ts';

/** The list of who changed what, who logged in and who was refused. */
export const title = 'Recent Changes';

/** Its filters, and the kinds that they offer. */
export const show = 'Show';
export const who = 'Who';
export const all = 'All';
export const changes = 'Changes';
export const quotes = 'Quotes';
export const socialLinks = 'Social Links';
export const holyDays = 'Holy Days';
export const gatherings = 'Gatherings';
export const users = 'Users';
export const settings = 'Settings';
export const security = 'Logins and Security';

/** The kinds of entries that a filter leaves. */
type Kind = 'entries' | 'changes' | 'events';

const NOUNS: Readonly<Record<Kind, readonly [one: string, several: string]>> = {
  entries: ['entry', 'entries'],
  changes: ['change', 'changes'],
  events: ['security event', 'security events'],
};

export const counting = (kind: Kind, count: number) => counted(count, ...NOUNS[kind]);
/** The same where there are older ones. */
export const latest = (kind: Kind, count: number) => `The latest ${counted(count, ...NOUNS[kind])}`;
export const none = (kind: Kind) => `No ${NOUNS[kind][1]} yet`;
export const noneMatch = (kind: Kind) => `No ${NOUNS[kind][1]} match the filters`;
export const loading = (kind: Kind) => `Loading ${NOUNS[kind][1]}`;
export const loadError = (kind: Kind) => `Failed to load the ${NOUNS[kind][1]}. Please try again.`;
export const olderLoadError = (kind: Kind) =>
  `Failed to load older ${NOUNS[kind][1]}. Please try again.`;
export const showOlder = 'Show older';
export const loadingOlder = 'Loading...';

/** Columns, and an actor who is nobody's account. */
export const when = 'When';
export const what = 'What';
export const commandLine = 'Command line';

/** Buttons of a long text. */
export const showLess = 'Show less';
export const showAll = 'Show all';
/** The label before a value. */
export const labelled = (field: string) => `${field}: `;
/** Between two values, for screen readers; and where there is no value. */
export const changedTo = 'changed to';
export const noValue = 'none';

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
  login: 'Logged in',
  'login failed': 'Failed to log in',
  logout: 'Logged out',
  'password asked for': 'Was asked for the password again',
  'password confirmed': 'Entered the password again',
  'password not confirmed': 'Entered a wrong password again',
  'session ended': 'Ended one of their sessions',
  'other sessions ended': 'Ended all their other sessions',
  refused: 'Was refused a call',
  'refused without CSRF token': 'Was refused a call from another site or an old page',
  throttled: 'Was told to wait after too many attempts',
};

/** A security event, with how often it happened within an hour. */
export const securityEvent = (event: SecurityEvent, count: number) =>
  count > 1
    ? `${EVENTS[event]}, ${count.toLocaleString('en')} times within an hour`
    : EVENTS[event];
/** In place of a name where several people are counted together. */
export const several = 'Several';
export const unknown = 'Unknown';
/** Where it came from. */
export const manyNetworks = 'From many networks';
export const fromNetwork = <Part>(network: Part): SentenceParts<Part> => ['From ', network];
