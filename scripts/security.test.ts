import { readdirSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const ROOMS = ['apps', 'packages', 'scripts', 'deploy', 'docs'];
/** Folders whose files are written by tools. */
const MADE = /(^|[/\\])(node_modules|dist|\.cache)([/\\]|$)/;

const text = readFileSync(`${ROOT}docs/security.md`, 'utf8');
const table = text.slice(text.indexOf('## OWASP ASVS'));

const fileNames = new Set([
  ...readdirSync(ROOT),
  ...ROOMS.flatMap((room) => readdirSync(`${ROOT}${room}`, { recursive: true, encoding: 'utf8' }))
    .filter((path) => !MADE.test(path))
    .map((path) => basename(path)),
]);

interface Row {
  readonly number: string;
  readonly result: string;
  readonly evidence: string;
}

const rows: Row[] = [
  ...table.matchAll(/^\| (\d+\.\d+\.\d+) \| [^|]+ \| ([^|]+) \| ([^|]*) \|$/gm),
].map(([, number = '', result = '', evidence = '']) => ({ number, result, evidence }));

describe('docs/security.md', () => {
  it('names only files that are there', () => {
    const named = [...table.matchAll(/`([\w.-]+\.(?:tsx?|mjs|md|json|conf|service))`/g)];
    const names = new Set(named.map(([, name = '']) => name));
    expect(names.size).toBeGreaterThan(80);
    expect([...names].filter((name) => !fileNames.has(name))).toEqual([]);
  });

  it('says of each requirement that it is met, or why not, and counts them right', () => {
    expect(rows.filter(({ evidence }) => evidence.trim() === '')).toEqual([]);
    expect(new Set(rows.map(({ number }) => number)).size).toBe(rows.length);
    const unmet = rows.filter(({ result }) => result === '**no**');
    const met = rows.filter(({ result }) => result === 'met');
    expect(met.length + unmet.length).toBe(rows.length);
    const [, all, counted, left, list = ''] =
      /(\d+) apply: (\d+) are met, and (\d+) are\s+not, with the reason beside them \(([^)]*)\)/.exec(
        table,
      ) ?? [];
    expect([all, counted, left].map(Number)).toEqual([rows.length, met.length, unmet.length]);
    expect(list.split(', ')).toEqual(unmet.map(({ number }) => number));
  });

  it('leads to sections that it has', () => {
    const sections = [...text.matchAll(/^## (.+)$/gm)].map(([, title = '']) => title.toLowerCase());
    const linked = [...text.matchAll(/\]\(#([\w-]+)\)/g)].map(([, name = '']) => name);
    expect(linked.length).toBeGreaterThan(5);
    expect(linked.filter((name) => !sections.includes(name))).toEqual([]);
  });
});
