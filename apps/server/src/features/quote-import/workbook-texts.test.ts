import { describe, expect, it } from 'vitest';
import {
  HEADINGS,
  number,
  type WorkbookContent,
  xlsxOf,
} from '../../../../../packages/spreadsheet/src/testing/xlsx.ts';
import { problemsOf, quotesOf, readFile } from './testing/read-file.ts';

const read = (content: WorkbookContent) => readFile(xlsxOf(content), 'xlsx');
const shared = (index: number) => ({ type: 's', xml: `<v>${index}</v>` });
const textOf = (content: WorkbookContent) => quotesOf(read(content)).map(({ text }) => text);
const ONE = { ...HEADINGS, A2: 'Quote', B2: 'Source' };

describe('the texts of a workbook', () => {
  it('are read from shared strings, rich or with readings, and from inline ones', () => {
    const strings = [
      '<si><r><rPr><b/></rPr><t>So </t></r><r><t xml:space="preserve">powerful</t></r></si>',
      '<si/>',
      '<si><t/></si>',
      '<si><t>東京</t><rPh sb="0" eb="2"><t>トウキョウ</t></rPh></si>',
      '<si><t>نور “&amp;lt;”</t></si>',
    ];
    const cells = { ...HEADINGS, A2: shared(0), B2: shared(3), A3: shared(4), B3: 'a&b <c>' };
    expect(quotesOf(read({ cells, strings: strings.join('') }))).toMatchObject([
      { text: 'So powerful', source: '東京' },
      { text: 'نور “&lt;”', source: 'a&b <c>' },
    ]);
  });

  it('keep characters that are written as numbers', () => {
    const inline = (xml: string) => ({ type: 'inlineStr', xml: `<is><t>${xml}</t></is>` });
    const cells = { ...ONE, A2: inline('&#128512;&#x20000;&#55357;&#56832;&#1606;&amp;#128512;') };
    expect(textOf({ cells })).toEqual(['😀𠀀😀ن&#128512;']);
  });

  it('are taken as they stand where they are character data', () => {
    const strings = [
      '<si><t><![CDATA[a <f>x</f> b <si/> & <c r="A9"/> &#128512; &lt; <!-- c -->]]></t></si>',
      '<si><t>x &lt; <![CDATA[<]]>é<![CDATA[> ]] ]]]]>&gt;<![CDATA[]]></t></si>',
      '<si><r><t>one <![CDATA[<t>]]></t></r><r><t><![CDATA[</t> two]]></t></r></si>',
    ].join('');
    const inline = '<is><t><![CDATA[a <f>x</f></t></is></c> b]]></t></is>';
    const cells = {
      ...HEADINGS,
      A2: shared(0),
      B2: shared(1),
      A3: shared(2),
      B3: { type: 'inlineStr', xml: inline },
    };
    expect(quotesOf(read({ cells, strings }))).toMatchObject([
      {
        text: 'a <f>x</f> b <si/> & <c r="A9"/> &#128512; &lt; <!-- c -->',
        source: 'x < <é> ]] ]]>',
      },
      { text: 'one <t></t> two', source: 'a <f>x</f></t></is></c> b' },
    ]);
  });

  it('do without comments and instructions, whatever those hold', () => {
    const strings = [
      '<si><t>a<!-- <![CDATA[ <f>x</f> --> b</t></si>',
      '<!-- <si><t>no</t></si> --><?no <!-- <si/> ?>',
      '<si><t>c<?x <![CDATA[ ?>d</t></si>',
    ].join('');
    const cells = { ...HEADINGS, A2: shared(0), B2: shared(1) };
    expect(quotesOf(read({ cells, strings }))).toMatchObject([{ text: 'a b', source: 'cd' }]);
  });

  it('have escaped line ends as line feeds, and no other control characters', () => {
    expect(textOf({ cells: { ...ONE, A2: 'one_x000D_\ntwo_x005F_x0041_' } })).toEqual([
      'one\ntwo_x0041_',
    ]);
    expect(problemsOf(read({ cells: { ...ONE, A2: 'a_x0000_b' } }))).toEqual([
      '2 text: Quote text contains characters that cannot be shown. Please type it again',
    ]);
  });

  it('are numbers as they are shown', () => {
    const shown = { A2: number(0.5, '0%'), B2: number(1234.5, '#,##0.00') };
    const tagged = { A3: number(7, '[$-409]General'), B3: number(7, '[$€-407] 0') };
    const cells = { ...HEADINGS, ...shown, ...tagged, A4: number(7, '[$-409]'), B4: number(7) };
    expect(quotesOf(read({ cells }))).toMatchObject([
      { text: '50%', source: '1,234.50' },
      { text: '7', source: '€ 7' },
      { text: '7', source: '7' },
    ]);
  });

  it('are refused where the cell shows an error, a date, or what nobody can tell', () => {
    const cells = {
      ...HEADINGS,
      A2: { type: 'e', xml: '<v>#N/A</v>' },
      B2: number(46_102, 'yyyy-mm-dd'),
      A3: number(0.5, 'h:mm'),
      B3: number(1, 'W0'),
      A4: { xml: '<f>A1</f>' },
      B4: number('x'),
    };
    expect(problemsOf(read({ cells }))).toEqual([
      '2 text: This cell shows an error. Please replace it with its value',
      '2 source: This cell holds the date 2026-03-21. Please format it as text and type it again',
      '3 text: This cell holds a date or time. Please format it as text and type it again',
      '3 source: This cell has a number that cannot be read. Please format the cell as text and type it again',
      '4 text: This cell has a formula without a result. Please replace it with its value',
      '4 source: This cell has a number that cannot be read. Please format the cell as text and type it again',
    ]);
  });
});

describe('links of a workbook', () => {
  it('stand in for what a cell shows, unless that is an address', () => {
    const links = { D2: 'https://a.b/?x=1&y=2', D3: 'https://c.d/', A2: 'https://e.f/' };
    const cells = { ...ONE, D2: 'here', A3: 'Two', B3: 's', D3: 'https://shown.example/' };
    expect(quotesOf(read({ cells, links }))).toMatchObject([
      { text: 'Quote', referenceUrl: 'https://a.b/?x=1&y=2' },
      { text: 'Two', referenceUrl: 'https://shown.example/' },
    ]);
  });

  it('say nothing where a cell shows nothing, and are refused when they lead elsewhere', () => {
    expect(quotesOf(read({ cells: ONE, links: { D2: 'https://a.b/' } }))[0]?.referenceUrl).toBe(
      null,
    );
    const links = { D2: 'mailto:a@b.c' };
    expect(problemsOf(read({ cells: { ...ONE, D2: 'write' }, links }))).toEqual([
      '2 referenceUrl: Please enter a valid URL',
    ]);
  });
});
