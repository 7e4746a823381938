import { describe, expect, it } from 'vitest';
import { shownRows, unreadableCells, workbookSheet } from '../testing/read-sheet.ts';
import { HEADINGS, number, type WorkbookContent, xlsxOf } from '../testing/xlsx.ts';

const read = (content: WorkbookContent) => workbookSheet(xlsxOf(content));
const shared = (index: number) => ({ type: 's', xml: `<v>${index}</v>` });
const rowsIn = async (content: WorkbookContent) => shownRows(await read(content));
const ONE = { ...HEADINGS, A2: 'Quote', B2: 'Source' };

describe('the texts of a workbook', () => {
  it('are read from shared strings, rich or with readings, and from inline ones', async () => {
    const strings = [
      '<si><r><rPr><b/></rPr><t>So </t></r><r><t xml:space="preserve">powerful</t></r></si>',
      '<si/>',
      '<si><t/></si>',
      '<si><t>東京</t><rPh sb="0" eb="2"><t>トウキョウ</t></rPh></si>',
      '<si><t>نور “&amp;lt;”</t></si>',
    ];
    const cells = { ...HEADINGS, A2: shared(0), B2: shared(3), A3: shared(4), B3: 'a&b <c>' };
    expect(await rowsIn({ cells, strings: strings.join('') })).toEqual([
      ['So powerful', '東京'],
      ['نور “&lt;”', 'a&b <c>'],
    ]);
  });

  it('keep characters that are written as numbers', async () => {
    const inline = (xml: string) => ({ type: 'inlineStr', xml: `<is><t>${xml}</t></is>` });
    const cells = { ...ONE, A2: inline('&#128512;&#x20000;&#55357;&#56832;&#1606;&amp;#128512;') };
    expect(await rowsIn({ cells })).toEqual([['😀𠀀😀ن&#128512;', 'Source']]);
  });

  it('are taken as they stand where they are character data', async () => {
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
    expect(await rowsIn({ cells, strings })).toEqual([
      ['a <f>x</f> b <si/> & <c r="A9"/> &#128512; &lt; <!-- c -->', 'x < <é> ]] ]]>'],
      ['one <t></t> two', 'a <f>x</f></t></is></c> b'],
    ]);
  });

  it('do without comments and instructions, whatever those hold', async () => {
    const strings = [
      '<si><t>a<!-- <![CDATA[ <f>x</f> --> b</t></si>',
      '<!-- <si><t>no</t></si> --><?no <!-- <si/> ?>',
      '<si><t>c<?x <![CDATA[ ?>d</t></si>',
    ].join('');
    const cells = { ...HEADINGS, A2: shared(0), B2: shared(1) };
    expect(await rowsIn({ cells, strings })).toEqual([['a b', 'cd']]);
  });

  it('have escaped characters as they are, and line ends as line feeds', async () => {
    const cells = { ...ONE, A2: 'one_x000D_\ntwo_x005F_x0041_', B2: 'a_x0000_b' };
    expect(await rowsIn({ cells })).toEqual([['one\ntwo_x0041_', 'a\0b']]);
  });

  it('are numbers as they are shown', async () => {
    const shown = { A2: number(0.5, '0%'), B2: number(1234.5, '#,##0.00') };
    const tagged = { A3: number(7, '[$-409]General'), B3: number(7, '[$€-407] 0') };
    const cells = { ...HEADINGS, ...shown, ...tagged, A4: number(7, '[$-409]'), B4: number(7) };
    expect(await rowsIn({ cells })).toEqual([
      ['50%', '1,234.50'],
      ['7', '€ 7'],
      ['7', '7'],
    ]);
  });

  it('are unreadable where the cell shows an error, or has no clear value', async () => {
    const cells = {
      ...HEADINGS,
      A2: { type: 'e', xml: '<v>#N/A</v>' },
      B3: number(1, 'W0'),
      A4: { xml: '<f>A1</f>' },
      B4: number('x'),
    };
    const noNumber =
      'This cell has a number that cannot be read. Please format the cell as text and type it again';
    expect(unreadableCells(await read({ cells }))).toEqual([
      'A2: This cell shows an error. Please replace it with its value',
      `B3: ${noNumber}`,
      'A4: This cell has a formula without a result. Please replace it with its value',
      `B4: ${noNumber}`,
    ]);
  });

  it('have a length of at most 32,767 characters, and so have links', async () => {
    const cells = { ...HEADINGS, A2: 'x'.repeat(32_768), B2: 'x'.repeat(32_767), D2: 'here' };
    const links = { D2: `https://a.b/${'x'.repeat(32_768)}` };
    const tooLong = 'This cell has more than 32,767 characters. Please shorten it';
    expect(unreadableCells(await read({ cells, links }))).toEqual([
      `A2: ${tooLong}`,
      `D2: ${tooLong}`,
    ]);
  });
});

describe('the links of a workbook', () => {
  it('stand beside what a cell shows', async () => {
    const links = { D2: 'https://a.b/?x=1&y=2', A2: 'mailto:a@b.c' };
    const { rows } = await read({ cells: { ...ONE, D2: 'here' }, links });
    expect(rows[1]?.cells).toEqual([
      { kind: 'text', text: 'Quote', link: 'mailto:a@b.c' },
      { kind: 'text', text: 'Source' },
      undefined,
      { kind: 'text', text: 'here', link: 'https://a.b/?x=1&y=2' },
    ]);
  });

  it('are left out where a cell shows nothing', async () => {
    expect(await read({ cells: ONE, links: { D2: 'https://a.b/' } })).toEqual(
      await read({ cells: ONE }),
    );
  });
});
