// docs/architecture.md has a map of the rooms. These tests check that it names every room, and none that does not
// exist.
import { globSync, readFileSync } from 'node:fs';
import { basename, dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
const [, map = ''] = readFileSync(`${ROOT}docs/architecture.md`, 'utf8').split('```');

/** The folders in which each room is named on the map. For other rooms the map describes how they are named. */
const ROOMS = [
  'bench/*',
  'packages/*/src/*',
  'apps/server/src/*',
  'apps/server/src/{channels,db,features,http,maintenance}/*',
  'apps/web/src/*',
  'apps/web/src/{features,pages,ui}/*',
];
/** The rooms of languages are named after their codes, so the map does not list them. */
const NOT_NAMED = /^packages\/languages\//;

const folders = [
  ...new Set(
    globSync('{apps,bench,deploy,docs,e2e,packages,scripts}/**/*.*', {
      cwd: ROOT,
      exclude: (path) => path.endsWith('node_modules') || path.endsWith('dist'),
    }).flatMap((path) => {
      const parts = dirname(path).split('/');
      return parts.map((_, index) => parts.slice(0, index + 1).join('/'));
    }),
  ),
];
const rooms = globSync(ROOMS, { cwd: ROOT }).filter(
  (path) => folders.includes(path) && !NOT_NAMED.test(path) && basename(path) !== 'testing',
);

it('the map names every room', () => {
  expect(rooms.length).toBeGreaterThan(100);
  const names = new Set(map.match(/[\w-]+/g));
  expect(rooms.filter((path) => !names.has(basename(path)))).toEqual([]);
});

it('the map names no room that is not there', () => {
  const named = [...map.matchAll(/(?<![\w<>./-])((?:[\w-]+\/)+)(?![\w<*])/g)].map(([, path = '']) =>
    path.slice(0, -1),
  );
  expect(named.length).toBeGreaterThan(50);
  const isThere = (path: string) => folders.some((folder) => `/${folder}`.endsWith(`/${path}`));
  expect(named.filter((path) => !isThere(path))).toEqual([]);
});
