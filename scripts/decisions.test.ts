// Decisions are read years later, by people who look for one of them: these tests check that each is short, and that
// the index lists all.
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { dirname, join, normalize } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';

const DOCS = fileURLToPath(new URL('../docs/', import.meta.url));
const FOLDER = join(DOCS, 'decisions');
const WORDS_MAX = 600;
/** The numbers of decisions whose subject needs more words. */
const LONGER = new Set([18, 36]);

const TITLE = /^# (\d+)\. (.+)$/m;
const STATUS =
  /^Status: (accepted|replaced by \[(\d+)\]\([^)]+\))\. Date: (\d{4}-\d{2}(?:-\d{2})?)\./m;
const INDEX_LINE =
  /^\| (\d+) \| \[([^\]]+)\]\(([^)]+)\) \| (accepted|replaced by (\d+))(?:; [^|]+)? \| (\S+) \|$/gm;

/** The number of words as people count them: a dash or a line of a table is none. */
const countWords = (text: string): number =>
  text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length;

/** The anchors of headings, to which links lead. */
const anchorsOf = (text: string): string[] =>
  [...text.matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) =>
    heading
      .toLowerCase()
      .replace(/[^\p{L}\p{N}\s-]/gu, '')
      .replace(/\s/g, '-'),
  );

const decisions = readdirSync(FOLDER)
  .filter((file) => file !== 'README.md')
  .map((file) => {
    const text = readFileSync(join(FOLDER, file), 'utf8');
    const [, number = '', title = ''] = TITLE.exec(text) ?? [];
    const [, status = '', replacedBy = '', date = ''] = STATUS.exec(text) ?? [];
    return { file, text, number: Number(number), title, status, replacedBy, date };
  });

const index = readFileSync(join(FOLDER, 'README.md'), 'utf8');
const lines = [...index.matchAll(INDEX_LINE)].map(
  ([, number = '', title = '', file = '', status = '', replacedBy = '', date = '']) => ({
    file,
    number: Number(number),
    title,
    status,
    replacedBy,
    date,
  }),
);

describe('decisions', () => {
  it('have a number of their own, which begins their name', () => {
    expect(decisions.length).toBeGreaterThan(40);
    expect(new Set(decisions.map(({ number }) => number)).size).toBe(decisions.length);
    const misnamed = decisions.filter(
      ({ file, number }) =>
        !/^\d{4}-[a-z0-9-]+\.md$/.test(file) || Number(file.slice(0, 4)) !== number,
    );
    expect(misnamed.map(({ file }) => file)).toEqual([]);
  });

  it('say at their top whether they hold, and since when', () => {
    const without = decisions.filter(({ text, status }) => {
      const [, , third = ''] = text.split('\n');
      return status === '' || !STATUS.test(third);
    });
    expect(without.map(({ file }) => file)).toEqual([]);
  });

  it('stand in the index, in order, with title, status and date', () => {
    const told = decisions.map(({ file, number, title, status, replacedBy, date }) => ({
      file,
      number,
      title,
      status: replacedBy === '' ? status : `replaced by ${replacedBy}`,
      replacedBy,
      date,
    }));
    expect(lines).toEqual(told);
    expect(index.match(/^\| \d/gm)).toHaveLength(lines.length);
  });

  it('say it in both when one replaces another, be it in part', () => {
    const replaced = [...index.matchAll(/^\| (\d+) \|.*replaced by (\d+)/gm)];
    const silent = replaced.filter(([, earlier, later]) => {
      const [one, other] = [earlier, later].map((number) =>
        decisions.find((decision) => decision.number === Number(number)),
      );
      return !(one && other && one.text.includes(other.file) && other.text.includes(one.file));
    });
    expect(replaced.length).toBeGreaterThan(0);
    expect(silent.map(([line]) => line)).toEqual([]);
  });

  it.each(decisions.map(({ file, number, text }) => [file, number, text] as const))(
    '%s is short',
    (_file, number, text) => {
      const words = countWords(text);
      if (LONGER.has(number)) expect(words).toBeGreaterThan(WORDS_MAX);
      else expect(words).toBeLessThanOrEqual(WORDS_MAX);
    },
  );

  it('link to what is there', () => {
    const links = ['README.md', ...decisions.map(({ file }) => file)].flatMap((file) => {
      const from = join(FOLDER, file);
      const targets = readFileSync(from, 'utf8').matchAll(
        /\]\((?!https?:)([^)#\s]*)(?:#([^)\s]+))?\)/g,
      );
      return [...targets].map(([link, path = '', anchor]) => {
        const to = path === '' ? from : normalize(join(dirname(from), path));
        const there =
          existsSync(to) &&
          (anchor === undefined || anchorsOf(readFileSync(to, 'utf8')).includes(anchor));
        return { file, link, there };
      });
    });
    expect(links.length).toBeGreaterThan(100);
    expect(links.filter(({ there }) => !there)).toEqual([]);
  });

  it('are linked to by the other documents under the names that they have', () => {
    const named = readdirSync(DOCS)
      .filter((file) => file.endsWith('.md'))
      .flatMap((file) =>
        [...readFileSync(join(DOCS, file), 'utf8').matchAll(/decisions\/(\d{4}-[\w-]+\.md)/g)].map(
          ([, name = '']) => name,
        ),
      );
    expect(named.length).toBeGreaterThan(0);
    expect(named.filter((name) => !existsSync(join(FOLDER, name)))).toEqual([]);
  });
});
