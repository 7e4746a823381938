import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { expect, it } from 'vitest';

const run = promisify(execFile);

/** Prints what the modules of a sender import at their start. */
const LIST_IMPORTS = `
  import { registerHooks } from 'node:module';
  const imported = new Set();
  registerHooks({
    resolve(specifier, context, next) {
      const found = next(specifier, context);
      imported.add(found.url);
      return found;
    },
  });
  await import('./feature-work.ts');
  await import('./sender.ts');
  console.log([...imported].join('\\n'));
`;

/** Modules that take megabytes, or that few sites need. */
const NEEDED_LATER = [
  /^node:https?$/,
  /\/node_modules\/nodemailer\//,
  /\/node_modules\/sanitize-html\//,
  /\/(telegram|mastodon|webhook|push)-channel\.ts$/,
];

it('loads what speaks HTTP, mail and HTML only once something is sent that needs it', async () => {
  const { stdout } = await run(process.execPath, ['--input-type=module', '--eval', LIST_IMPORTS], {
    cwd: import.meta.dirname,
  });
  const imported = stdout.trim().split('\n');
  expect(imported).toContainEqual(expect.stringMatching(/\/mail-channel\.ts$/));
  expect(imported.filter((url) => NEEDED_LATER.some((later) => later.test(url)))).toEqual([]);
});
