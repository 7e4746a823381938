import { named } from '../../known-sentence.ts';
import type { FieldName } from '../../texts.ts';

/** What sentences call a field; those of addresses and of programs are called as they are written there. */
export const field = named<FieldName>({
  actor: 'actor',
  assignments: 'assignments',
  before: 'before',
  code: 'Code',
  contact: 'Kontakt',
  count: 'count',
  credit: 'Übersetzung und Ausgabe',
  date: 'Datum',
  fileName: 'Dateiname',
  id: 'id',
  ids: 'ids',
  kind: 'kind',
  lang: 'lang',
  language: 'language',
  latitude: 'Breite',
  limit: 'limit',
  longitude: 'Länge',
  name: 'Name',
  order: 'Reihenfolge',
  password: 'Passwort',
  place: 'Ort',
  platform: 'Name der Plattform',
  quoteText: 'Text des Zitats',
  recoveryCode: 'Wiederherstellungscode',
  search: 'search',
  show: 'show',
  source: 'Quelle',
  tagline: 'Leitsatz',
  text: 'text',
  topic: 'topic',
  url: 'URL',
  username: 'Benutzername',
  year: 'Jahr',
});

/** What people call what a column of a file holds. */
export const columnNames = {
  text: 'Text',
  source: 'Quelle',
  displayDate: 'Anzeigedatum',
  referenceUrl: 'Link zur Textstelle',
  language: 'Sprache',
  credit: 'Übersetzung und Ausgabe',
};
