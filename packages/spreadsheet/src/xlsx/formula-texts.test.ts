import { describe, expect, it } from 'vitest';
import { shownRows, workbookSheet } from '../testing/read-sheet.ts';
import { xlsxOf } from '../testing/xlsx.ts';

const HEAD = '<row r="1"><c r="A1" t="inlineStr"><is><t>text</t></is></c></row>';

/** What the cells of a second row show, which are given as XML. */
async function shown(cells: string, strings = ''): Promise<readonly string[]> {
  const rows = `${HEAD}<row r="2">${cells}</row>`;
  const [row = []] = shownRows(await workbookSheet(xlsxOf({ rows, strings })));
  return row;
}

describe('a text that a formula gives', () => {
  it.each([
    ['Use &amp;amp; and &amp;lt;b&amp;gt;', 'Use &amp; and &lt;b&gt;'],
    ['&lt;&amp;&quot;&apos;&gt;', `<&"'>`],
    ['&amp;#65;', '&#65;'],
    ['caf&#233; &#x1F31F; é', 'café 🌟 é'],
    ['<![CDATA[&amp; <b>]]>', '&amp; <b>'],
    ['_x0041_', 'A'],
    ['_x005F_x0041_', '_x0041_'],
    ['_x005f_x005F_x0041_ a_b _x_', '_x005FA a_b _x_'],
    ['&amp;_x0041_', '&A'],
  ])('is the same as in any other cell: %s', async (xml, text) => {
    const cells = [
      `<c r="A2" t="str"><f>1</f><v>${xml}</v></c>`,
      `<c r="B2" t="inlineStr"><is><t>${xml}</t></is></c>`,
      '<c r="C2" t="s"><v>0</v></c>',
    ];
    expect(await shown(cells.join(''), `<si><t>${xml}</t></si>`)).toEqual([text, text, text]);
  });

  it.each([
    '<c t="str" r="A2"><v>&amp;amp;</v></c>',
    "<c r='A2' s='0' t = 'str' ><v xml:space='preserve'>&amp;amp;</v></c>",
    '<x:c r="A2" t="str"><x:f>A1</x:f><x:v xml:space="preserve">&amp;amp;</x:v></x:c>',
    '<c r="A2"\n\tt="str"><f>A1</f>\n<v\n>&amp;amp;</v></c>',
    '<c r="A2" t="str"><v>&amp;amp;</v><is><t>&amp;</t></is></c>',
  ])('is found however the cell is written: %s', async (cell) => {
    expect(await shown(cell)).toEqual(['&amp;']);
  });

  it('leaves the cells beside it as they are', async () => {
    const cells = [
      '<c r="A2" t="str"><v>&amp;amp;</v></c>',
      '<c r="B2" t="str"/>',
      '<c r="C2" t="inlineStr"><is><t>&amp;amp;</t></is></c>',
      '<c r="D2"><v>12</v></c>',
    ];
    expect(await shown(cells.join(''))).toEqual(['&amp;', '', '&amp;', '12']);
  });
});
