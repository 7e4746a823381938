import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { runProgram } from './testing/test-program.ts';

describe('the cache of compiled sources', () => {
  it.each([
    ['the command line', 'cli/admin.ts', 'cli/commands.ts'],
    [
      'the process that reads files',
      'features/quote-import/quote-file-process-entry.ts',
      'packages/quote-sheet/src/read-quote-file.ts',
    ],
  ])('has what %s loads', async (_name, program, source) => {
    const path = fileURLToPath(new URL(program, import.meta.url));
    const running = runProgram(path, { NODE_DEBUG_NATIVE: 'COMPILE_CACHE' });
    await running.ended;
    const { stderr } = running.output();
    expect(stderr).toMatch(new RegExp(String.raw`compile cache.* ESM \S+${source}`));
  });
});
