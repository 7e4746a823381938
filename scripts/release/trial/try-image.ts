import { execFileSync } from 'node:child_process';
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { startMachine } from './machine.ts';
import type { Report } from './report.ts';
import { runIn } from './sandbox.ts';
import { firstAnswer, visit } from './site.ts';

/** The instructions of a Containerfile in which no line is continued. */
function instructions(containerfile: string, name: string): string[] {
  const found = containerfile.matchAll(new RegExp(`^${name} (.*)$`, 'gm'));
  return [...found].map(([, value]) => value ?? '');
}

/**
 * Does by hand, in a root of the same Debian, the same as building an image of the Containerfile and starting it would.
 */
export async function tryImage(
  root: string,
  archive: string,
  containerfile: string,
  report: Report,
): Promise<void> {
  for (const command of instructions(containerfile, 'RUN')) {
    const { status, output } = runIn(root, command, { hasNetwork: true });
    report.expect(`image: ${command}`, status === 0, status === 0 ? '' : output);
  }
  const [folder = '/'] = instructions(containerfile, 'WORKDIR');
  // It is unpacked where the image is built, not in the image.
  const target = join(root, folder);
  mkdirSync(target);
  execFileSync('tar', ['-xJf', archive, '-C', target, '--strip-components=1']);
  const environment = Object.fromEntries(
    instructions(containerfile, 'ENV')
      .flatMap((line) => line.split(' '))
      .map((pair) => pair.split('=') as [string, string]),
  );
  const [user = ''] = instructions(containerfile, 'USER');
  const command: string[] = JSON.parse(instructions(containerfile, 'CMD').at(-1) ?? '[]');
  const machine = await startMachine(root);
  const { site, password } = await firstAnswer(machine, report, () =>
    machine.start(
      `cd ${folder} && exec setpriv --reuid=${user} --regid=${user} --init-groups ${command.join(' ')}`,
      environment,
    ),
  );
  visit(machine, report, 'page, picture and login', password);
  report.expect('the site ends when it is told to', (await site.stop()).status === 0);
  await machine.end();
}
