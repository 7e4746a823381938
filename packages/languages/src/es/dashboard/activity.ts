import type { SentenceParts } from '../../sentence-parts.ts';
import { number, plural } from '../words.ts';

export const title = 'Cambios recientes';

export const show = 'Mostrar';
export const who = 'Quién';
export const all = 'Todos';
export const changes = 'Cambios';
export const quotes = 'Citas';
export const socialLinks = 'Redes sociales';
export const holyDays = 'Días Sagrados';
export const gatherings = 'Encuentros';
export const users = 'Usuarios';
export const settings = 'Ajustes';
export const security = 'Accesos y seguridad';

type Kind = 'entries' | 'changes' | 'events';

const NOUNS = {
  entries: { one: 'entrada', other: 'entradas' },
  changes: { one: 'cambio', other: 'cambios' },
  events: { one: 'suceso de seguridad', other: 'sucesos de seguridad' },
};
const THE = {
  entries: { one: 'La última', other: 'Las últimas', these: 'las', older: 'entradas anteriores' },
  changes: { one: 'El último', other: 'Los últimos', these: 'los', older: 'cambios anteriores' },
  events: {
    one: 'El último',
    other: 'Los últimos',
    these: 'los',
    older: 'sucesos de seguridad anteriores',
  },
};

export const counting = (kind: Kind, count: number) =>
  `${number(count)} ${plural(count, NOUNS[kind])}`;
export const latest = (kind: Kind, count: number) =>
  plural(count, {
    one: `${THE[kind].one} ${NOUNS[kind].one}`,
    other: `${THE[kind].other} ${number(count)} ${NOUNS[kind].other}`,
  });
export const none = (kind: Kind) => `Aún no hay ${NOUNS[kind].other}`;
export const noneMatch = (kind: Kind) => `No hay ${NOUNS[kind].other} que cumplan los filtros`;
export const loading = (kind: Kind) => `Cargando ${THE[kind].these} ${NOUNS[kind].other}`;
export const loadError = (kind: Kind) =>
  `No se pudieron cargar ${THE[kind].these} ${NOUNS[kind].other}. Inténtelo de nuevo.`;
export const olderLoadError = (kind: Kind) =>
  `No se pudieron cargar ${THE[kind].these} ${THE[kind].older}. Inténtelo de nuevo.`;
export const showOlder = 'Mostrar anteriores';
export const loadingOlder = 'Cargando…';

export const when = 'Cuándo';
export const what = 'Qué';
export const commandLine = 'Línea de comandos';

export const showLess = 'Mostrar menos';
export const showAll = 'Mostrar todo';
export const labelled = (field: string) => `${field}: `;
export const changedTo = 'cambiado a';
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
  login: 'Inició sesión',
  'login failed': 'No logró iniciar sesión',
  logout: 'Cerró la sesión',
  'password asked for': 'Se le pidió de nuevo la contraseña',
  'password confirmed': 'Escribió de nuevo la contraseña',
  'password not confirmed': 'Al pedírsela de nuevo, escribió una contraseña incorrecta',
  'session ended': 'Cerró una de sus sesiones',
  'other sessions ended': 'Cerró todas sus otras sesiones',
  refused: 'Se le rechazó una llamada',
  'refused without CSRF token':
    'Se le rechazó una llamada desde otro sitio o desde una página antigua',
  throttled: 'Tuvo que esperar tras demasiados intentos',
};

export const securityEvent = (event: SecurityEvent, count: number) =>
  count > 1 ? `${EVENTS[event]}, ${number(count)} veces en una hora` : EVENTS[event];
export const several = 'Varios';
export const unknown = 'Desconocido';
export const manyNetworks = 'Desde muchas redes';
export const fromNetwork = <Part>(network: Part): SentenceParts<Part> => ['Desde ', network];
