import { join } from 'node:path';
import { fill } from './full-database.ts';
import { ADMIN } from './program-paths.ts';
import { temporaryFolder } from './test-database.ts';
import { runProgram } from './test-program.ts';

/** Runs `npm run admin` with these words to its end. */
export async function runAdmin(
  environment: Readonly<Record<string, string>>,
  args: readonly string[],
  input?: string,
) {
  const running = runProgram(ADMIN, environment, { args, ...(input !== undefined && { input }) });
  const code = await running.ended;
  return { code, ...running.output() };
}

/** Fills a test's own database, and makes a backup of it. */
export async function fillAndBackUp(
  environment: Readonly<Record<string, string>>,
): Promise<string> {
  await fill(environment);
  const path = join(temporaryFolder(), 'backup');
  const { code, stderr } = await runAdmin(environment, ['backup', path]);
  if (code !== 0) throw new Error(stderr);
  return path;
}
