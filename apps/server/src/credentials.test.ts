import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { withCredentials } from './credentials.ts';
import { OperatorError } from './errors/operator-error.ts';
import { temporaryFolder } from './testing/test-database.ts';

const TOKEN = 'a token of our own';

function folderWith(files: Readonly<Record<string, string>>): string {
  const folder = temporaryFolder();
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text);
  return folder;
}

describe('secrets in files', () => {
  it('take the place of variables, without the end of their line', () => {
    const CREDENTIALS_DIRECTORY = folderWith({
      METRICS_TOKEN: `${TOKEN}\n`,
      DATABASE_URL: 'postgres://friends@db/friends',
      PORT: '1',
      other: 'of somebody else',
    });
    expect(withCredentials({ CREDENTIALS_DIRECTORY, PORT: '3000', DATABASE_URL: '' })).toEqual({
      CREDENTIALS_DIRECTORY,
      PORT: '3000',
      METRICS_TOKEN: TOKEN,
      DATABASE_URL: 'postgres://friends@db/friends',
    });
  });

  it('are not looked for where no folder is named', () => {
    for (const environment of [{}, { CREDENTIALS_DIRECTORY: '' }]) {
      expect(withCredentials(environment)).toBe(environment);
    }
  });

  it('stop the start when they stand in the environment, too', () => {
    const environment = { CREDENTIALS_DIRECTORY: folderWith({ METRICS_TOKEN: TOKEN }) };
    const read = () => withCredentials({ ...environment, METRICS_TOKEN: 'another one of them' });
    expect(read).toThrow(OperatorError);
    expect(read).toThrow(/^METRICS_TOKEN: is set twice/);
  });

  it('stop the start when they cannot be read', () => {
    const folder = temporaryFolder();
    mkdirSync(join(folder, 'METRICS_TOKEN'));
    const read = () => withCredentials({ CREDENTIALS_DIRECTORY: folder });
    expect(read).toThrow(OperatorError);
    expect(read).toThrow(/^METRICS_TOKEN: its file cannot be read/);
  });

  it('stop the start where the folder that is named is none', () => {
    const file = join(folderWith({ METRICS_TOKEN: TOKEN }), 'METRICS_TOKEN');
    for (const folder of [join(temporaryFolder(), 'not-there'), file]) {
      const read = () => withCredentials({ CREDENTIALS_DIRECTORY: folder });
      expect(read).toThrow(OperatorError);
      expect(read).toThrow(new RegExp(`^CREDENTIALS_DIRECTORY: ${folder} `));
    }
  });
});
