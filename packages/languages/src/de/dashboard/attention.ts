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
    one: 'In den nächsten sieben Tagen ist für ein Neunzehntagefest oder einen Heiligen Tag noch keine Zusammenkunft angekündigt.',
    other: `In den nächsten sieben Tagen ist für ${number(days)} Neunzehntagefeste oder Heilige Tage noch keine Zusammenkunft angekündigt.`,
  });
export const seriesToRenew = (count: number) =>
  plural(count, {
    one: 'Bei einer Reihe von Zusammenkünften muss jemand bestätigen, dass sie weitergeht.',
    other: `Bei ${number(count)} Reihen von Zusammenkünften muss jemand bestätigen, dass sie weitergehen.`,
  });
export const answersAboveCapacity = (count: number) =>
  plural(count, {
    one: 'Für eine Zusammenkunft haben mehr Menschen zugesagt, als es Plätze gibt.',
    other: `Für ${number(count)} Zusammenkünfte haben mehr Menschen zugesagt, als es Plätze gibt.`,
  });
export const sendingFails = (count: number) =>
  `Der Versand ist ${number(count)}-mal hintereinander fehlgeschlagen.`;
export const sendingPaused = 'Der Versand ist angehalten, bis Sie ihn fortsetzen.';
export const noBackup = (days: number) => `Die letzte Sicherung ist ${number(days)} Tage alt.`;
export const unreadableData = (count: number) =>
  plural(count, {
    one: 'Ein gespeicherter Text ist nicht lesbar: Der Schlüssel zum Verschlüsseln fehlt oder passt nicht.',
    other: `${number(count)} gespeicherte Texte sind nicht lesbar: Der Schlüssel zum Verschlüsseln fehlt oder passt nicht.`,
  });
export const notNow = 'Jetzt nicht';
export const notNowOf = (what: string) => `Jetzt nicht: ${what}`;
export const putOff = 'Wird Ihnen sieben Tage lang nicht gezeigt.';
export const notPutOff = 'Das konnte nicht aufgeschoben werden';
