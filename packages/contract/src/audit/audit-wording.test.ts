import { describe, expect, it } from 'vitest';
import {
  type AuditChange,
  AuditEntry,
  type AuditKind,
  AuditQuery,
  changeDetails,
  changeSentence,
} from '../index.ts';

function entryOf(kind: AuditKind, change: AuditChange, subjectId: number | null = 7) {
  return AuditEntry.parse({
    id: 1,
    at: '2026-03-21T12:00:00.000Z',
    actor: { id: 1, name: 'anna' },
    kind,
    subjectId,
    change,
  });
}

/** The sentence with what people typed in braces. */
const sentenceOf = (entry: AuditEntry) =>
  changeSentence(entry)
    .map((part) => (typeof part === 'string' ? part : `{${part.typed}}`))
    .join('');

const quote = { text: 'Be kind', source: 'Somebody', displayDate: '2026-04-01' };
const several = (count: number) => ({ action: 'deleted-several', count }) as const;

describe('the sentence of a change', () => {
  it.each<[string, AuditKind, AuditChange]>([
    ['Added the quote {Be kind}', 'quote', { action: 'created', values: quote }],
    [
      'Added the social link {YouTube}',
      'social-link',
      { action: 'created', values: { platform: 'YouTube', url: 'https://x.org', order: 0 } },
    ],
    [
      'Added a passkey to their account',
      'user',
      { action: 'second-factor-added', name: 'anna', factor: 'passkey' },
    ],
    [
      'Removed an authenticator app from their account',
      'user',
      { action: 'second-factor-removed', name: 'anna', factor: 'totp' },
    ],
    ['Renamed a passkey of their account', 'user', { action: 'passkey-renamed', name: 'anna' }],
    [
      'Changed the e-mail address of their account',
      'user',
      { action: 'email-changed', name: 'anna' },
    ],
    [
      'Removed the e-mail address of their account',
      'user',
      { action: 'email-removed', name: 'anna' },
    ],
    ['Made new recovery codes', 'user', { action: 'recovery-codes-made', name: 'anna' }],
    [
      'Logged in with a recovery code, 9 left',
      'user',
      { action: 'recovery-code-used', name: 'anna', left: 9 },
    ],
    [
      'Removed the second factor of {anna}',
      'user',
      { action: 'second-factor-reset', name: 'anna' },
    ],
    [
      'Deleted the holy day {Picnic}',
      'holy-day',
      { action: 'deleted', values: { name: 'Picnic', date: '2026-05-05' } },
    ],
    [
      'Changed the user {anna}',
      'user',
      {
        action: 'updated',
        name: 'anna',
        fields: [{ field: 'username', before: 'anna', after: 'annette' }],
      },
    ],
    [
      'Saved the quote {Be kind} without a change',
      'quote',
      { action: 'updated', name: 'Be kind', fields: [] },
    ],
    ['Changed the coordinates of the place', 'settings', { action: 'place-moved' }],
    ['Deleted 1 quote', 'quote', several(1)],
    ['Deleted 12,345 quotes', 'quote', several(12_345)],
    [
      'Uploaded 20 quotes from the file {Spring.xlsx}',
      'quote',
      { action: 'uploaded', count: 20, file: 'Spring.xlsx' },
    ],
    [
      'Added 11 holy days of 183 B.E. from the calendar',
      'holy-day',
      { action: 'added-from-calendar', count: 11, year: 183 },
    ],
    ['Gave a new password to {bruno}', 'user', { action: 'password-reset', name: 'bruno' }],
    [
      'Passed the Master Admin role from {anna} to {bruno}',
      'user',
      { action: 'role-transferred', from: 'anna', to: 'bruno' },
    ],
  ])('is: %s', (sentence, kind, change) => {
    expect(sentenceOf(entryOf(kind, change))).toBe(sentence);
  });

  it('says when a password was somebody’s own', () => {
    const change = { action: 'password-reset', name: 'anna' } as const;
    expect(sentenceOf(entryOf('user', change, 1))).toBe('Changed their own password');
  });
});

describe('the details of a change', () => {
  it('are what a thing was beside its name, where there was something', () => {
    const change = { action: 'deleted', values: { ...quote, referenceUrl: null } } as const;
    expect(changeDetails(entryOf('quote', change))).toEqual([
      { field: 'source', label: 'Source', form: 'typed', value: 'Somebody' },
      { field: 'displayDate', label: 'Display date', form: 'date', value: '2026-04-01' },
    ]);
  });

  it('are what was there before and what is there now', () => {
    const fields = [{ field: 'displayDate', before: '2026-04-01', after: null }];
    const change = { action: 'updated', name: 'Be kind', fields } as const;
    expect(changeDetails(entryOf('quote', { ...change, fields }))).toEqual([
      {
        field: 'displayDate',
        label: 'Display date',
        form: 'date',
        before: '2026-04-01',
        value: null,
      },
    ]);
  });

  it('name languages, and the fields of translations by theirs', () => {
    const values = { ...quote, language: 'en', credit: null, 'text:fa': 'مهربان باشید' };
    expect(changeDetails(entryOf('quote', { action: 'deleted', values })).slice(-2)).toEqual([
      { field: 'language', label: 'Language', form: 'plain', value: 'English' },
      { field: 'text:fa', label: 'Quote text (Persian)', form: 'typed', value: 'مهربان باشید' },
    ]);
    const fields = [
      { field: 'language', before: null, after: 'lv' },
      { field: 'source:de', before: 'Jemand', after: null },
    ];
    expect(changeDetails(entryOf('quote', { action: 'updated', name: 'Be kind', fields }))).toEqual(
      [
        { field: 'language', label: 'Language', form: 'plain', before: null, value: 'Latvian' },
        {
          field: 'source:de',
          label: 'Source (German)',
          form: 'typed',
          before: 'Jemand',
          value: null,
        },
      ],
    );
  });

  it('of a gathering are words, not codes', () => {
    const repeat = JSON.stringify({ every: 'week', weekdays: [2, 4], interval: 2 });
    const values = {
      title: 'Prayers',
      kind: 'devotional',
      onlineFor: 'link',
      audience: 'everyone',
      language: 'fa',
      repeat,
      answers: 'no',
    };
    const details = changeDetails(entryOf('gathering', { action: 'created', values }));
    expect(details.map(({ label, value }) => `${label}: ${value}`)).toEqual([
      'Kind: Devotional gathering',
      'Online address for: For those who have the link',
      'For: For everyone',
      'Language: Persian',
      'Repeats: Every 2 weeks: Tuesday and Thursday',
      'Answers: no',
    ]);
    const fields = [
      { field: 'repeat', before: repeat, after: null },
      { field: 'kind', before: 'feast', after: 'of another version' },
    ];
    const changed = { action: 'updated', name: 'Prayers', fields } as const;
    expect(
      changeDetails(entryOf('gathering', { ...changed, fields })).map(({ before, value }) => [
        before,
        value,
      ]),
    ).toEqual([
      ['Every 2 weeks: Tuesday and Thursday', null],
      ['Nineteen Day Feast', 'of another version'],
    ]);
  });

  it.each<[string, object]>([
    ['Every month: last Friday', { every: 'month', nth: -1, weekday: 5 }],
    ['On the first day of each Badí month', { every: 'badi-month', when: 'day' }],
    ['On the eve of each Holy Day', { every: 'holy-day', when: 'eve' }],
    ['{"every":"year"}', { every: 'year' }],
  ])('of a gathering say how it repeats: %s', (said, repeat) => {
    const fields = [{ field: 'repeat', before: null, after: JSON.stringify(repeat) }];
    const change = { action: 'updated' as const, name: 'Prayers', fields };
    expect(changeDetails(entryOf('gathering', change))[0]?.value).toBe(said);
  });

  it('name the language of the community', () => {
    const fields = [{ field: 'language', before: 'en', after: 'fa' }];
    const change = { action: 'updated', name: 'Friends', fields } as const;
    expect(
      changeDetails(entryOf('settings', { ...change, fields }), (code) => `<${code}>`),
    ).toEqual([
      { field: 'language', label: 'Language', form: 'plain', before: '<en>', value: '<fa>' },
    ]);
  });

  it('are none of what the sentence says whole', () => {
    expect(changeDetails(entryOf('quote', several(2), null))).toEqual([]);
  });
});

describe('what is asked of the audit trail', () => {
  it('is the first page of everything, unless it is said', () => {
    expect(AuditQuery.parse({})).toEqual({ limit: 25 });
  });

  it('is read from an address', () => {
    const query = { kind: 'user', actor: '12', before: '34', limit: '100' };
    expect(AuditQuery.parse(query)).toEqual({ kind: 'user', actor: 12, before: 34, limit: 100 });
    expect(AuditQuery.parse({ actor: 'command-line' })).toMatchObject({ actor: 'command-line' });
  });
});
