import { describe, expect, it } from 'vitest';
import { OperatorError } from '../../errors/operator-error.ts';
import { encryptionWarning } from './postgres-encryption.ts';

const REMOTE = 'postgres://friends:secret@db.example/friends';

describe('a connection to PostgreSQL', () => {
  it.each([
    'postgres://friends@localhost/friends',
    'postgres://friends@127.0.0.1:5433/friends',
    'postgres://friends@[::1]/friends',
    'postgres:///friends?host=/var/run/postgresql',
    `${REMOTE}?sslmode=verify-full`,
    `${REMOTE}?sslmode=verify-full&sslnegotiation=direct`,
    `${REMOTE}?ssl=true`,
  ])('that nobody can listen to is not spoken of: %s', (url) => {
    expect(encryptionWarning(url)).toBeNull();
  });

  it.each([
    REMOTE,
    `${REMOTE}?sslmode=disable`,
    'postgres://friends@10.0.0.5/friends',
    'postgres://friends@localhost.example/friends',
  ])('that anybody on the way can read is named: %s', (url) => {
    expect(encryptionWarning(url)).toMatch(/^DATABASE_URL: what goes to and from \S+ is not encr/);
    expect(encryptionWarning(url)).not.toContain('secret');
  });

  it.each([`${REMOTE}?sslmode=no-verify`, `${REMOTE}?sslmode=require&uselibpqcompat=true`])(
    'that trusts whoever answers is named: %s',
    (url) => {
      expect(encryptionWarning(url)).toMatch(
        /^DATABASE_URL: nothing proves that who answers is db/,
      );
    },
  );

  it('with a certificate that is not there is a fault of the setting', () => {
    const read = () =>
      encryptionWarning(`${REMOTE}?sslmode=verify-full&sslrootcert=/not/there.crt`);
    expect(read).toThrow(OperatorError);
    expect(read).toThrow(/^DATABASE_URL: .*\/not\/there\.crt/);
    expect(read).not.toThrow('secret');
  });
});
