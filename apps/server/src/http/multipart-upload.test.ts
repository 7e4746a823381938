import { withoutCodes } from '@bahai-friends/languages/testing/without-codes';
import { describe, expect, it, vi } from 'vitest';
import { listen, openConnection } from '../testing/raw-connection.ts';
import { createTestApp } from '../testing/test-app.ts';
import { loggedIn } from '../testing/test-browser.ts';
import { databases } from '../testing/test-database.ts';
import { addUsers } from '../testing/test-users.ts';
import { FORM_TYPE as TYPE } from '../testing/upload.ts';

const PATIENCE = { timeout: 60_000, interval: 10 };
const FILE_MAX = 1024 * 1024;
const BOUNDARY = 'WebKitFormBoundary7MA4YWxkTrZu0gW';
const NAMED = `boundary=${BOUNDARY}`;
const CSV = 'text,source\nOne,Somebody\n';
const END = `--${BOUNDARY}--\r\n`;

const part = (headers: string, content: string) =>
  `--${BOUNDARY}\r\n${headers}\r\n\r\n${content}\r\n`;
const file = (content = CSV, name = 'file') =>
  part(`Content-Disposition: form-data; name="${name}"; filename="quotes.csv"`, content);
const field = (name: string, type = '') =>
  part(`Content-Disposition: form-data; name="${name}"${type}`, '1');

const UNREADABLE =
  'The form cannot be read: its parts are not where its content type says. Please send it anew.';
const INCOMPLETE = 'The file did not arrive whole. Please try again.';
const OTHER_FIELDS = 'The form takes one file, in the field “file”, and no other fields.';
const ONE_FILE = 'Please send one file at a time.';
const NO_FILE = 'Please select a file first';

const RECIPE_IS_FILE = 'The field “recipe” must hold text, not a file.';
const ONE_RECIPE = 'Please send one “recipe” at a time.';
const recipe = (content = '{}', more = '') =>
  part(`Content-Disposition: form-data; name="recipe"${more}`, content);

/** A form whose parts stand between lines that begin with a boundary, be it an empty one. */
const formWith = (boundary: string) => (file() + END).replaceAll(BOUNDARY, boundary);

const BROKEN: [what: string, body: string, message: string, type?: string][] = [
  ['has no boundary', file() + END, UNREADABLE, 'multipart/form-data'],
  ['has an empty boundary', file() + END, UNREADABLE, 'multipart/form-data; boundary='],
  ['keeps an empty boundary', formWith(''), UNREADABLE, 'multipart/form-data; boundary='],
  ['keeps one in quotes', formWith(''), UNREADABLE, 'multipart/form-data; boundary=""'],
  ['keeps one of spaces', formWith(' '), UNREADABLE, 'multipart/form-data; Boundary = " "'],
  ['keeps an encoded one', formWith(''), UNREADABLE, "multipart/form-data; boundary*=utf-8''"],
  ['keeps the first of two', formWith(''), UNREADABLE, `multipart/form-data; boundary=; ${NAMED}`],
  ['keeps one of two', formWith(BOUNDARY), UNREADABLE, `${TYPE}; boundary=`],
  ['has another boundary', file() + END, UNREADABLE, 'multipart/form-data; boundary=other'],
  ['is no form', 'text,source', UNREADABLE],
  ['is empty', '', NO_FILE],
  ['has no parts', END, NO_FILE],
  ['ends within the first boundary', `--${BOUNDARY.slice(0, 9)}`, UNREADABLE],
  ['ends within the headers', `--${BOUNDARY}\r\nContent-Disposition: form-data; na`, UNREADABLE],
  ['ends after the headers', file().slice(0, -CSV.length - 2), UNREADABLE],
  ['ends within the file', file().slice(0, -9), INCOMPLETE],
  ['ends before its end', file(), INCOMPLETE],
  ['ends within its end', file() + END.slice(0, -5), INCOMPLETE],
  ['ends within a second file', file() + file().slice(0, -9), ONE_FILE],
  ['has another field first', field('more') + file() + END, OTHER_FIELDS],
  ['has another field last', file() + field('more') + END, OTHER_FIELDS],
  ['has a field __proto__ first', field('__proto__') + file() + END, OTHER_FIELDS],
  ['has a field __proto__ last', file() + field('__proto__') + END, OTHER_FIELDS],
  ['has a field constructor', field('constructor') + file() + END, OTHER_FIELDS],
  ['has a file in __proto__', file(CSV, '__proto__') + END, OTHER_FIELDS],
  ['has a file in toString', file(CSV, 'toString') + END, OTHER_FIELDS],
  ['has a field of JSON', field('a', '\r\nContent-Type: application/json') + END, OTHER_FIELDS],
  ['has many fields', `${'x'.repeat(50).replaceAll('x', field('x'))}${END}`, OTHER_FIELDS],
  ['has many forbidden fields', `${field('__proto__').repeat(50)}${END}`, OTHER_FIELDS],
  ['has a second file', file() + file() + END, ONE_FILE],
  ['has files of other names', file(CSV, 'a') + file() + END, ONE_FILE],
  ['has many files', file().repeat(50) + END, ONE_FILE],
  ['has its file elsewhere', file(CSV, 'attachment') + END, NO_FILE],
  ['has a recipe and another field', file() + recipe() + field('more') + END, OTHER_FIELDS],
  ['has a recipe and no file', recipe() + END, NO_FILE],
  ['has a recipe and a second file', file() + recipe() + file() + END, ONE_FILE],
  ['has two recipes before its file', recipe() + recipe() + file() + END, ONE_RECIPE],
  ['has a recipe on either side of its file', recipe() + file() + recipe() + END, ONE_RECIPE],
  ['has a recipe as a file', file() + recipe('{}', '; filename="a.json"') + END, RECIPE_IS_FILE],
  ['has a nameless file as recipe', recipe('{}', '; filename=""') + file() + END, RECIPE_IS_FILE],
  ['has many recipes', recipe().repeat(50) + END, ONE_RECIPE],
  ['ends within its recipe', `${file()}${recipe().slice(0, -3)}`, INCOMPLETE],
  ['has a part without a name', part('Content-Type: text/csv', CSV) + END, NO_FILE],
  ['has a part without headers', `--${BOUNDARY}\r\n\r\n${CSV}\r\n${END}`, NO_FILE],
];

async function site(environment: Record<string, string> = {}) {
  const [sqlite] = databases;
  const database = await sqlite.open();
  await addUsers(database, { anna: 'Admin', bruno: 'Admin' });
  const app = await createTestApp(database, {
    environment: { UPLOAD_MAX_BYTES: String(FILE_MAX), CHANGES_PER_MIN: '10000', ...environment },
  });
  const browser = await loggedIn(app, 'anna');
  const port = await listen(app);
  /** The head of an upload from anna's browser, or from another one. */
  const head = async (length: number, { who = browser, type = TYPE } = {}) => {
    const csrfToken = await who.csrfToken();
    const cookies = `_csrf=${who.cookie('_csrf')}; session=${who.cookie('session')}`;
    return (
      `POST /api/quotes/upload HTTP/1.1\r\nHost: x\r\nContent-Type: ${type}\r\nCookie: ${cookies}\r\n` +
      `CSRF-Token: ${csrfToken}\r\nContent-Length: ${length}\r\n\r\n`
    );
  };
  const count = async () => (await browser.send('GET', '/api/quotes')).json().length;
  return { app, browser, port, head, count };
}

describe('a multipart form', () => {
  it.each(BROKEN)(
    'that %s is refused, and the connection goes on',
    async (_, body, message, type) => {
      const { port, head, count } = await site();
      const { socket, received } = openConnection(port);
      const responses = () => received().match(/HTTP\/1\.1 \d+/g) ?? [];
      for (let round = 1; round <= 2; round += 1) {
        socket.write(await head(Buffer.byteLength(body), { type }));
        socket.write(body);
        await vi.waitFor(() => expect(responses()).toHaveLength(round), PATIENCE);
      }
      socket.write('GET /api/health HTTP/1.1\r\nHost: x\r\n\r\n');
      await vi.waitFor(() => expect(responses()).toHaveLength(3), PATIENCE);
      expect(responses()).toEqual(['HTTP/1.1 400', 'HTTP/1.1 400', 'HTTP/1.1 200']);
      const [problem = ''] =
        /\{"code".*?"issues":\[\]\}/s.exec(Buffer.from(received(), 'latin1').toString()) ?? [];
      expect(withoutCodes(JSON.parse(problem))).toEqual({ message, total: 0, issues: [] });
      expect(await count()).toBe(0);
    },
  );

  it('is read in pieces of any length', async () => {
    const { port, head, count } = await site();
    const body = file() + END;
    const { socket, received } = openConnection(port, await head(body.length));
    socket.setNoDelay();
    for (const byte of body) socket.write(byte);
    await vi.waitFor(() => expect(received()).toMatch(/^HTTP\/1\.1 201 /), PATIENCE);
    expect(await count()).toBe(1);
  });

  it('may have a boundary in quotes, a preamble and an epilogue', async () => {
    const { browser } = await site();
    const response = await browser.call('POST', '/api/quotes/upload', `hi\r\n${file()}${END}bye`, {
      'content-type': `multipart/form-data; charset=utf-8; boundary="${BOUNDARY}"`,
    });
    expect(response.statusCode).toBe(201);
  });

  it('may hold a file of the largest size, and no byte more', async () => {
    const { browser } = await site();
    const send = (bytes: number) => {
      const content = `${CSV}${' '.repeat(bytes - CSV.length)}`;
      return browser.call('POST', '/api/quotes/upload', file(content) + END, {
        'content-type': TYPE,
      });
    };
    expect((await send(FILE_MAX)).statusCode).not.toBe(413);
    const tooLong = await send(FILE_MAX + 1);
    expect([tooLong.statusCode, tooLong.json().message]).toEqual([
      413,
      'The file is larger than 1 MB. Please split it into several files.',
    ]);
    expect((await send(5 * FILE_MAX)).statusCode).toBe(413);
  });
});

describe('files that are arriving', () => {
  const CONTENT = ' '.repeat(FILE_MAX - 1000);
  const START = file(CONTENT).slice(0, -2);

  it('are two at once for a volunteer; others go on; what breaks gives its place back', async () => {
    const { app, port, head } = await site();
    const bruno = await loggedIn(app, 'bruno');
    const begin = async (who?: typeof bruno) =>
      openConnection(port, await head(START.length + 100, { ...(who && { who }) }), START);
    const responseOf = async (connection: ReturnType<typeof openConnection>) => {
      connection.socket.write('x'.repeat(100));
      await vi.waitFor(() => expect(connection.received()).toMatch(/^HTTP/), PATIENCE);
      return connection.received();
    };
    for (let round = 0; round < 3; round += 1) {
      const connections = [await begin(), await begin(), await begin()];
      const refused = () => connections.map(({ received }) => received()).filter(Boolean);
      await vi.waitFor(() => expect(refused()).toHaveLength(1), PATIENCE);
      expect(refused()[0]).toMatch(/^HTTP\/1\.1 429 /);
      expect(refused()[0]?.toLowerCase()).toContain('retry-after: 5');
      expect(await responseOf(await begin(bruno))).toMatch(/^HTTP\/1\.1 400 /);
      expect(refused()).toHaveLength(1);
      for (const { socket } of connections) socket.destroy();
      const isFree = async () =>
        expect(await responseOf(await begin())).toMatch(/^HTTP\/1\.1 400 /);
      await vi.waitFor(isFree, PATIENCE);
    }
  });

  it('of strangers, or without a CSRF token, are refused before they have arrived', async () => {
    const { port, head } = await site();
    const whole = await head(FILE_MAX);
    const responseTo = async (start: string) => {
      const { received } = openConnection(port, start);
      await vi.waitFor(() => expect(received()).toMatch(/^HTTP/), PATIENCE);
      return received().slice(9, 12);
    };
    expect(await responseTo(whole.replace(/Cookie.*\r\n/, ''))).toBe('401');
    expect(await responseTo(whole.replace(/CSRF-Token.*\r\n/, ''))).toBe('403');
  });
});
