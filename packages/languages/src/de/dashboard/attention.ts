import { number, plural } from '../words.ts';

export const title = 'Hier werden Sie gebraucht';
export const quotesRunOut = (days: number) => {
  if (days === 0) return 'Für heute gibt es kein Zitat.';
  return days === 1
    ? 'Nach heute gibt es keine Zitate mehr.'
    : `Zitate gibt es noch für ${number(days)} Tage, heute mitgezählt.`;
};
export const daysWithoutGathering = (days: number) =>
  plural(days, {
    one: 'Für ein Neunzehntagefest oder einen Heiligen Tag dieser Woche ist noch nichts angekündigt.',
    other: `Für ${number(days)} Neunzehntagefeste oder Heilige Tage dieser Woche ist noch nichts angekündigt.`,
  });
export const seriesToRenew = (count: number) =>
  plural(count, {
    one: 'Eine Reihe von Zusammenkünften wird bald nicht mehr angezeigt, wenn niemand sie bestätigt.',
    other: `${number(count)} Reihen von Zusammenkünften werden bald nicht mehr angezeigt, wenn niemand sie bestätigt.`,
  });
export const sendingFails = (count: number) =>
  `Der Versand ist ${number(count)}-mal hintereinander fehlgeschlagen.`;
export const sendingPaused = 'Der Versand ist angehalten, bis Sie ihn fortsetzen.';
export const noBackup = (days: number) =>
  plural(days, {
    one: 'Die letzte Sicherung ist einen Tag alt.',
    other: `Die letzte Sicherung ist ${number(days)} Tage alt.`,
  });
export const unreadableData = (count: number) =>
  plural(count, {
    one: 'Ein gespeicherter Text ist nicht lesbar: Der Schlüssel zum Verschlüsseln fehlt oder passt nicht.',
    other: `${number(count)} gespeicherte Texte sind nicht lesbar: Der Schlüssel zum Verschlüsseln fehlt oder passt nicht.`,
  });
export const notNow = 'Jetzt nicht';
export const notNowOf = (what: string) => `Jetzt nicht: ${what}`;
export const putOff = 'Wird Ihnen sieben Tage lang nicht gezeigt.';
export const notPutOff = 'Das konnte nicht aufgeschoben werden';
