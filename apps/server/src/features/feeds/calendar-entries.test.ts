import { createHash } from 'node:crypto';
import { holyDaysOf, isCivilDay } from '@bahai-friends/badi-calendar';
import { namesOfEveryLanguage } from '@bahai-friends/badi-calendar/names/every-language';
import { LANGUAGES } from '@bahai-friends/languages';
import { describe, expect, it } from 'vitest';
import { fastEntry, feastEntries, holyDayEntry, yearsInCalendars } from './calendar-entries.ts';

const ids = (name: string) => `id of ${name}`;
const NAW_RUZ = {
  id: 12,
  name: 'Naw-Rúz',
  date: '2026-03-21',
  version: 3,
  revisedAt: '2030-01-02T03:04:05.678Z',
};

describe('the years of calendars', () => {
  it.each([
    ['2026-03-20', [181, 182, 183, 184]],
    ['2026-03-21', [182, 183, 184, 185]],
    ['1844-03-20', []],
    ['1844-03-21', [1, 2, 3]],
    ['2350-03-25', [506, 507]],
    ['2351-03-20', [506, 507]],
    ['2351-03-21', []],
  ])('on %s are %j', (today, years) => {
    expect(yearsInCalendars(today)).toEqual(years);
  });
});

describe('Feasts', () => {
  it('are one for each month, with its name, meaning and date', () => {
    const feasts = feastEntries(183, 'en', ids);
    expect(feasts).toHaveLength(19);
    expect(feasts[15]).toMatchObject({
      id: 'id of feast/183/16',
      first: '2026-12-31',
      last: '2026-12-31',
      summary: 'Feast of Sharaf',
      description: 'Sharaf (Honour) · 1 Sharaf 183 B.E. · Begins at sunset on the evening before',
      category: 'Nineteen Day Feast',
      sequence: 2,
    });
  });

  it('say a name once that is its own meaning', () => {
    const [feast] = feastEntries(183, 'ar', ids);
    expect(feast?.description).toBe(
      'البهاء · ١ البهاء ١٨٣ بديع · البداية عند غروب شمس اليوم السابق',
    );
  });
});

describe('the Fast', () => {
  it('is one event of nineteen days', () => {
    expect(fastEntry(183, 'en', ids)).toMatchObject({
      id: 'id of fast/183',
      first: '2027-03-02',
      last: '2027-03-20',
      summary: 'The Fast',
      description:
        '1 ʻAláʼ 183 B.E. – 19 ʻAláʼ 183 B.E. · On each of the nineteen days from sunrise to sunset',
    });
  });
});

describe('a holy day that volunteers keep', () => {
  it('has their name and says what the calendar knows of it', () => {
    expect(holyDayEntry(NAW_RUZ, 'de', ids)).toEqual({
      id: 'id of holy-day/12',
      first: '2026-03-21',
      last: '2026-03-21',
      summary: 'Naw-Rúz',
      description:
        '1. Bahá 183 B.E. · Beginn bei Sonnenuntergang am Vorabend · An diesem Tag ruht die Arbeit',
      category: 'Heiliger Tag',
      sequence: 4,
      revisedAt: NAW_RUZ.revisedAt,
    });
    const covenant = { ...NAW_RUZ, name: 'Day of the Covenant', date: '2026-11-26' };
    expect(holyDayEntry(covenant, 'en', ids).description).toBe(
      '4 Qawl 183 B.E. · Begins at sunset on the evening before',
    );
  });

  it('says nothing else of one that only the community has', () => {
    const picnic = { ...NAW_RUZ, name: 'Picnic' };
    expect(holyDayEntry(picnic, 'en', ids).description).toBe('1 Bahá 183 B.E.');
    const party = { ...NAW_RUZ, date: '2026-05-01' };
    expect(holyDayEntry(party, 'en', ids).description).toBe('4 Jamál 183 B.E.');
  });

  it('was not revised before the texts about it were', () => {
    const [feast] = feastEntries(183, 'en', ids);
    const old = { ...NAW_RUZ, revisedAt: '2020-01-01T00:00:00.000Z' };
    expect(holyDayEntry(old, 'en', ids).revisedAt).toBe(feast?.revisedAt);
  });
});

it('what is said of every day has not changed without a new sequence', () => {
  const entries = LANGUAGES.flatMap((language) => [
    ...feastEntries(183, language, ids),
    fastEntry(183, language, ids),
    ...holyDaysOf(183, namesOfEveryLanguage[language]).map(({ name, civilDay }) =>
      holyDayEntry({ ...NAW_RUZ, version: 1, name, date: civilDay }, language, ids),
    ),
  ]);
  const said = entries.map(({ summary, description, category }) => [
    summary,
    description,
    category,
  ]);
  const digest = createHash('sha256').update(JSON.stringify(said)).digest('hex').slice(0, 16);
  // After a change of a text, add 1 to the sequence, and copy the new digest of both from here.
  expect({ sequences: [...new Set(entries.map(({ sequence }) => sequence))], digest }).toEqual({
    sequences: [2],
    digest: 'a846647aec8d45de',
  });
});

describe.each(LANGUAGES)('events in %s', (language) => {
  const events = [
    ...feastEntries(183, language, ids),
    fastEntry(183, language, ids),
    holyDayEntry(NAW_RUZ, language, ids),
  ];

  it('are the same events in other words', () => {
    const facts = (entries: typeof events) =>
      entries.map(({ id, first, last, sequence, revisedAt }) => [
        id,
        first,
        last,
        sequence,
        revisedAt,
      ]);
    expect(facts(feastEntries(183, language, ids))).toEqual(facts(feastEntries(183, 'en', ids)));
    expect(new Set(events.map(({ summary }) => summary)).size).toBe(events.length);
  });

  it('have every part, on one line, without a gap', () => {
    for (const { first, last, summary, description, category } of events) {
      expect([first, last].every(isCivilDay)).toBe(true);
      for (const text of [summary, description, category]) {
        expect(text).toMatch(/^\S(?:.*\S)?$/);
        expect(text).not.toMatch(/undefined|null|\{|\(\)/);
      }
    }
  });
});
