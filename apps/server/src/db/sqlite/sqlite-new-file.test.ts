import { readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { temporaryFolder } from '../../testing/test-database.ts';
import { sqliteFileState } from './sqlite-file-check.ts';
import { createSqliteFile } from './sqlite-new-file.ts';

describe('createSqliteFile', () => {
  it('makes a file that carries the product’s mark, and leaves nothing beside it', () => {
    const folder = temporaryFolder();
    createSqliteFile(join(folder, 'site.sqlite'));
    expect(sqliteFileState(join(folder, 'site.sqlite'))).toBe('sound');
    expect(readdirSync(folder)).toEqual(['site.sqlite']);
  });

  it('leaves a file of this name as it is', () => {
    const folder = temporaryFolder();
    const path = join(folder, 'site.sqlite');
    writeFileSync(path, 'Dear friends');
    createSqliteFile(path);
    expect(readFileSync(path, 'utf8')).toBe('Dear friends');
    expect(readdirSync(folder)).toEqual(['site.sqlite']);
  });

  it('makes nothing behind a link to where nothing is', () => {
    const folder = temporaryFolder();
    const path = join(folder, 'site.sqlite');
    symlinkSync(join(folder, 'elsewhere.sqlite'), path);
    expect(() => createSqliteFile(path)).toThrow(/EEXIST/);
    expect(readdirSync(folder)).toEqual(['site.sqlite']);
  });
});
