import { resolve } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readEnvironment } from './environment.ts';
import { OperatorError } from './errors/operator-error.ts';

describe('readEnvironment', () => {
  it('has a default for every setting; an empty variable counts as unset', () => {
    const expected = {
      HOST: '127.0.0.1',
      PORT: 3000,
      DATA_DIR: resolve('data'),
      DATABASE_WAIT_SECONDS: 60,
      HSTS_SUBDOMAINS: false,
      TRUST_PROXY: false,
      SESSION_DAYS: 14,
      UPLOAD_MAX_BYTES: 5_242_880,
      UPLOAD_MAX_ROWS: 20_000,
      LOGIN_ATTEMPTS_PER_15_MIN: 10,
      CHANGES_PER_MIN: 300,
      LOG_LEVEL: 'info',
      QUOTE_ROTATION: true,
      STARTER_CONTENT: true,
      OFFLINE_PAGES: true,
      PUBLIC_FORMS_PER_HOUR: 30,
      PUBLIC_FORMS_PER_HOUR_IN_ALL: 1000,
      ALLOW_LOCAL_TARGETS: false,
      PUSH_HOSTS: [],
      SENDER: true,
      PASSWORD_STRENGTH: 'advise',
    };
    expect(readEnvironment({})).toEqual(expected);
    expect(readEnvironment({ PORT: '', DATABASE_URL: '', PUBLIC_URL: '' })).toEqual(expected);
  });

  it('reads what is set', () => {
    const environment = readEnvironment({
      PORT: '8080',
      PUBLIC_URL: 'https://friends.example/',
      TRUST_PROXY: 'loopback, 10.0.0.0/8,::1',
      QUOTE_ROTATION: 'off',
      PUSH_HOSTS: 'Push.example, 127.0.0.1,',
      DATABASE_URL: 'postgres://user:secret@db/friends',
    });
    expect(environment).toMatchObject({
      PORT: 8080,
      PUBLIC_URL: 'https://friends.example',
      TRUST_PROXY: ['loopback', '10.0.0.0/8', '::1'],
      QUOTE_ROTATION: false,
      PUSH_HOSTS: ['push.example', '127.0.0.1'],
      DATABASE_URL: 'postgres://user:secret@db/friends',
    });
  });

  it.each([
    ['PORT', 'abc'],
    ['PORT', '70000'],
    ['PORT', '80.5'],
    ['DATABASE_URL', 'mysql://root@localhost/x'],
    ['DATABASE_WAIT_SECONDS', '5000'],
    ['PUBLIC_URL', 'www.our-site.test'],
    ['HSTS_SUBDOMAINS', 'true'],
    ['PUBLIC_URL', 'https://friends.example/path'],
    ['PUBLIC_URL', 'https://friends.example?query'],
    ['PUBLIC_URL', 'https://friends.example/#fragment'],
    ['PUBLIC_URL', 'https://friends.example\\path'],
    ['PUBLIC_URL', 'https://anna:secret@friends.example'],
    ['PUBLIC_URL', 'https://anna@friends.example'],
    ['PUBLIC_URL', 'https://:secret@friends.example'],
    ['PUBLIC_URL', 'https://@friends.example'],
    ['PUSH_HOSTS', 'https://push.example'],
    ['PUSH_HOSTS', '*.example'],
    ['TRUST_PROXY', 'on'],
    ['TRUST_PROXY', '10.0.0.0/40'],
    ['TRUST_PROXY', '10.0.0.0/'],
    ['TRUST_PROXY', '300.1.1.1'],
    ['SESSION_DAYS', '0'],
    ['UPLOAD_MAX_BYTES', '5MB'],
    ['UPLOAD_MAX_ROWS', '-1'],
    ['LOGIN_ATTEMPTS_PER_15_MIN', '0'],
    ['CHANGES_PER_MIN', 'many'],
    ['LOG_LEVEL', 'loud'],
    ['METRICS_TOKEN', 'short'],
    ['SEALING_KEY', 'AAAA'],
    ['SEALING_KEY', `${'A'.repeat(43)}`],
    ['SEALING_KEY', `${'A'.repeat(42)}B=`],
    ['SEALING_KEY', `${'-'.repeat(43)}=`],
    ['SEALING_KEY', 'f'.repeat(64)],
    ['MASTER_ADMIN_USERNAME', 'ab'],
    ['MASTER_ADMIN_PASSWORD', 'weak-secret'],
    ['QUOTE_ROTATION', 'yes'],
    ['STARTER_CONTENT', '1'],
    ['ALLOW_LOCAL_TARGETS', 'yes'],
    ['SENDER', '0'],
  ])('refuses %s=%s in one line that names it and does not repeat its value', (name, value) => {
    const read = () => readEnvironment({ [name]: value });
    expect(read).toThrow(OperatorError);
    expect(read).toThrow(new RegExp(`^${name}: [^\\n]+$`));
    if (value.length > 4) expect(read).not.toThrow(value);
  });

  it('says that PUBLIC_URL takes no login, and does not repeat a part of it', () => {
    const read = () => readEnvironment({ PUBLIC_URL: 'https://anna:secret@friends.example' });
    expect(read).toThrow(/^PUBLIC_URL: must not hold a username or a password/);
    expect(read).not.toThrow(/anna|secret/);
  });

  it.each([
    ['https://friends.example/', 'https://friends.example'],
    ['HTTPS://Friends.Example:443', 'https://friends.example'],
    ['http://192.0.2.1:8080', 'http://192.0.2.1:8080'],
    ['https://[2001:db8::1]', 'https://[2001:db8::1]'],
  ])('takes PUBLIC_URL=%s as the origin %s', (PUBLIC_URL, origin) => {
    expect(readEnvironment({ PUBLIC_URL }).PUBLIC_URL).toBe(origin);
  });
});
