import type { SentenceParts } from '../../sentence-parts.ts';
import { number, plural } from '../words.ts';

export const title = 'Modifications récentes';

export const show = 'Afficher';
export const who = 'Qui';
export const all = 'Tout';
export const changes = 'Modifications';
export const quotes = 'Citations';
export const socialLinks = 'Réseaux sociaux';
export const holyDays = 'Jours saints';
export const gatherings = 'Rencontres';
export const users = 'Utilisateurs';
export const settings = 'Réglages';
export const security = 'Connexions et sécurité';

type Kind = 'entries' | 'changes' | 'events';

const NOUNS = {
  entries: { one: 'entrée', other: 'entrées' },
  changes: { one: 'modification', other: 'modifications' },
  events: { one: 'événement de sécurité', other: 'événements de sécurité' },
};
const LATEST = {
  entries: { one: 'La dernière', other: 'dernières', none: 'Aucune', loaded: 'chargées' },
  changes: { one: 'La dernière', other: 'dernières', none: 'Aucune', loaded: 'chargées' },
  events: { one: 'Le dernier', other: 'derniers', none: 'Aucun', loaded: 'chargés' },
};
const OLDER = {
  entries: 'entrées plus anciennes',
  changes: 'modifications plus anciennes',
  events: 'événements de sécurité plus anciens',
};

export const counting = (kind: Kind, count: number) =>
  `${number(count)} ${plural(count, NOUNS[kind])}`;
export const latest = (kind: Kind, count: number) =>
  plural(count, {
    one: `${LATEST[kind].one} ${NOUNS[kind].one}`,
    other: `Les ${number(count)} ${LATEST[kind].other} ${NOUNS[kind].other}`,
  });
export const none = (kind: Kind) => `${LATEST[kind].none} ${NOUNS[kind].one} pour le moment`;
export const noneMatch = (kind: Kind) =>
  `${LATEST[kind].none} ${NOUNS[kind].one} ne correspond aux filtres`;
export const loading = (kind: Kind) => `Chargement des ${NOUNS[kind].other}`;
export const loadError = (kind: Kind) =>
  `Les ${NOUNS[kind].other} n’ont pas pu être ${LATEST[kind].loaded}. Veuillez réessayer.`;
export const olderLoadError = (kind: Kind) =>
  `Les ${OLDER[kind]} n’ont pas pu être ${LATEST[kind].loaded}. Veuillez réessayer.`;
export const showOlder = 'Afficher plus ancien';
export const loadingOlder = 'Chargement…';

export const when = 'Quand';
export const what = 'Quoi';
export const commandLine = 'Ligne de commande';

export const showLess = 'Afficher moins';
export const showAll = 'Tout afficher';
export const labelled = (field: string) => `${field}\u00a0: `;
export const changedTo = 'remplacé par';
export const noValue = 'rien';

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
  login: 'Connexion',
  'login failed': 'Échec de connexion',
  logout: 'Déconnexion',
  'password asked for': 'Mot de passe demandé à nouveau',
  'password confirmed': 'Mot de passe saisi à nouveau',
  'password not confirmed': 'Mot de passe incorrect saisi à nouveau',
  'session ended': 'A terminé une de ses sessions',
  'other sessions ended': 'A terminé toutes ses autres sessions',
  refused: 'Appel refusé',
  'refused without CSRF token': 'Appel d’un autre site ou d’une ancienne page refusé',
  throttled: 'A dû attendre après trop d’essais',
};

export const securityEvent = (event: SecurityEvent, count: number) =>
  count > 1 ? `${EVENTS[event]}, ${number(count)} fois en une heure` : EVENTS[event];
export const several = 'Plusieurs';
export const unknown = 'Inconnu';
export const manyNetworks = 'Depuis de nombreux réseaux';
export const fromNetwork = <Part>(network: Part): SentenceParts<Part> => ['Depuis ', network];
