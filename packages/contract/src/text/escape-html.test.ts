import { expect, it } from 'vitest';
import { escapeHtml } from './escape-html.ts';

it('escapes what ends a text or an attribute in double quotes', () => {
  expect(escapeHtml(`<a href="/?a&b">Bahá'í</a>`)).toBe(
    `&lt;a href=&quot;/?a&amp;b&quot;&gt;Bahá'í&lt;/a&gt;`,
  );
});
