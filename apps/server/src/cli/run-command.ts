import { parseArgs } from 'node:util';
import { endFirstWithoutMemory } from '../background/out-of-memory.ts';
import { explainingFullDisk } from '../db/full-disk.ts';
import { databaseName } from '../db/open-database.ts';
import { readEnvironment } from '../environment.ts';
import { OperatorError } from '../errors/operator-error.ts';
import { terminalText } from '../terminal-text.ts';
import { VERSION } from '../version.ts';
import { closestWord } from './closest-word.ts';
import { commandErrorLine } from './command-error.ts';
import { commands, type Option, options, usage } from './commands.ts';

function unknownCommand(name: string): string {
  const meant = closestWord(name, Object.keys(commands));
  const hint = meant === undefined ? '' : ` Did you mean '${meant}'?`;
  return `There is no command '${terminalText(name)}'.${hint} 'npm run admin' explains all.`;
}

async function main(): Promise<void> {
  const { positionals, values } = parseArgs({ allowPositionals: true, options });
  const [name = '', ...args] = positionals;
  const command = Object.hasOwn(commands, name) ? commands[name] : undefined;
  if (name !== '' && command === undefined) throw new OperatorError(unknownCommand(name));
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
  // A command may be larger than the site that runs beside it, and then the site would not be ended first.
  endFirstWithoutMemory(process.pid);
  const environment = readEnvironment();
  await explainingFullDisk(environment, () => command.run(environment, args[0] ?? '', values));
  console.log(`Used ${databaseName(environment)}.`);
}

try {
  await main();
} catch (error) {
  const line = commandErrorLine(error);
  if (line === null) throw error;
  console.error(line);
  process.exitCode = 1;
}
