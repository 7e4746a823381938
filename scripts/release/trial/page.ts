/** The ways of installing it, by their headings in docs/deploy.md. */
export type Way = 'The package' | 'The archive' | 'Containers';

const COMMANDS_MAX = 5;

/**
 * The commands in docs/deploy.md for one of the ways of installing: those of the first listing below its heading,
 * without comments after `#`.
 */
export function commandsOf(page: string, way: Way): string[] {
  const section = page.split(/^### /m).find((each) => each.startsWith(`${way}\n`));
  const [, listing] = /```sh\n([\s\S]*?)```/.exec(section ?? '') ?? [];
  if (listing === undefined) throw new Error(`docs/deploy.md has no commands for: ${way}`);
  const commands = listing
    .split('\n')
    .map((line) => line.replace(/\s+# .*$/, '').trim())
    .filter(Boolean);
  if (commands.length > COMMANDS_MAX) throw new Error(`More than five commands for: ${way}`);
  return commands;
}
