import { BADI_LANGUAGES } from '@bahai-friends/badi-calendar';
import { describe, expect, it } from 'vitest';
import { meaningOf } from './heading-meaning.ts';
import { headingWordsIn, type Meaning } from './heading-words.ts';
import { columnsOf, found, sheetRows } from './testing/sheet-rows.ts';

describe.each(BADI_LANGUAGES)('the words of %s', (language) => {
  const words = Object.entries(headingWordsIn(language)).flatMap(([meaning, list]) =>
    list.map((word) => [word, meaning as Meaning] as const),
  );

  it.each(words)('%s is %s, in every language', (word, meaning) => {
    expect(meaningOf(word)?.meaning).toBe(meaning);
    expect(meaningOf(word.toUpperCase())?.meaning).toBe(meaning);
  });
});

/** Text, source, date and link as communities head them. */
const HEADERS: readonly (readonly [string, readonly [string, string, string, string]])[] = [
  ['English', ['Passage', 'Author', 'Date', 'Link']],
  ['Arabic', ['النص', 'المصدر', 'تاريخ العرض', 'الرابط']],
  ['German', ['Zitat', 'Verfasser', 'Datum', 'Adresse']],
  ['Spanish', ['Cita', 'Fuente', 'Fecha', 'Enlace']],
  ['Persian', ['متن', 'منبع', 'تاريخ', 'پیوند']],
  ['French', ['Citation', 'Auteur', 'Date d’affichage', 'Lien']],
  ['Latvian', ['Citāts', 'Avots', 'Datums', 'Saite']],
  ['Dutch', ['Citaat', 'Bron', 'Datum', 'Koppeling']],
  ['Portuguese', ['Citação', 'Fonte', 'Data', 'Endereço web']],
  ['Russian', ['Цитата', 'Источник', 'Дата', 'Ссылка']],
  ['Swedish', ['Citat', 'Källa', 'Datum', 'Länk']],
  ['Chinese', ['引文', '出处', '日期', '网址']],
  ['Arabic, for several', ['المقتطفات', 'القائل', 'التاريخ', 'الرابط']],
  ['German, for several', ['Zitate', 'Autor', 'Datum', 'Weblink']],
  ['Spanish, for several', ['Citas', 'Autor', 'Fecha', 'Enlace']],
  ['Persian, for several', ['سخنان', 'گوینده', 'تاریخ', 'پیوند']],
  ['French, for several', ['Citations', 'Auteur', 'Date de publication', 'Lien']],
  ['Latvian, for several', ['Citāti', 'Autors', 'Datums', 'Saite']],
  ['Dutch and Swedish, for several', ['Citaten', 'Bron', 'Datum', 'Länk']],
  ['Portuguese, for several', ['Citações', 'Autor', 'Data', 'Endereço']],
  ['Russian, for several', ['Цитаты', 'Автор', 'Дата', 'Ссылка']],
  ['Chinese, as published', ['语录', '作者', '发布日期', '链接']],
  ['Chinese in traditional characters', ['語錄', '來源', '顯示日期', '連結']],
];

it.each(HEADERS)('a header in %s is read', (_, header) => {
  const [text, source, displayDate, referenceUrl] = header;
  const columns = columnsOf(sheetRows(header, ['Words', 'Somebody']));
  expect(found(columns)).toEqual({ text, source, displayDate, referenceUrl });
  expect(columns).toMatchObject({ headerRow: 1, isUnsure: false, issues: [] });
});

it.each([
  ['Year', 'Month', 'Day'],
  ['السنة', 'الشهر', 'اليوم'],
  ['Jahr', 'Monat', 'Tag'],
  ['Año', 'Mes', 'Día'],
  ['سال', 'ماه', 'روز'],
  ['Année', 'Mois', 'Jour'],
  ['Gads', 'Mēnesis', 'Diena'],
  ['Jaar', 'Maand', 'Dag'],
  ['Ano', 'Mês', 'Dia'],
  ['Год', 'Месяц', 'День'],
  ['År', 'Månad', 'Dag'],
  ['年', '月', '日'],
])('%s, %s and %s are one date', (year, month, day) => {
  const columns = columnsOf(sheetRows(['text', 'source', day, month, year], ['a', 'b']));
  expect(found(columns)).toEqual({ text: 'text', source: 'source', year, month, day });
  expect(columns.dateParts).toEqual({ year: 4, month: 3, day: 2 });
});
