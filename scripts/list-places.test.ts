import { readFileSync } from 'node:fs';
import { isTimeZone } from '@bahai-friends/contract';
import { describe, expect, it } from 'vitest';
import { listPlaces } from './list-places.ts';

const stored = readFileSync(new URL('../apps/server/content/places.tsv', import.meta.url), 'utf8');

describe('the list of towns', () => {
  it('is what its sources make today', () => {
    // It is not `toBe`: a difference would be printed whole.
    expect(stored === listPlaces()).toBe(true);
  });

  it('has towns of every continent, with zones that the platform knows', () => {
    const rows = stored.trimEnd().split('\n');
    expect(rows.length).toBeGreaterThan(20_000);
    expect(rows).toContain('Haifa\tIL\t328\t350\tAsia/Jerusalem');
    expect(rows).toContain('Apia\tWS\t-138\t-1718\tPacific/Apia');
    const zones = new Set(rows.map((row) => row.split('\t')[4] ?? ''));
    expect([...zones].filter((zone) => !isTimeZone(zone))).toEqual([]);
  });
});
