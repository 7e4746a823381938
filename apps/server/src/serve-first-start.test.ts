import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Password } from '@bahai-friends/contract';
import { describe, expect, it, onTestFinished } from 'vitest';
import { HttpVisitor } from './testing/http-visitor.ts';
import { databaseEnvironments, temporaryFolder } from './testing/test-database.ts';
import { addressOf, type Running, runServer } from './testing/test-program.ts';

/** The lines that the first start prints: the address, and below it the login. */
const LOGIN =
  /is ready: (\S+)\nLog in at (\S+) \(this is shown only once\):\n {2}username (.+)\n {2}password (.+)\n/;

async function logIn(address: string, username: string, password: string): Promise<number> {
  return (await new HttpVisitor(address).login(username, password)).status;
}

async function stop(running: Running): Promise<void> {
  running.child.kill('SIGTERM');
  await running.ended;
}

const printed = ({ output }: Running): string => output().stdout + output().stderr;

describe.each(databaseEnvironments)('the first start on $name', ({ make }) => {
  it('prints a login that works; the next start prints none, and it still works', async () => {
    const environment = await make();
    const first = runServer(environment);
    const [, address = '', page, username = '', password = ''] = await first.printed(LOGIN);
    expect(page).toBe(`${address}/admin-auth`);
    expect(username).toBe('admin');
    expect(Password.safeParse(password).success).toBe(true);
    expect(await logIn(address, username, password)).toBe(200);
    await stop(first);
    expect(printed(first).split(password)).toHaveLength(2);
    const second = runServer(environment);
    expect(await logIn(await addressOf(second), username, password)).toBe(200);
    await stop(second);
    expect(printed(second)).not.toMatch(/password|username|Log in/i);
  });
});

describe('the first start', () => {
  it('takes the login from the settings, and prints no password', async () => {
    const environment = { DATA_DIR: temporaryFolder(), MASTER_ADMIN_USERNAME: 'Táhirih' };
    const password = 'Quiet-River-88';
    const running = runServer({ ...environment, MASTER_ADMIN_PASSWORD: password });
    expect(await logIn(await addressOf(running), 'táhirih', password)).toBe(200);
    await stop(running);
    expect(printed(running)).not.toMatch(/Quiet-River-88|Log in/);
    // The variable is for an empty database: later it changes nobody's password.
    const again = runServer({ ...environment, MASTER_ADMIN_PASSWORD: 'Other-River-99' });
    const address = await addressOf(again);
    expect(await logIn(address, 'táhirih', 'Other-River-99')).toBe(401);
    expect(await logIn(address, 'táhirih', password)).toBe(200);
  });

  it('prints the login also after a start that failed because the port was taken', async () => {
    const other = createServer().listen(0, '127.0.0.1');
    onTestFinished(() => void other.close());
    await once(other, 'listening');
    const environment = { DATA_DIR: temporaryFolder() };
    const { port } = other.address() as AddressInfo;
    const failed = runServer({ ...environment, PORT: String(port) });
    expect(await failed.ended).toBe(1);
    const [, address = '', , username = '', password = ''] =
      await runServer(environment).printed(LOGIN);
    expect(await logIn(address, username, password)).toBe(200);
  });

  it('sends people to the site’s own address', async () => {
    const running = runServer({
      DATA_DIR: temporaryFolder(),
      PUBLIC_URL: 'https://friends.example',
    });
    const [, , page] = await running.printed(LOGIN);
    expect(page).toBe('https://friends.example/admin-auth');
  });

  it.each([
    ['MASTER_ADMIN_PASSWORD', 'Quiet-R', 'Password must be at least 8 characters'],
    ['MASTER_ADMIN_PASSWORD', 'quiet-river-88', 'at least one uppercase letter'],
    ['MASTER_ADMIN_USERNAME', 'Jo', 'Username must be at least 3 characters'],
  ])('ends with one line about %s=%s', async (name, value, message) => {
    const running = runServer({ DATA_DIR: temporaryFolder(), [name]: value });
    expect(await running.ended).toBe(1);
    const { stdout, stderr } = running.output();
    expect(stdout).toBe('');
    expect(stderr.trim().split('\n')).toEqual([expect.stringMatching(`^${name}: .*${message}`)]);
    expect(stderr).not.toContain(value);
  });

  it('refuses a password that is easily guessed where the site is strict, and only then', async () => {
    const strict = { DATA_DIR: temporaryFolder(), PASSWORD_STRENGTH: 'strict' };
    const weak = { ...strict, MASTER_ADMIN_PASSWORD: 'Password1!' };
    const refused = runServer(weak);
    expect(await refused.ended).toBe(1);
    const { stdout, stderr } = refused.output();
    expect(stdout).toBe('');
    expect(stderr).toMatch(
      /^MASTER_ADMIN_PASSWORD: This password is easily guessed\. [^\n]+ Choose another one, or leave it out: one is then made up\.\n$/,
    );
    expect(stderr).not.toContain('Password1');
    const strong = 'Quiet-River-88-Lantern';
    const accepted = runServer({ ...strict, MASTER_ADMIN_PASSWORD: strong });
    expect(await logIn(await addressOf(accepted), 'admin', strong)).toBe(200);
    await stop(accepted);
    // Once there are users, the variable is nobody's password.
    const later = runServer(weak);
    expect(await logIn(await addressOf(later), 'admin', strong)).toBe(200);
  });
});
