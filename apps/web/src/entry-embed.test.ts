import { expect, it, vi } from 'vitest';

/** What the elements show when the API says this; their own texts when it is nothing to show. */
async function shown(body: unknown, status = 200): Promise<ShadowRoot[]> {
  vi.stubGlobal('fetch', async () => new Response(JSON.stringify(body), { status }));
  document.body.innerHTML = '<bahai-quote>Theirs</bahai-quote><badi-date>Theirs</badi-date>';
  await import('./entry-embed.ts');
  // Whatever is asked has been answered, and what is to be shown is.
  await new Promise((resolve) => setTimeout(resolve));
  const roots = [...document.body.children].flatMap(({ shadowRoot }) => shadowRoot ?? []);
  document.body.replaceChildren();
  return roots;
}

it('shows texts as they are, whatever the API says', async () => {
  const text = '<img src=x onerror=alert(1)>';
  const data = { text, source: text, referenceUrl: 'javascript:alert(1)', today: '2026-03-21' };
  const [quote, date] = await shown(data);
  expect(quote?.querySelector('blockquote')?.textContent).toBe(text);
  expect(quote?.querySelector('figcaption')?.textContent).toContain(`— ${text} · `);
  expect(quote?.querySelectorAll('img')).toHaveLength(0);
  expect(quote?.querySelectorAll('a')).toHaveLength(1);
  expect(date?.textContent).toBe('1 Bahá 183 B.E.');
});

it.each([
  ['a problem', { message: 'No' }, 404],
  ['no object', null, 200],
  ['a list', [], 200],
  ['other types', { text: 7, source: 8, today: 9 }, 200],
  ['impossible days', { today: '2026-13-45' }, 200],
])('leaves the page its own texts: %s', async (_name, body, status) => {
  expect(await shown(body, status)).toEqual([]);
});

it('links to web addresses', async () => {
  const [quote] = await shown({ text: 'Be kind', source: 'A', referenceUrl: 'https://a.b/c' });
  const links = [...(quote?.querySelectorAll('a') ?? [])];
  expect(links[0]?.href).toBe('https://a.b/c');
  for (const { rel, target } of links) expect([rel, target]).toEqual(['noopener', '_blank']);
});
