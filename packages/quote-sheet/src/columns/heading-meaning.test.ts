import { describe, expect, it } from 'vitest';
import { columnsNamed, meaningOf } from './heading-meaning.ts';

describe('a heading', () => {
  it.each([
    ['Quote (text)', 'text'],
    ['QUOTE TEXT:', 'text'],
    ['* Quote *', 'text'],
    ['Text (required)', 'text'],
    ['Text\u200f', 'text'],
    ['\u202aT\u200be\u00adxt\u202c', 'text'],
    ['Ｔｅｘｔ', 'text'],
    ['【Text】', 'text'],
    ['نقل\u200cقول', 'text'],
    ['Display_Date', 'displayDate'],
    ['Display\nDate', 'displayDate'],
    ['display-date', 'displayDate'],
    ['Date (dd/mm/yyyy)', 'displayDate'],
    ['Datum [TT.MM.JJJJ]', 'displayDate'],
    ['日期（年月日）', 'displayDate'],
    ['Fecha de visualizacion', 'displayDate'],
    ['FECHA DE VISUALIZACIÓN', 'displayDate'],
    ["Date d'affichage", 'displayDate'],
    ['تاريخ', 'displayDate'],
    ['تاریخ', 'displayDate'],
    ['الكتاب', 'source'],
    ['کتاب', 'source'],
    ['Author / Source', 'source'],
    ['Author / Source | Book', 'source'],
    ['Author /', 'source'],
    ['Author /\nSource', 'source'],
    ['Author /\n(Source)', 'source'],
    ['Datum | Date', 'displayDate'],
    ['Link/URL (if any)', 'referenceUrl'],
    ['Reference URL', 'referenceUrl'],
    ['Reference', 'reference'],
  ])('%j is %s', (heading, meaning) => {
    expect(meaningOf(heading)?.meaning).toBe(meaning);
  });

  it.each([
    '',
    '()',
    '?!',
    '__proto__',
    'constructor',
    'Quote #',
    'Quote No.',
    'Text 2',
    'Author / Date',
    'Author / Source / Book / From',
    'Notes (source)',
    'Source of the photograph',
    'No',
    'The date on which it is shown',
  ])('that means nothing: %j', (heading) => {
    expect(meaningOf(heading)).toBeUndefined();
  });

  it.each([
    ['many words', 'text '.repeat(10_000)],
    ['a name and much beside it', `text${' .'.repeat(10_000)}`],
    ['ligatures of many letters', `${'ﷺ'.repeat(90)} text`],
    ['many brackets', `text${'('.repeat(32_000)}`],
  ])('of %s means nothing', (_, heading) => {
    expect(meaningOf(heading)).toBeUndefined();
  });

  it.each([
    ['text', 'Quote'],
    ['Quote', 'Quotation'],
    ['Quotation', 'Passage'],
    ['Passage', 'Writing'],
    ['Writing', 'Extract'],
    ['Extract', 'Zitat'],
    ['Zitat', 'Citation'],
    ['Quote', 'Quote (in German)'],
    ['Quote (in German)', 'Passage'],
    ['source', 'Author'],
    ['Author', 'Book'],
    ['Book', 'From'],
    ['From', 'Quelle'],
    ['display date', 'Date'],
    ['Date', 'Datum'],
    ['Date', 'Date (Badí)'],
    ['Reference URL', 'URL'],
    ['URL', 'Link'],
    ['Link', 'Web address'],
    ['Web address', 'Verweis'],
  ])('%s comes before %s', (first, second) => {
    const [one, other] = [meaningOf(first), meaningOf(second)];
    expect(one?.meaning).toBe(other?.meaning);
    expect(one?.rank).toBeLessThan(other?.rank ?? 0);
  });

  it.each([
    ['text', ' TEXT: '],
    ['Quote', 'quote.'],
    ['Quote (a)', 'Quote [b]'],
    ['Datum', 'DATUM'],
  ])('%j and %j are the same', (first, second) => {
    expect(meaningOf(first)).toEqual(meaningOf(second));
  });
});

it.each([
  [[], 0],
  [['', 'Other'], 0],
  [['Zitat', 'Quote', 'text'], 1],
  [['text', 'source', 'Date', 'Link', 'Other'], 4],
  [['Citāts', 'Avots', 'Grāmata'], 2],
  [['Citāts', 'Grāmata'], 2],
  [['Citats', 'GRAMATA'], 2],
  [['Citâts', 'Gràmata'], 0],
  [['CITA\u0304TS'], 1],
  [['Année (à quatre chiffres)', 'Fecha de visualizacion', 'Año', 'Mês'], 3],
  [['تاريخ', 'پيوند', 'Цитата'], 3],
  [['text', 'source', 'Year', 'Month', 'Day', 'Reference'], 6],
])('the headings %j name %i columns', (headings, count) => {
  expect(columnsNamed(headings)).toBe(count);
});
