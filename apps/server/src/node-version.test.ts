import { spawnSync } from 'node:child_process';
import { describe, expect, it } from 'vitest';
import { ADMIN, MAIN } from './testing/program-paths.ts';

/**
 * An older Node, as far as the programs can tell. Modules that are loaded before the version is checked may lack what
 * they import, and then the program ends with a stack trace; reading a file is the exception.
 */
const OLDER_NODE = `
import { registerHooks } from 'node:module';
Object.defineProperty(process.versions, 'node', { value: '20.20.2' });
registerHooks({
  resolve(specifier, context, next) {
    if (specifier === 'node:fs' || /^(file:|[./])/.test(specifier)) return next(specifier, context);
    throw new SyntaxError('not in this Node: ' + specifier);
  },
});`;

describe('an older Node', () => {
  it.each([
    ['the server', MAIN],
    ['a command', ADMIN],
  ])('is told by %s in one line which one is needed', (_name, program) => {
    const hooks = `data:text/javascript,${encodeURIComponent(OLDER_NODE)}`;
    const { status, stdout, stderr } = spawnSync(process.execPath, ['--import', hooks, program], {
      env: { PATH: process.env.PATH },
      encoding: 'utf8',
    });
    expect([status, stdout]).toEqual([1, '']);
    expect(stderr).toBe(
      'Node 26 or newer is needed, and this is 20.20.2: use npm start and npm run admin, or node_modules/.bin/node.\n',
    );
  });
});
