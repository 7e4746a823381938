import { named } from '../../known-sentence.ts';
import type { FieldName } from '../../texts.ts';

/** What sentences call a field; those of addresses and of programs are called as they are written there. */
export const field = named<FieldName>({
  actor: 'actor',
  assignments: 'assignments',
  before: 'before',
  code: 'Code',
  contact: 'Contact',
  count: 'count',
  credit: 'Vertaling en uitgave',
  date: 'Datum',
  fileName: 'Bestandsnaam',
  id: 'id',
  ids: 'ids',
  kind: 'kind',
  lang: 'lang',
  language: 'language',
  latitude: 'Breedtegraad',
  limit: 'limit',
  longitude: 'Lengtegraad',
  name: 'Naam',
  order: 'Volgorde',
  password: 'Wachtwoord',
  place: 'Plaats',
  platform: 'Naam van het platform',
  quoteText: 'Tekst van het citaat',
  recoveryCode: 'Herstelcode',
  search: 'search',
  show: 'show',
  source: 'Bron',
  tagline: 'Motto',
  text: 'text',
  topic: 'topic',
  url: 'URL',
  username: 'Gebruikersnaam',
  year: 'Jaar',
});

/** What people call what a column of a file holds. */
export const columnNames = {
  text: 'Tekst',
  source: 'Bron',
  displayDate: 'Weergavedatum',
  referenceUrl: 'Link naar de vindplaats',
  language: 'Taal',
  credit: 'Vertaling en uitgave',
};
