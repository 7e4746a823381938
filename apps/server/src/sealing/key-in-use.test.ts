import { existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { Database } from '../db/database.ts';
import { databases, temporaryFolder } from '../testing/test-database.ts';
import { keyFilePath, readKeyFile, writeKeyFile } from './key-file.ts';
import { createSealing } from './key-in-use.ts';
import { SENDING_SECRET } from './sealed-columns.ts';
import type { SealingKey } from './sealing-key.ts';

const GIVEN = Buffer.alloc(32, 1);
const OTHER = Buffer.alloc(32, 2);

async function store({ writes }: Database, key: SealingKey, name: string): Promise<void> {
  const secret = key.seal(SENDING_SECRET, `secret of ${name}`);
  await writes.insertInto('sending_secrets').values({ name, secret }).execute();
}

const storedNames = async ({ reads }: Database): Promise<string[]> =>
  (await reads.selectFrom('sending_secrets').select('name').orderBy('name').execute()).map(
    ({ name }) => name,
  );

describe.each(databases)('the sealing key on $name', ({ open }) => {
  it('is made when it is first needed, in a file that only its owner reads', async () => {
    const DATA_DIR = join(temporaryFolder(), 'data');
    const sealing = createSealing(await open(), { DATA_DIR });
    expect(await sealing.state()).toBe('unused');
    expect(await sealing.find()).toBeNull();
    expect(await sealing.printed()).toBeNull();
    expect(await sealing.countUnreadable()).toBe(0);
    expect(existsSync(DATA_DIR)).toBe(false);
    const key = await sealing.key();
    expect(readdirSync(DATA_DIR)).toEqual(['sealing.key']);
    expect(statSync(keyFilePath(DATA_DIR)).mode & 0o777).toBe(0o600);
    expect(readFileSync(keyFilePath(DATA_DIR), 'utf8')).toMatch(/^[A-Za-z0-9+/]{43}=\n$/);
    expect(await sealing.state()).toBe('ready');
    expect(await sealing.printed()).toBe(readFileSync(keyFilePath(DATA_DIR), 'utf8').trim());
    expect((await sealing.key()).checkValue).toBe(key.checkValue);
    expect((await sealing.find())?.checkValue).toBe(key.checkValue);
  });

  it('is the one of the environment where it is given, and then makes no file', async () => {
    const DATA_DIR = temporaryFolder();
    const database = await open();
    const sealing = createSealing(database, { DATA_DIR, SEALING_KEY: GIVEN });
    await store(database, await sealing.key(), 'mail');
    expect(readdirSync(DATA_DIR)).toEqual([]);
    expect(await sealing.state()).toBe('ready');
  });

  it('is one for all who make it at the same time, on one machine and on several', async () => {
    const database = await open();
    const here = temporaryFolder();
    const there = temporaryFolder();
    const all = [here, here, here, there, there].map((DATA_DIR) =>
      createSealing(database, { DATA_DIR }),
    );
    const made = await Promise.allSettled(all.map((sealing) => sealing.key()));
    const keys = made.flatMap((each) =>
      each.status === 'fulfilled' ? [each.value.checkValue] : [],
    );
    expect(new Set(keys).size).toBe(1);
    // The process that was late on another machine has no key, rather than one of its own.
    const winners = [here, there].filter((folder) => existsSync(keyFilePath(folder)));
    expect(winners).toHaveLength(1);
    for (const each of made) {
      if (each.status === 'rejected') expect(each.reason).toMatchObject({ kind: 'unavailable' });
    }
  });

  it('takes the file that a killed process has left', async () => {
    const DATA_DIR = temporaryFolder();
    writeKeyFile(DATA_DIR, GIVEN);
    await createSealing(await open(), { DATA_DIR }).key();
    expect(readKeyFile(DATA_DIR)).toEqual(GIVEN);
  });

  it('is never made anew while the database knows another', async () => {
    const DATA_DIR = temporaryFolder();
    const database = await open();
    const sealing = createSealing(database, { DATA_DIR });
    await store(database, await sealing.key(), 'mail');
    const file = readFileSync(keyFilePath(DATA_DIR));
    rmSync(keyFilePath(DATA_DIR));
    expect(await sealing.state()).toBe('missing');
    expect(await sealing.find()).toBeNull();
    expect(await sealing.countUnreadable()).toBe(1);
    await expect(sealing.key()).rejects.toMatchObject({
      kind: 'unavailable',
      said: { code: 'sealing-key-not-there' },
    });
    expect(readdirSync(DATA_DIR)).toEqual([]);
    // When its file is put back, it is the key again.
    writeFileSync(keyFilePath(DATA_DIR), file);
    expect(await sealing.state()).toBe('ready');
    expect(await sealing.countUnreadable()).toBe(0);
  });

  it.each(['', 'no key', Buffer.alloc(31).toString('base64'), OTHER.toString('base64')])(
    'does not fit when its file holds %j',
    async (text) => {
      const DATA_DIR = temporaryFolder();
      const sealing = createSealing(await open(), { DATA_DIR });
      await sealing.key();
      writeFileSync(keyFilePath(DATA_DIR), text);
      expect(await sealing.state()).toBe('unfit');
      await expect(sealing.key()).rejects.toMatchObject({ kind: 'unavailable' });
    },
  );

  it('begins anew with a new key, and keeps a damaged file beside it', async () => {
    const DATA_DIR = temporaryFolder();
    const database = await open();
    const sealing = createSealing(database, { DATA_DIR });
    await store(database, await sealing.key(), 'mail');
    writeFileSync(keyFilePath(DATA_DIR), 'damaged');
    await sealing.beginAnew();
    expect(await storedNames(database)).toEqual([]);
    expect(await sealing.state()).toBe('ready');
    expect(readdirSync(DATA_DIR).sort()).toEqual(['sealing.key', 'sealing.key.damaged']);
    await store(database, await sealing.key(), 'mail');
    expect(await sealing.countUnreadable()).toBe(0);
  });

  it('begins anew with the key that is there, and deletes only what it does not open', async () => {
    const database = await open();
    const DATA_DIR = temporaryFolder();
    const before = createSealing(database, { DATA_DIR, SEALING_KEY: GIVEN });
    await store(database, await before.key(), 'of before');
    const now = createSealing(database, { DATA_DIR, SEALING_KEY: OTHER });
    expect(await now.state()).toBe('unfit');
    await now.beginAnew();
    expect(await storedNames(database)).toEqual([]);
    await store(database, await now.key(), 'of now');
    await now.beginAnew();
    expect(await storedNames(database)).toEqual(['of now']);
    expect(await before.state()).toBe('unfit');
  });

  it('says so when the file cannot be written', async () => {
    const DATA_DIR = join(temporaryFolder(), 'file', 'data');
    writeFileSync(join(DATA_DIR, '..'), '');
    const sealing = createSealing(await open(), { DATA_DIR });
    await expect(sealing.key()).rejects.toMatchObject({
      kind: 'unavailable',
      said: { code: 'sealing-key-not-kept' },
    });
    expect(await sealing.state()).toBe('unused');
  });
});
