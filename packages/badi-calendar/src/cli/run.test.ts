import { describe, expect, it } from 'vitest';
import { run, USAGE } from './run.ts';

const told = (text: string) => ({ exitCode: 0, text: `${text}\n` });

describe('the command', () => {
  it.each([
    ['2026-03-21', '1 Bahá 183 B.E.'],
    ['2026-02-26', '2 Ayyám-i-Há 182 B.E.'],
    ['183-1-1', '2026-03-21'],
    ['1-01-01', '1844-03-21'],
    ['182-20-5', '2026-03-01'],
    ["19 'Alá', 182 B.E.", '2026-03-20'],
  ])('answers %s with %s', (text, answer) => {
    expect(run([text])).toEqual(told(answer));
  });

  it('lists the Feasts of a year', () => {
    const { exitCode, text } = run(['--feasts', '183']);
    const feasts = text.trimEnd().split('\n');
    expect(exitCode).toBe(0);
    expect(feasts).toHaveLength(19);
    expect([feasts[0], feasts[18]]).toEqual(['2026-03-21 Bahá', '2027-03-02 ʻAláʼ']);
  });

  it('lists the holy days of a year', () => {
    const { exitCode, text } = run(['--holy-days', '183']);
    expect(exitCode).toBe(0);
    expect(text.split('\n').slice(0, 2)).toEqual([
      '2026-03-21 Naw-Rúz',
      '2026-04-21 First day of Riḍván',
    ]);
  });

  it.each(['--help', '-h'])('explains itself when asked with %s', (option) => {
    expect(run([option])).toEqual({ exitCode: 0, text: USAGE });
  });
});

describe('a date or year that does not exist', () => {
  it.each([
    [['2026-02-30'], 'civil day must be a real date'],
    [['2400-01-01'], 'civil day must be 1844-03-21 to 2351-03-20'],
    [['508-1-1'], 'Badí year must be 1 to 507'],
    [['183-20-5'], 'day of Ayyám-i-Há must be 1 to 4'],
    [['20 Bahá 183 B.E.'], 'day of the month must be 1 to 19'],
    [['--feasts', '508'], 'Badí year must be 1 to 507, got 508'],
    [['--feasts', '1e2'], 'Badí year must be 1 to 507, got "1e2"'],
    [['--feasts', '-1'], 'Badí year must be 1 to 507, got "-1"'],
    [['--feasts', '١٨٣'], 'Badí year must be 1 to 507, got "١٨٣"'],
    [['--holy-days', ''], 'Badí year must be 1 to 507, got ""'],
    [['--holy-days', '\u202e381'], 'Badí year must be 1 to 507, got "\ufffd381"'],
  ])('ends %j with 1 and says what was expected', (args, message) => {
    const { exitCode, text } = run(args);
    expect(exitCode).toBe(1);
    expect(text).toMatch(new RegExp(`^${message}.*\n$`));
  });
});

it.each([
  [[]],
  [['today']],
  [['--feasts']],
  [['--fast', '183']],
  [['2026-03-21', '2026-03-22']],
  [['2026-03-21', '2026-03-22', '2026-03-23']],
  [['\u202e2026-03-21']],
  [['２０２６-０３-２１']],
])('ends %j, which it does not know, with 2 and its usage', (args) => {
  expect(run(args)).toEqual({ exitCode: 2, text: USAGE });
});
