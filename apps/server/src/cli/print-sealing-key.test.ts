import { rmSync } from 'node:fs';
import { describe, expect, it, onTestFinished } from 'vitest';
import { keyFilePath } from '../sealing/key-file.ts';
import { createSealing } from '../sealing/key-in-use.ts';
import { openMigrated } from '../testing/full-database.ts';
import { runAdmin } from '../testing/test-admin.ts';
import { databaseEnvironments, temporaryFolder } from '../testing/test-database.ts';

describe.each(databaseEnvironments)('npm run admin -- sealing-key on $name', ({ migrated }) => {
  it('prints the key that fits, and says why it cannot', async () => {
    const environment = { DATA_DIR: temporaryFolder(), ...(await migrated()) };
    const database = await openMigrated(environment);
    onTestFinished(() => database.close());
    const early = await runAdmin(environment, ['sealing-key']);
    expect([early.code, early.stdout]).toEqual([1, '']);
    expect(early.stderr).toMatch(/^There is no sealing key yet/);
    const sealing = createSealing(database, environment);
    await sealing.key();
    const printed = await runAdmin(environment, ['sealing-key']);
    expect([printed.code, printed.stdout.split('\n')[0]]).toEqual([0, await sealing.printed()]);
    rmSync(keyFilePath(environment.DATA_DIR));
    const late = await runAdmin(environment, ['sealing-key']);
    expect([late.code, late.stdout]).toEqual([1, '']);
    expect(late.stderr).toMatch(/^The sealing key is not there/);
  });
});
