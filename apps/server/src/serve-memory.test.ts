import { readFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { expect, it } from 'vitest';
import { temporaryFolder } from './testing/test-database.ts';
import { addressOf, runServer } from './testing/test-program.ts';

/** Appends the name of each module that is imported or required to a file. */
const NOTE_IMPORTS = (file: string) => `
  import { appendFileSync } from 'node:fs';
  import { registerHooks } from 'node:module';
  registerHooks({
    load(url, context, next) {
      appendFileSync(${JSON.stringify(file)}, url + '\\n');
      return next(url, context);
    },
  });
`;

/** Fastify's own compilers of schemas, which our routes do not need. */
const COMPILERS = /\/node_modules\/(?:ajv\/|fast-json-stringify\/index)/;
/** Chunks of the renderer of pages. */
const PARTS = /\/dist\/server\/assets\/(?<part>[\w-]+)-[\w-]{8}\.js$/;
const PARTS_FOR_VOLUNTEERS = ['login-page', 'dashboard-page', 'problems'];

it('loads what pages are made of, and say, once the first of them is asked for', async () => {
  const file = join(temporaryFolder(), 'imports');
  const hooks = `data:text/javascript,${encodeURIComponent(NOTE_IMPORTS(file))}`;
  const running = runServer({
    DATA_DIR: temporaryFolder(),
    SENDER: 'off',
    NODE_OPTIONS: `--import=${hooks}`,
  });
  const address = await addressOf(running);
  const loaded = (): readonly string[] => readFileSync(file, 'utf8').trim().split('\n');
  const parts = () => loaded().flatMap((url) => PARTS.exec(url)?.groups?.part ?? []);

  expect(await (await fetch(address)).text()).toContain('Hidden Words');
  expect(loaded().map((url) => basename(url))).toContain('entry-server.js');
  expect(loaded().filter((url) => COMPILERS.test(url))).toEqual([]);
  expect(parts()).toContain('home-page');
  expect(parts()).not.toContain('de');
  expect(PARTS_FOR_VOLUNTEERS.filter((part) => parts().includes(part))).toEqual([]);

  expect(await (await fetch(`${address}/admin?lang=de`)).text()).toContain('lang="de"');
  expect(parts()).toEqual(expect.arrayContaining(['dashboard-page', 'problems', 'de']));
  expect(parts()).not.toContain('fr');
});
