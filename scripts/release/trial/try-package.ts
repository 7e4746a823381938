import { existsSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { type Machine, startMachine } from './machine.ts';
import { commandsOf } from './page.ts';
import type { Report } from './report.ts';
import { runIn } from './sandbox.ts';
import { firstAnswer, visit } from './site.ts';
import { runUnit, startUnit } from './unit.ts';

const MEGABYTE = 1_000_000;
const MEMORY_MAX = 230 * MEGABYTE;
const AFTER_START_MS = 60_000;
const QUOTE = 'A quote that outlives its package';

/** Commands of systemd, which the trial does by hand, as it runs without systemd. */
const NEEDS_SYSTEMD = /^(systemctl|journalctl) /;

function followPage(root: string, page: string, report: Report): void {
  for (const command of commandsOf(page, 'The package')) {
    if (NEEDS_SYSTEMD.test(command)) continue;
    const { status, output } = runIn(root, command, { hasNetwork: command.startsWith('apt-get') });
    report.expect(`package: ${command}`, status === 0, status === 0 ? '' : output);
  }
}

async function serve(machine: Machine, root: string, report: Report): Promise<string> {
  const { site, password } = await firstAnswer(machine, report, () =>
    startUnit(machine, root, 'bahai-friends'),
  );
  const sender = startUnit(machine, root, 'bahai-friends-sender');
  const texts = visit(machine, report, 'page, picture and login', password, QUOTE);
  report.expect('a quote is added', texts.includes(QUOTE));
  await new Promise((resolve) => setTimeout(resolve, AFTER_START_MS));
  const memory = machine.memory();
  report.expect(
    'site and sender in 230 MB, a minute after the start',
    memory < MEMORY_MAX,
    `${Math.round(memory / MEGABYTE)} MB`,
  );
  const second = await startUnit(machine, root, 'bahai-friends').ended;
  report.expect(
    'a port that is taken is said in one line',
    second.status === 1 && /PORT 3000/.test(second.output),
    second.output.trim(),
  );
  const backup = runUnit(machine, root, 'bahai-friends-backup');
  const backups = readdirSync(join(root, 'var/backups/bahai-friends'));
  report.expect('a backup', backup.status === 0 && backups.length === 1, backup.output.trim());
  const check = machine.run('bahai-friends admin check');
  report.expect('bahai-friends admin check', check.status === 0, check.output.trim());
  report.expect('the sender ends when it is told to', (await sender.stop()).status === 0);
  report.expect('the site ends when it is told to', (await site.stop()).status === 0);
  return password;
}

const verifyUnits = (root: string, report: Report): void => {
  const installed = runIn(root, 'apt-get install --yes --no-install-recommends systemd', {
    hasNetwork: true,
  });
  const { status, output } = runIn(
    root,
    'systemd-analyze verify --man=no /usr/lib/systemd/system/bahai-friends*',
  );
  const found = output.split('\n').filter((line) => line.includes('bahai-friends'));
  const isGood = installed.status === 0 && status === 0 && found.length === 0;
  report.expect('units', isGood, isGood ? '' : `${installed.output}\n${output}`);
};

/** Installs a package as docs/deploy.md says, uses it, removes it, installs it again and purges it. */
export async function tryPackage(
  root: string,
  deb: string,
  page: string,
  report: Report,
): Promise<void> {
  const has = (path: string): boolean => existsSync(join(root, path));
  followPage(root, page, report);
  const mode = statSync(join(root, 'etc/bahai-friends/environment')).mode & 0o777;
  report.expect('settings that only root reads', mode === 0o600);
  report.expect(
    'site, sender and backup start with the machine',
    has('etc/systemd/system/multi-user.target.wants') &&
      readdirSync(join(root, 'etc/systemd/system/multi-user.target.wants')).length >= 2 &&
      readdirSync(join(root, 'etc/systemd/system/timers.target.wants')).includes(
        'bahai-friends-backup.timer',
      ),
  );
  const first = await startMachine(root);
  const password = await serve(first, root, report);
  await first.end();

  const removed = runIn(root, 'apt-get remove --yes bahai-friends');
  const keeps = has('var/lib/bahai-friends/bahai-friends.sqlite');
  report.expect(
    'removed, it keeps data and settings',
    removed.status === 0 &&
      keeps &&
      has('etc/bahai-friends/environment') &&
      !has('opt/bahai-friends'),
    removed.output.trim(),
  );
  const again = runIn(root, `dpkg --install ./${deb}`);
  report.expect('installed again', again.status === 0, again.output.trim());
  const second = await startMachine(root);
  const site = startUnit(second, root, 'bahai-friends');
  await site.says(/is ready/);
  const texts = visit(second, report, 'the same login', password);
  report.expect('the same quotes', texts.includes(QUOTE));
  await site.stop();
  await second.end();

  const purged = runIn(root, 'dpkg --purge bahai-friends');
  report.expect(
    'purged, it deletes data and settings, and keeps backups',
    purged.status === 0 &&
      !has('var/lib/bahai-friends') &&
      !has('etc/bahai-friends') &&
      readdirSync(join(root, 'var/backups/bahai-friends')).length === 1,
    purged.output.trim(),
  );
  report.expect('installed anew', runIn(root, `dpkg --install ./${deb}`).status === 0);
  verifyUnits(root, report);
}
