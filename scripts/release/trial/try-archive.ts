import { startMachine } from './machine.ts';
import { commandsOf } from './page.ts';
import type { Report } from './report.ts';
import { runIn } from './sandbox.ts';
import { firstAnswer, visit } from './site.ts';

/** Installs an archive as docs/deploy.md says, and uses it on a machine without IPv6. */
export async function tryArchive(root: string, page: string, report: Report): Promise<void> {
  const commands = commandsOf(page, 'The archive');
  const start = commands.pop() ?? '';
  let folder = '/root';
  for (const command of commands) {
    const [, target] = /^cd (.+)$/.exec(command) ?? [];
    if (target !== undefined) folder = `${folder}/${target}`;
    const { status, output } = runIn(root, command, {
      hasNetwork: command.startsWith('apt-get'),
    });
    report.expect(`archive: ${command}`, status === 0, status === 0 ? '' : output);
  }
  const machine = await startMachine(root);
  const off = machine.visit('sh', '-c', 'echo 1 > /proc/sys/net/ipv6/conf/all/disable_ipv6');
  report.expect('without IPv6', off.status === 0);
  const { site, password } = await firstAnswer(machine, report, () =>
    machine.start(`cd ${folder} && exec ${start}`),
  );
  visit(machine, report, 'page, picture and login', password);
  const check = machine.run(`cd ${folder} && ./bahai-friends admin check`);
  report.expect('./bahai-friends admin check', check.status === 0, check.output.trim());
  report.expect('the site ends when it is told to', (await site.stop()).status === 0);
  await machine.end();
}
