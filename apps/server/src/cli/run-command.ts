import { parseArgs } from 'node:util';
import { withCredentials } from '../credentials.ts';
import { OperatorError } from '../errors/operator-error.ts';
import { readSettings } from '../settings.ts';
import { VERSION } from '../version.ts';
import { commandErrorLine } from './command-error.ts';
import { commands, type Option, options, usage } from './commands.ts';

async function main(): Promise<void> {
  const { positionals, values } = parseArgs({ allowPositionals: true, options });
  const [name = '', ...args] = positionals;
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
  const given = (Object.keys(options) as Option[]).filter(
    (option) => values[option] !== undefined && values[option] !== false,
  );
  if (positionals.length === 0 && given.length === 1 && (values.version || values.help)) {
    console.log(values.version ? VERSION : usage());
    return;
  }
  const fits =
    args.length === (command?.argument ? 1 : 0) &&
    given.every((option) => option === command?.option);
  if (command === undefined || !fits) throw new OperatorError(usage());
  await command.run(readSettings(withCredentials(process.env)), args[0] ?? '', values);
}

try {
  await main();
} catch (error) {
  const line = commandErrorLine(error);
  if (line === null) throw error;
  console.error(line);
  process.exitCode = 1;
}
