import { newQuoteWith } from '@bahai-friends/contract/testing/new-quote-with';
import { describe, expect, it, onTestFinished } from 'vitest';
import { COMMAND_LINE_ACTOR, createAuditTrail } from '../features/audit/audit-trail.ts';
import { openMigrated } from '../testing/full-database.ts';
import { runAdmin } from '../testing/test-admin.ts';
import { TestClock } from '../testing/test-clock.ts';
import { databaseEnvironments, temporaryFolder } from '../testing/test-database.ts';

const audit = (environment: Readonly<Record<string, string>>, ...args: string[]) =>
  runAdmin(environment, ['audit', ...args]);

/** The printed lines about changes, without the line that names the database. */
const linesOf = ({ stdout }: { readonly stdout: string }): string[] =>
  stdout.split('\n').filter((line) => line !== '' && !line.startsWith('Used the '));

describe.each(databaseEnvironments)('npm run admin -- audit on $name', ({ migrated }) => {
  it('says that there are no changes yet', async () => {
    const environment = await migrated();
    const result = await audit(environment);
    expect(result).toEqual({
      code: 0,
      stdout: expect.stringMatching(/^No changes yet\.\nUsed the [^\n]+\.\n$/),
      stderr: '',
    });
  });

  it('prints the latest changes as aligned lines, free of escapes', async () => {
    const environment = await migrated();
    const database = await openMigrated(environment);
    onTestFinished(() => database.close());
    const clock = new TestClock('2026-03-21T12:00:00Z');
    const [quotes, users] = [createAuditTrail('quote', clock), createAuditTrail('user', clock)];
    const by = { userId: 3, username: 'Táhirih' };
    const quote = newQuoteWith({
      id: 1,
      text: 'Be\nkind',
      source: 'A',
      translations: [],
    });
    await quotes.created(database.writes, by, quote);
    clock.advance(61);
    await quotes.updated(database.writes, { ...by, username: '\u001b[2Jnobody' }, quote, {
      ...quote,
      source: 'B',
      displayDate: '2026-04-01',
    });
    clock.advance(3600);
    await users.other(database.writes, COMMAND_LINE_ACTOR, 3, {
      action: 'password-reset',
      name: 'Táhirih',
    });
    const lines = [
      'When (UTC)           Who             What',
      '2026-03-21 13:01:01  (command line)  Gave a new password to “Táhirih”',
      '2026-03-21 12:01:01  [2Jnobody       Changed the quote “Be kind” (Source “A” → “B”; Display date none → 2026-04-01)',
      '2026-03-21 12:00:00  Táhirih         Added the quote “Be kind” (Source “A”)',
    ];
    const all = await audit(environment);
    expect([all.code, all.stderr]).toEqual([0, '']);
    expect(linesOf(all)).toEqual(lines);
    const latest = await audit(environment, '--limit', '2');
    expect(linesOf(latest)).toEqual(lines.slice(0, 3));
  });
});

describe('npm run admin -- audit', () => {
  it.each(['0', 'x', '100001', '-1'])('refuses to print %s', async (limit) => {
    const result = await audit({ DATA_DIR: temporaryFolder() }, `--limit=${limit}`);
    expect(result).toEqual({
      code: 1,
      stdout: '',
      stderr: '--limit must be a whole number from 1 to 100,000\n',
    });
  });

  it.each([['everything'], ['--password-stdin'], ['--limit=1', 'everything']])(
    'called with %s says how it is used',
    async (...args) => {
      const { code, stdout, stderr } = await audit({ DATA_DIR: temporaryFolder() }, ...args);
      expect([code, stdout]).toEqual([1, '']);
      expect(stderr).toMatch(/^Usage: npm run admin -- <command>\n/);
    },
  );
});
