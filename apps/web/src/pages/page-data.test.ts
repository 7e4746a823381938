import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { quoteWith, siteWith } from '../testing/samples.ts';
import { readPageData, renderPageData } from './page-data.ts';

function documentWith(html: string): Document {
  return new DOMParser().parseFromString(`<body>${html}`, 'text/html');
}

describe('what a page was rendered with', () => {
  it('comes through a document whole, whatever people typed', () => {
    const anyText = fc.oneof(
      fc.string({ unit: 'binary' }),
      fc.mixedCase(fc.constantFrom('</script>', '<!--<script>', '-->', '\u2028\u2029', '$&$1')),
    );
    fc.assert(
      fc.property(anyText, anyText, (text, source) => {
        const props = { site: siteWith(), home: { quote: quoteWith({ text, source }) } };
        expect(readPageData(documentWith(renderPageData(props)))).toEqual(props);
      }),
      { seed: 19 },
    );
  });

  it('is one line of JSON in a script element that does not run', () => {
    const text = '</script><script>alert(1)</script><!--\u2028\u2029\n';
    const html = renderPageData({ site: siteWith(), home: { quote: quoteWith({ text }) } });
    expect(html).toMatch(
      /^<script type="application\/json" id="page-data">[^<\u2028\u2029\n]*<\/script>$/,
    );
    const scripts = documentWith(html).querySelectorAll('script');
    expect([...scripts].map(({ type }) => type)).toEqual(['application/json']);
  });

  it('is nothing in a document that says nothing', () => {
    expect(readPageData(documentWith(''))).toEqual({});
  });
});
