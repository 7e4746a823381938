import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Machine, Running } from './machine.ts';
import type { Ran } from './sandbox.ts';

const UNITS = 'usr/lib/systemd/system';

const values = (text: string, name: string): string[] =>
  [...text.matchAll(new RegExp(`^${name}=(.*)$`, 'gm'))].map(([, value]) => value ?? '');

const variables = (lines: readonly string[]): [string, string][] =>
  lines
    .map((line) => /^(\w+)=(.*)$/.exec(line))
    .flatMap((found) => (found ? [[found[1] ?? '', found[2] ?? '']] : []));

/** The variables of an `Environment=` line: several in a line, or one with spaces in quotes. */
const quoted = (line: string): string[] =>
  line.startsWith('"') ? [line.slice(1, -1)] : line.split(' ');

/** The command that a service's unit has systemd run: without systemd, it is run by hand. */
export function unitCommand(root: string, service: string) {
  const unit = readFileSync(join(root, UNITS, `${service}.service`), 'utf8');
  const [user = ''] = values(unit, 'User');
  const files = values(unit, 'EnvironmentFile').map((path) => join(root, path.replace(/^-/, '')));
  const lines = files
    .filter((path) => existsSync(path))
    .flatMap((path) => readFileSync(path, 'utf8').split('\n'));
  const [folder = '/'] = values(unit, 'WorkingDirectory');
  const [command = ''] = values(unit, 'ExecStart');
  return {
    // The command replaces the shell, so that it gets the signals.
    command: `cd ${folder} && exec setpriv --reuid=${user} --regid=${user} --init-groups ${command}`,
    environment: Object.fromEntries([
      ...variables(values(unit, 'Environment').flatMap(quoted)),
      ...variables(lines),
    ]),
  };
}

export function startUnit(machine: Machine, root: string, service: string): Running {
  const { command, environment } = unitCommand(root, service);
  return machine.start(command, environment);
}

export function runUnit(machine: Machine, root: string, service: string): Ran {
  const { command, environment } = unitCommand(root, service);
  return machine.run(command, environment);
}
