import { mkdirSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { temporaryFolder } from '../testing/test-database.ts';
import { datedName, removeOldest } from './dated-files.ts';

const NAMES = { start: 'site-', end: '.sqlite' };
const named = (day: string) => datedName(NAMES, `2026-03-${day}T03:15:00.000Z`);

function folderWith(...names: string[]): string {
  const folder = temporaryFolder();
  for (const name of names) writeFileSync(join(folder, name), '');
  return folder;
}

describe('dated files', () => {
  it('are named by date and time', () => {
    expect(named('21')).toBe('site-20260321T031500Z.sqlite');
  });

  it('go from the oldest on, and nothing else goes', () => {
    const others = [
      'site-2026-03-01.sqlite',
      'site-20260301T031500Z.sqlite.part',
      'old-site-20260301T031500Z.sqlite',
      'site-20260301T031500Z.sqlite-wal',
      'site-.sqlite',
      'letter.txt',
    ];
    const folder = folderWith(named('04'), named('02'), named('03'), ...others);
    mkdirSync(join(folder, named('01')));
    expect(removeOldest(folder, NAMES, { keep: 2, newest: named('04') })).toBe(1);
    expect(readdirSync(folder).toSorted()).toEqual(
      [...others, named('01'), named('03'), named('04')].toSorted(),
    );
  });

  it('keep the new one, also when the clock was set back', () => {
    const folder = folderWith(named('01'), named('02'), named('03'));
    expect(removeOldest(folder, NAMES, { keep: 1, newest: named('01') })).toBe(2);
    expect(readdirSync(folder)).toEqual([named('01')]);
  });

  it('all stay while there are not too many', () => {
    const folder = folderWith(named('01'), named('02'));
    expect(removeOldest(folder, NAMES, { keep: 14, newest: named('02') })).toBe(0);
    expect(readdirSync(folder)).toHaveLength(2);
  });
});
