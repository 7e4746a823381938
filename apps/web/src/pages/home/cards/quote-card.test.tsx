import { screen, within } from '@testing-library/react';
import { HttpResponse } from 'msw';
import { afterEach, describe, expect, it } from 'vitest';
import {
  callsOf,
  holdResponse,
  rejectWith,
  respond,
  respondWith,
} from '../../../testing/api-server.ts';
import { passTime, settle, stopClock } from '../../../testing/fake-time.ts';
import { renderWithQueries, returnToPage } from '../../../testing/render.tsx';
import { quoteWith } from '../../../testing/samples.ts';
import { english, speak } from '../../../texts/spoken.ts';
import { QuoteCard } from './quote-card.tsx';

const TODAY = 'GET /api/quotes/today';
const LINK = "View Quote Reference on Bahá'í Reference Library";
const NONE = 'No quote available for today.';

const card = () => within(screen.getByRole('region', { name: "Today's Quote" }));
const heading = () => card().getByRole('heading', { level: 2, name: "Today's Quote" });
const PAST = 'Past quotes';
/** All texts of the card below its heading, without the link to past quotes with which it always ends. */
const said = () => {
  const text = heading().nextElementSibling?.textContent ?? '';
  expect(text.endsWith(PAST)).toBe(true);
  return text.slice(0, -PAST.length);
};
const paragraphs = () =>
  card()
    .getAllByRole('paragraph')
    .map((line) => line.textContent);

describe('the language of the quote', () => {
  afterEach(() => speak());

  const attributesOf = (element: Element | null | undefined) =>
    ['lang', 'dir'].map((name) => element?.getAttribute(name));

  it('is asked for on a page at an address of its own', async () => {
    speak({ ...english, code: 'fa', asked: 'fa', prefix: '/fa' });
    respondWith(TODAY, quoteWith({ text: 'مهربان باشید', language: 'fa' }));
    renderWithQueries(<QuoteCard rendered={undefined} />);
    expect(attributesOf(await card().findByRole('blockquote'))).toEqual([null, 'rtl']);
    expect(callsOf(TODAY).map(({ path }) => path)).toEqual(['/api/quotes/today?lang=fa']);
  });

  it('is the community’s at the root, which nobody asks for', async () => {
    speak({ ...english, code: 'fa', asked: 'fa' });
    respondWith(TODAY, quoteWith({ text: 'Be kind', language: 'en' }));
    renderWithQueries(<QuoteCard rendered={undefined} />);
    expect(attributesOf(await card().findByRole('blockquote'))).toEqual(['en', 'ltr']);
    expect(callsOf(TODAY).map(({ path }) => path)).toEqual(['/api/quotes/today']);
  });

  it('is that of its source, below which it says whose translation it is', () => {
    const quote = quoteWith({ source: 'یک دوست', language: 'fa', credit: 'برگردان یک دوست' });
    holdResponse(TODAY);
    renderWithQueries(<QuoteCard rendered={quote} />);
    const caption = card().getByRole('figure').lastElementChild;
    expect(attributesOf(caption)).toEqual(['fa', 'rtl']);
    expect(caption?.querySelector('small')?.textContent).toBe('برگردان یک دوست');
  });
});

describe('the quote card without server-rendered data', () => {
  it('shows skeletons while it loads', () => {
    holdResponse(TODAY);
    renderWithQueries(<QuoteCard rendered={undefined} />);
    const status = card().getByRole('status');
    expect(said()).toBe("Loading today's quote");
    expect(status.querySelectorAll('[data-slot=skeleton]')).toHaveLength(4);
  });

  it('shows the quote in quotation marks, then a dash and the source', async () => {
    respondWith(TODAY, quoteWith({ text: 'Be kind', source: 'A friend' }));
    renderWithQueries(<QuoteCard rendered={undefined} />);
    const text = await card().findByRole('blockquote');
    expect(text.textContent).toBe('“Be kind”');
    expect(card().getByRole('figure').lastElementChild?.textContent).toBe('— A friend');
    expect(said()).toBe('“Be kind”— A friendShare');
    expect(document.querySelector('[data-slot=skeleton]')).toBeNull();
  });

  it.each(['“Be kind”', '«\u00a0Sois bon\u00a0»', '「親切に」', '“Be kind.\n\n“Be just.”'])(
    'puts no second pair around %j',
    async (text) => {
      respondWith(TODAY, quoteWith({ text }));
      renderWithQueries(<QuoteCard rendered={undefined} />);
      expect((await card().findByRole('blockquote')).textContent).toBe(text);
    },
  );

  it('puts a pair around a text whose marks enclose only parts of it', async () => {
    respondWith(TODAY, quoteWith({ text: '“Kind” and “just”' }));
    renderWithQueries(<QuoteCard rendered={undefined} />);
    expect((await card().findByRole('blockquote')).textContent).toBe('““Kind” and “just””');
  });

  it('shows what people typed as it is, in its own direction', async () => {
    respondWith(TODAY, quoteWith({ text: 'a < b &amp; <b>c</b>\nd', source: 'جناب <i>' }));
    renderWithQueries(<QuoteCard rendered={undefined} />);
    const text = await card().findByRole('blockquote');
    expect(text.textContent).toBe('“a < b &amp; <b>c</b>\nd”');
    expect(text.getAttribute('dir')).toBe('auto');
    const source = card().getByRole('figure').lastElementChild;
    expect(source?.textContent).toBe('— جناب <i>');
    expect(source?.getAttribute('dir')).toBe('auto');
  });

  it('says that there is none on a 404', async () => {
    rejectWith(TODAY, 404, 'There is no quote for today');
    renderWithQueries(<QuoteCard rendered={undefined} />);
    await card().findByText(NONE);
    expect(said()).toBe(NONE);
    expect(screen.queryByRole('alert')).toBeNull();
  });

  it.each([
    ['null', () => HttpResponse.json(null)],
    ['nothing', () => new HttpResponse(null, { status: 200 })],
  ])('says that there is none when the response is %s', async (_, empty) => {
    respond(TODAY, empty);
    renderWithQueries(<QuoteCard rendered={undefined} />);
    await card().findByText(NONE);
    expect(said()).toBe(NONE);
  });
});

describe('the quote card that cannot load', () => {
  const unreachable =
    'The server could not be reached. Please check your connection and try again.';

  it.each([
    ['the message', () => HttpResponse.json({ message: 'Resting' }, { status: 500 }), 'Resting'],
    ['the text', () => new HttpResponse('Too busy', { status: 503 }), 'Too busy'],
    [
      'the status, never a page,',
      () => HttpResponse.html('<h1>502</h1>', { status: 502, statusText: 'Bad Gateway' }),
      'Bad Gateway',
    ],
    ['what to do', () => HttpResponse.error(), unreachable],
  ])('gives %s of the failure below its own sentence', async (_, failed, sentence) => {
    respond(TODAY, failed);
    renderWithQueries(<QuoteCard rendered={undefined} />);
    await screen.findByRole('alert');
    expect(paragraphs()).toEqual(["Unable to load today's quote.", sentence]);
    expect(said()).toBe(`Unable to load today's quote.${sentence}`);
  });

  it('does not retry by itself, nor when the page becomes visible again', async () => {
    stopClock('2026-03-21T12:00:00Z');
    rejectWith(TODAY, 500, 'Something broke');
    renderWithQueries(<QuoteCard rendered={undefined} />);
    await settle();
    expect(screen.getByRole('alert')).toBeTruthy();
    await passTime(600_000);
    returnToPage();
    await settle();
    expect(callsOf(TODAY)).toHaveLength(1);
  });
});

describe('the quote card with a server-rendered quote', () => {
  const rendered = quoteWith({ text: 'From the server', source: 'Itself' });

  it('shows it while it loads today’s, and then that', async () => {
    const respondToToday = holdResponse(TODAY);
    renderWithQueries(<QuoteCard rendered={rendered} />);
    expect(said()).toBe('“From the server”— ItselfShare');
    await expect.poll(() => callsOf(TODAY)).toHaveLength(1);
    expect(said()).toBe('“From the server”— ItselfShare');
    respondToToday(quoteWith({ text: 'Newer', source: 'A friend' }));
    await card().findByText('“Newer”');
    expect(said()).toBe('“Newer”— A friendShare');
  });

  it('says that there is none while it loads, when the server rendered none', async () => {
    const respondToToday = holdResponse(TODAY);
    renderWithQueries(<QuoteCard rendered={null} />);
    expect(said()).toBe(NONE);
    respondToToday(quoteWith({ text: 'Newer', source: 'A friend' }));
    await card().findByText('“Newer”');
  });

  it('is replaced by an error', async () => {
    rejectWith(TODAY, 500, 'Something broke');
    renderWithQueries(<QuoteCard rendered={rendered} />);
    await screen.findByRole('alert');
    expect(said()).toBe("Unable to load today's quote.Something broke");
  });

  it('is replaced by the text for none', async () => {
    rejectWith(TODAY, 404, 'There is no quote for today');
    renderWithQueries(<QuoteCard rendered={rendered} />);
    await card().findByText(NONE);
    expect(said()).toBe(NONE);
  });
});

describe('the reference of a quote', () => {
  it.each(['https://www.bahai.org/r/1', 'http://a.b/', 'HTTPS://A.B'])(
    'is a button to %s in a new tab',
    (referenceUrl) => {
      holdResponse(TODAY);
      renderWithQueries(<QuoteCard rendered={quoteWith({ referenceUrl })} />);
      const link = card().getByRole('link', { name: /^View/ });
      expect(link.textContent).toBe(`${LINK} (opens in a new tab)`);
      expect(link.getAttribute('href')).toBe(referenceUrl);
      expect(link.getAttribute('target')).toBe('_blank');
      expect(link.getAttribute('rel')).toBe('noopener');
    },
  );

  it.each([null, '', 'javascript:alert(1)', 'data:text/html,x', ' https://a.b', '//a.b', 'a.b'])(
    'is not shown when it is %j',
    (referenceUrl) => {
      holdResponse(TODAY);
      renderWithQueries(<QuoteCard rendered={quoteWith({ referenceUrl })} />);
      expect(card().getByRole('figure')).toBeTruthy();
      expect(card().queryByRole('link', { name: /^View/ })).toBeNull();
      expect(card().queryByText(LINK)).toBeNull();
    },
  );
});
