import { fileURLToPath } from 'node:url';
import { runProgram } from './test-program.ts';

const ADMIN = fileURLToPath(new URL('../cli/admin.ts', import.meta.url));

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
