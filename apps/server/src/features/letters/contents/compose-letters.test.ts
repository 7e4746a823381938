import { addDays, ayyamIHaOf, fastOf, feastsOf } from '@bahai-friends/badi-calendar';
import type { HolyDay, ShownGathering, ShownQuote, TodaysQuote } from '@bahai-friends/contract';
import { LANGUAGES, type Language } from '@bahai-friends/languages';
import { factsOf, textsOf } from '@bahai-friends/languages/language-of';
import { meetingWords } from '@bahai-friends/languages/meeting-words';
import { describe, expect, it } from 'vitest';
import type { MailContent } from '../../../mails/mail-content.ts';
import { mailHtml } from '../../../mails/mail-html.ts';
import { mailText } from '../../../mails/mail-text.ts';
import { composeLetter, type LetterOrder, type LetterSources } from './compose-letters.ts';
import { composeLinkLetter } from './link-letters.ts';

const DAY = '2026-03-23';
const TOKEN = 'A'.repeat(32);
const SITE = {
  siteName: 'Friends <of> Haifa',
  contact: 'Anna & Bruno\nHaifa',
  language: 'en',
  publicUrl: 'https://friends.example',
} as const;
const QUOTE: TodaysQuote = {
  id: 1,
  text: 'Be <kind> & "just"\nto all',
  source: 'A & B',
  displayDate: null,
  referenceUrl: 'https://library.example/?a=1&b=2',
  language: 'en',
  credit: 'Translated by C',
};

interface Stored {
  readonly quote?: TodaysQuote | null;
  readonly shown?: readonly ShownQuote[];
  readonly holyDays?: readonly HolyDay[];
  readonly gatherings?: readonly ShownGathering[];
}

const sourcesOf = ({
  quote = null,
  shown = [],
  holyDays = [],
  gatherings = [],
}: Stored): LetterSources => ({
  quotes: { findToday: async () => quote },
  shownDays: { before: async () => ({ shown, older: null, newer: null }) },
  holyDays: {
    between: async (first, last) => holyDays.filter(({ date }) => date >= first && date <= last),
  },
  gatherings: { shownWithin: async (days) => (days === 7 ? [...gatherings] : []) },
});

const gatheringWith = (fields: Partial<ShownGathering> = {}): ShownGathering => ({
  id: 4,
  day: '2026-03-24',
  movedFrom: null,
  startsAt: '2026-03-24T18:30:00.000Z',
  endsAt: '2026-03-24T19:30:00.000Z',
  begins: { day: '2026-03-24', time: '19:30' },
  ends: { day: '2026-03-24', time: '20:30' },
  kind: 'devotional',
  title: 'Prayers & <tea>',
  description: 'Bring a friend',
  place: 'Garden Street 4',
  online: 'https://meet.example/1?pwd=secret',
  note: null,
  cancelled: false,
  language: 'en',
  ...fields,
});

const order = (fields: Partial<LetterOrder> = {}): LetterOrder => ({
  topic: 'daily',
  day: DAY,
  language: 'en',
  token: TOKEN,
  note: '',
  ...fields,
});

async function letter(fields: Partial<LetterOrder>, stored: Stored): Promise<MailContent> {
  const content = await composeLetter(order(fields), SITE, sourcesOf(stored));
  if (content === null) throw new Error('There is nothing to say');
  return content;
}

const UNESCAPED: Readonly<Record<string, string>> = {
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#39;': "'",
  '&amp;': '&',
};

/** The text of a letter in a program that ignores styles. */
const shownText = (html: string): string =>
  html
    .replace(/<style>[\s\S]*?<\/style>|<title>.*?<\/title>/g, '')
    .replaceAll('<br>', '\n')
    .replace(/<[^>]+>/g, '')
    .replace(/&(?:lt|gt|quot|#39|amp);/g, (entity) => UNESCAPED[entity] ?? entity);

const linksIn = (html: string): string[] =>
  [...html.matchAll(/(?:href|src|url)\s*[=(]\s*"?([^")\s>]+)/g)].map(([, url = '']) =>
    url.replaceAll('&amp;', '&'),
  );

describe.each(LANGUAGES)('a letter in %s', (language: Language) => {
  it('says the same as text and as HTML, in its language and direction, with both dates', async () => {
    const content = await letter({ language }, { quote: QUOTE });
    const [html, text] = [mailHtml(content), mailText(content)];
    const { tag, dir } = factsOf(language);
    expect(html).toContain(`<html lang="${tag}" dir="${dir}">`);
    expect(content.dates).toHaveLength(2);
    const shown = shownText(html);
    const said = [
      ...content.dates,
      ...'Be <kind> & "just"\nto all'.split('\n'),
      'A & B',
      'Translated by C',
      ...SITE.contact.split('\n'),
    ];
    for (const line of said) {
      expect(shown, line).toContain(line);
      expect(text, line).toContain(line);
    }
    const { mail } = await textsOf('letters', language);
    expect(shown).toContain(mail.why(SITE.siteName));
    const urls = [
      `https://friends.example${language === 'en' ? '' : `/${language}`}/quotes/${DAY}`,
      QUOTE.referenceUrl ?? '',
      `https://friends.example/letters/yours/${TOKEN}`,
      `https://friends.example/letters/end/${TOKEN}`,
    ];
    expect(linksIn(html)).toEqual(urls);
    for (const url of urls) expect(text).toContain(url);
    expect(html).not.toMatch(/<(?:img|script|link|iframe|form)/);
  });

  it('of the week has what people meet for, as text and as HTML', async () => {
    const late = gatheringWith({
      id: 5,
      title: 'Vigil',
      language: 'fa',
      place: '',
      begins: { day: '2026-03-25', time: '23:00' },
      ends: { day: '2026-03-26', time: '01:00' },
      cancelled: true,
    });
    const content = await letter(
      { topic: 'weekly', language, day: '2026-03-22' },
      { gatherings: [gatheringWith(), late] },
    );
    const [html, text] = [mailHtml(content), mailText(content)];
    const texts = await textsOf('gatherings', language);
    const prefix = language === 'en' ? '' : `/${language}`;
    for (const said of [texts.title, 'Prayers & <tea>', 'Garden Street 4', texts.cancelled]) {
      expect(shownText(html)).toContain(said);
      expect(text).toContain(said);
    }
    expect(linksIn(html).slice(0, 3)).toEqual([
      `https://friends.example${prefix}/gatherings/4/2026-03-24`,
      `https://friends.example${prefix}/gatherings/5/2026-03-24`,
      `https://friends.example${prefix}/gatherings`,
    ]);
    expect(html).toContain('<span lang="fa" dir="rtl"><a');
    expect(text).not.toMatch(/meet\.example|Bring a friend/);
    // Neither day nor times are missing, in whatever digits.
    const { clock, days } = await meetingWords(language);
    const times = [
      days.full('2026-03-24'),
      clock({ day: DAY, time: '19:30' }),
      days.short('2026-03-26'),
    ];
    for (const time of times) expect(text).toContain(time);
  });

  it('with a link names nothing but the site', async () => {
    for (const kind of ['letters-confirm', 'letters-yours'] as const) {
      const content = await composeLinkLetter(kind, { language, token: TOKEN }, SITE);
      const path = kind === 'letters-confirm' ? 'confirm' : 'yours';
      expect(linksIn(mailHtml(content))).toEqual([
        `https://friends.example/letters/${path}/${TOKEN}`,
      ]);
      expect(mailText(content)).toContain(`https://friends.example/letters/${path}/${TOKEN}`);
      expect(content.subject).toContain(SITE.siteName);
    }
  });
});

describe('a letter', () => {
  it('is none where there is nothing to say', async () => {
    const nothing = sourcesOf({});
    for (const topic of ['daily', 'reminders'] as const) {
      expect(await composeLetter(order({ topic }), SITE, nothing)).toBeNull();
    }
    // From the day after a Feast on there is no other one for seven days.
    const after = order({ topic: 'weekly', day: '2026-03-22' });
    expect(await composeLetter(after, SITE, nothing)).toBeNull();
    expect(await composeLetter({ ...after, note: 'Hello' }, SITE, nothing)).not.toBeNull();
  });

  it.each([
    ['emoji', '🌟'.repeat(5000)],
    ['Chinese', '光'.repeat(5000)],
    ['what HTML has to write longer', '&'.repeat(5000)],
    ['Persian', 'سخن '.repeat(1250)],
  ])('has at most 60 kB with %s', async (_script, text) => {
    const long = { ...QUOTE, text, source: '🌟'.repeat(500), credit: '🌟'.repeat(300) };
    const content = await letter({}, { quote: long });
    const base64 = (part: string) => Math.ceil(Buffer.byteLength(part) / 57) * 78;
    expect(base64(mailHtml(content)) + base64(mailText(content))).toBeLessThan(58_000);
    const isWhole = mailText(content).includes(text);
    expect(isWhole).toBe(Buffer.byteLength(text) <= 15_500);
    expect(mailText(content).includes('Read the whole quote')).toBe(!isWhole);
  });

  it.each(['daily', 'weekly', 'reminders'] as const)(
    'of the topic %s has at most 60 kB whatever everything in it is',
    async (topic) => {
      const text = '"'.repeat(5000);
      const quote = { ...QUOTE, text, source: '🌟'.repeat(500), credit: '"'.repeat(300) };
      const shown = [0, 1, 2, 3, 4, 5, 6].map((days) => ({ day: addDays(DAY, -days), quote }));
      const holyDays = Array.from({ length: 60 }, (_, id) => ({
        id,
        name: '🌟'.repeat(200),
        date: addDays(DAY, id % 7),
        version: 1,
      }));
      const gatherings = Array.from({ length: 60 }, (_, id) =>
        gatheringWith({ id, title: '"'.repeat(200), place: '"'.repeat(200), language: 'fa' }),
      );
      const site = { ...SITE, siteName: '🌟'.repeat(100), contact: '"'.repeat(2000) };
      const content = await composeLetter(
        order({ topic, note: '"'.repeat(2000), language: 'ru' }),
        site,
        sourcesOf({ quote, shown, holyDays, gatherings }),
      );
      if (content === null) throw new Error('There is nothing to say');
      const base64 = (part: string) => Math.ceil(Buffer.byteLength(part) / 57) * 78;
      expect(base64(mailHtml(content)) + base64(mailText(content))).toBeLessThan(56_000);
      if (topic === 'daily') expect(mailText(content)).toContain('Читать');
    },
  );

  it('of the week has the note first, then what comes, then the quotes of seven days', async () => {
    const shown = [0, 6, 7].map((days) => ({
      day: addDays(DAY, -days),
      quote: { ...QUOTE, text: `Quote of ${days} days ago` },
    }));
    const holyDays = [
      { id: 1, name: 'Our <day>', date: addDays(DAY, 6), version: 1 },
      { id: 2, name: 'Too late', date: addDays(DAY, 7), version: 1 },
    ];
    const content = await letter({ topic: 'weekly', note: 'Come & see\nus' }, { shown, holyDays });
    expect(content.blocks.map(({ kind }) => kind)).toEqual([
      'heading',
      'text',
      'heading',
      'lines',
      'heading',
      'quote',
      'quote',
    ]);
    const text = mailText(content);
    expect(text).toContain('Come & see\nus');
    expect(text).toContain('Our <day>\n  March 29, 2026 · 9 Bahá 183 B.E.');
    expect(text).not.toMatch(/Too late|7 days ago/);
    expect(mailHtml(content)).toContain('Our &lt;day&gt;');
  });

  it('reminds of Feasts, the beginnings of Ayyám-i-Há and the Fast, and of holy days, in one', async () => {
    const subjectBefore = async (day: string, holyDays: readonly HolyDay[] = []) =>
      (await letter({ topic: 'reminders', day: addDays(day, -1) }, { holyDays })).subject;
    const feast = feastsOf(183)[1]?.civilDay ?? '';
    expect(await subjectBefore(feast)).toBe('Tomorrow: Feast of Jalál');
    const holyDay = { id: 1, name: 'Our day', date: feast, version: 1 };
    expect(await subjectBefore(feast, [holyDay])).toBe('Tomorrow: Feast of Jalál · Our day');
    expect(await subjectBefore(ayyamIHaOf(183).start)).toBe('Tomorrow: Ayyám-i-Há');
    expect(await subjectBefore(fastOf(183).start)).toMatch(/^Tomorrow: .*The Fast$/);
    const second = addDays(ayyamIHaOf(183).start, 1);
    expect(
      await composeLetter(
        order({ topic: 'reminders', day: addDays(second, -1) }),
        SITE,
        sourcesOf({}),
      ),
    ).toBeNull();
  });

  it('is sent beyond the Badí calendar, too', async () => {
    const content = await letter({ day: '2400-01-01' }, { quote: QUOTE });
    expect(content.dates).toEqual(['January 1, 2400']);
  });
});
