import { expect, it } from 'vitest';
import { MODULES_MAX, roomsThatAreTooLarge } from './room-sizes.ts';

const modules = (room: string, count: number, ending = '.ts') =>
  Array.from({ length: count }, (_, index) => `${room}/module-${index}${ending}`);

it('names a folder with too many modules', () => {
  const paths = [...modules('e2e/home', MODULES_MAX, '.spec.ts'), ...modules('bench', 21, '.mjs')];

  expect(roomsThatAreTooLarge(paths)).toEqual(['bench has 21 modules, of at most 20.']);
});

it('counts what stands directly in a folder', () => {
  const paths = [
    ...modules('apps/web/src/ui', 15),
    ...modules('apps/web/src/ui/forms', 15, '.tsx'),
  ];

  expect(roomsThatAreTooLarge(paths)).toEqual([]);
});

it('counts no tests, nothing that they need, no migrations', () => {
  const paths = [
    ...modules('apps/server/src/features/users', 20),
    ...modules('apps/server/src/features/users', 20, '.test.ts'),
    ...modules('apps/server/src/testing', 30),
    ...modules('apps/server/src/db/migrations', 30),
  ];

  expect(roomsThatAreTooLarge(paths)).toEqual([]);
});
