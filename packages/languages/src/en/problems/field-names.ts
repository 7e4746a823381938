/** What sentences call a field; those of addresses and of programs are called as they are written there. */
export const fieldNames = {
  actor: 'actor',
  assignments: 'assignments',
  before: 'before',
  code: 'Code',
  contact: 'Contact',
  count: 'count',
  credit: 'Credit',
  date: 'Date',
  fileName: 'The file name',
  id: 'The id',
  ids: 'ids',
  kind: 'kind',
  lang: 'lang',
  language: 'language',
  latitude: 'Latitude',
  limit: 'limit',
  longitude: 'Longitude',
  name: 'Name',
  order: 'Order',
  password: 'Password',
  place: 'Place',
  platform: 'Platform name',
  quoteText: 'Quote text',
  recoveryCode: 'Recovery code',
  search: 'search',
  show: 'show',
  source: 'Source',
  tagline: 'Tagline',
  text: 'text',
  topic: 'topic',
  url: 'URL',
  username: 'Username',
  year: 'Year',
} as const;

export type FieldName = keyof typeof fieldNames;

/** What people call what a column of a file holds. */
export const columnNames = {
  text: 'Text',
  source: 'Source',
  displayDate: 'Display date',
  referenceUrl: 'Reference link',
  language: 'Language',
  credit: 'Credit',
} as const;
