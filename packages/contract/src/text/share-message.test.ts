import { describe, expect, it } from 'vitest';
import { SHARED_TEXT_MAX, sharedQuote, sharingLinks } from './share-message.ts';

const quote = { text: 'Be kind', source: 'A friend', credit: null };

describe('a quote that is passed on', () => {
  it('has its source, and whose translation it is', () => {
    expect(sharedQuote(quote, ['“', '”'])).toBe('“Be kind”\n— A friend');
    expect(sharedQuote({ ...quote, credit: 'First edition' }, ['«', '»'])).toBe(
      '«Be kind»\n— A friend\nFirst edition',
    );
  });

  it.each(['a', 'ا', '光', '😀'])(
    'is whole up to 1,500 characters, and else its source: %s',
    (one) => {
      const longest = one.repeat(SHARED_TEXT_MAX);
      expect(sharedQuote({ ...quote, text: longest }, ['“', '”'])).toBe(`“${longest}”\n— A friend`);
      expect(sharedQuote({ ...quote, text: longest + one }, ['“', '”'])).toBe('— A friend');
    },
  );
});

/** A field of a link's query, as it was before it became part of an address. */
const fieldOf = (link: string | null, name: string): string =>
  decodeURIComponent(new RegExp(`[?&]${name}=([^&]*)`).exec(link ?? '')?.[1] ?? '');

describe('links to what sends', () => {
  const message = {
    subject: 'Quote & day',
    text: '«مهربان باشید»\n— دوست 😀 + 100%',
    url: 'https://friends.example/fa/quotes/2026-03-21',
  };
  const { whatsApp, telegram, mail } = sharingLinks(message);

  it('say the whole message', () => {
    expect(fieldOf(whatsApp, 'text')).toBe(`${message.text}\n${message.url}`);
    expect(fieldOf(telegram, 'url')).toBe(message.url);
    expect(fieldOf(telegram, 'text')).toBe(message.text);
  });

  it('have lines of mail as RFC 6068 has them, and no other field', () => {
    const fields = mail.slice('mailto:?'.length).split('&');
    expect(fields.map((field) => field.split('=')[0])).toEqual(['subject', 'body']);
    expect(fields.map((field) => decodeURIComponent(field.split('=')[1] ?? ''))).toEqual([
      message.subject,
      `${message.text}\n\n${message.url}`.replaceAll('\n', '\r\n'),
    ]);
  });

  it('are fewer where nobody knows the site’s address', () => {
    const links = sharingLinks({ ...message, url: null });
    expect(fieldOf(links.whatsApp, 'text')).toBe(message.text);
    expect(links.telegram).toBeNull();
    expect(links.mail).not.toContain('friends.example');
  });

  it('can be made of what is no text', () => {
    expect(sharingLinks({ ...message, text: 'half \uD83D' }).whatsApp).toContain(
      'half%20%EF%BF%BD',
    );
  });
});
